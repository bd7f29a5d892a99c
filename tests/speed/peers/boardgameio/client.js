// As many seats as the other client has, over socket.io and boardgame.io's own messages: sync, update.
// Every seat moves as soon as it may; a table whose match is over goes on with a new one.

const fs = require('node:fs');
const { io } = require('socket.io-client');

const load = { tables: 200, seats: 4, warm_up: 2, seconds: 10, ...JSON.parse(process.argv[2]) };
const TICKS_A_SECOND = 100;

let moves = 0;
let matches = 0;
let ways = [];

class Table {
  constructor(number) {
    this.number = number;
    this.match = 0;
    this.seats = [];
    this.ways = new Map();
  }

  get matchID() {
    return `table-${this.number}-${this.match}`;
  }

  arrived(stateID, sentAt) {
    const way = this.ways.get(stateID) ?? { count: 0, sentAt: 0 };
    way.count += 1;
    way.sentAt = Math.max(way.sentAt, sentAt);
    this.ways.set(stateID, way);
    if (way.count < load.seats) return;
    this.ways.delete(stateID);
    ways.push(performance.now() - way.sentAt);
  }

  next() {
    this.match += 1;
    this.ways.clear();
    for (const seat of this.seats) seat.sync();
  }
}

class Seat {
  constructor(table, number) {
    this.table = table;
    this.playerID = String(number);
    this.sentAt = 0;
    this.socket = io(`http://127.0.0.1:${load.port}/bluff`, {
      transports: ['websocket'],
      forceNew: true,
    });
    this.socket.on('sync', (matchID, { state }) => this.look(matchID, state));
    this.socket.on('update', (matchID, state, log) => this.updated(matchID, state, log));
  }

  sync() {
    this.sentAt = 0;
    this.socket.emit('sync', this.table.matchID, this.playerID, undefined, load.seats);
  }

  updated(matchID, state, log) {
    if (matchID !== this.table.matchID) return;
    const isMine = log.at(-1).action.payload.playerID === this.playerID;
    if (isMine) moves += 1;
    this.table.arrived(state._stateID, isMine ? this.sentAt : 0);
    if (isMine) this.sentAt = 0;
    this.look(matchID, state);
  }

  look(matchID, state) {
    if (matchID !== this.table.matchID) return;
    if (state.ctx.gameover) this.over();
    else if (!this.sentAt && !state.G.chosen[this.playerID]) this.move(state);
  }

  over() {
    this.isOver = true;
    if (!this.table.seats.every((seat) => seat.isOver)) return;
    matches += 1;
    for (const seat of this.table.seats) seat.isOver = false;
    this.table.next();
  }

  move(state) {
    this.sentAt = performance.now();
    const args = [Math.random() < 0.5 ? 'stay' : 'fold'];
    const payload = { type: 'choose', args, playerID: this.playerID };
    const action = { type: 'MAKE_MOVE', payload };
    this.socket.emit('update', action, state._stateID, this.table.matchID, this.playerID);
  }
}

function cpuSeconds(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

function ownCpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function quantile(share) {
  const ordered = ways.sort((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? 0;
}

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

async function main() {
  const tables = Array.from({ length: load.tables }, (_, number) => new Table(number));
  for (const table of tables) {
    table.seats = Array.from({ length: load.seats }, (_, number) => new Seat(table, number));
    await Promise.all(table.seats.map((seat) => new Promise((done) => seat.socket.once('connect', done))));
  }
  for (const table of tables) table.next();
  await sleep(load.warm_up);
  ways = [];
  const before = { moves, at: performance.now(), server: cpuSeconds(load.server), client: ownCpuSeconds() };
  await sleep(load.seconds);
  const report = {
    moves: moves - before.moves,
    seconds: (performance.now() - before.at) / 1000,
    server_cpu: cpuSeconds(load.server) - before.server,
    client_cpu: ownCpuSeconds() - before.client,
    p50_ms: quantile(0.5),
    p99_ms: quantile(0.99),
    matches,
  };
  console.log(JSON.stringify(report));
  process.exit(0);
}

main();
