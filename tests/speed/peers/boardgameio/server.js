// boardgame.io's own server, with its own transport, in memory.

process.env.NODE_ENV = 'production'; // before anything is loaded: it is read then

const { Server, Origins } = require('boardgame.io/server');
const { Bluff } = require('./game.js');

Server({ games: [Bluff], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
