// boardgame.io's own server, with its own transport, in memory.

const { Server, Origins } = require('boardgame.io/server');
const { Bluff } = require('./game.js');

process.env.NODE_ENV = 'production';
Server({ games: [Bluff], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
