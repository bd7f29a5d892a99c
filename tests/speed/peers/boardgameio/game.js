// Bluff, as boardgame.io writes games: the same seats, cards, rounds and points.
// Everybody chooses at once; cards and choices are hidden by its own PlayerView.STRIP_SECRETS.

const { ActivePlayers, INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const CARDS = 10;
const POINTS_TO_WIN = 3;
const LAST_ROUND = 30;

function deal(G, seats, random) {
  G.secret = { deck: random.Shuffle([...Array(CARDS).keys()]) };
  G.players = {};
  for (let seat = 0; seat < seats; seat += 1) {
    G.players[seat] = { card: G.secret.deck.pop(), decision: null };
  }
  G.chosen = Array(seats).fill(false);
}

function score(G) {
  const seats = G.points.length;
  const stayed = [...Array(seats).keys()].filter((seat) => G.players[seat].decision === 'stay');
  G.shown = stayed.map((seat) => ({ seat, card: G.players[seat].card }));
  if (stayed.length === 0) return;
  const winner = stayed.reduce((best, seat) =>
    G.players[seat].card > G.players[best].card ? seat : best,
  );
  for (const seat of stayed) {
    G.points[seat] += seat === winner ? Math.max(1, stayed.length - 1) : -1;
  }
}

function isOver(G) {
  return Math.max(...G.points) >= POINTS_TO_WIN || G.round > LAST_ROUND;
}

function choose({ G, ctx, playerID, random }, decision) {
  if (G.chosen[playerID] || !['stay', 'fold'].includes(decision)) return INVALID_MOVE;
  G.players[playerID].decision = decision;
  G.chosen[playerID] = true;
  if (!G.chosen.every(Boolean)) return undefined;
  score(G);
  G.round += 1;
  if (!isOver(G)) deal(G, ctx.numPlayers, random);
  return undefined;
}

const Bluff = {
  name: 'bluff',
  disableUndo: true, // it would keep every state; nobody can undo here
  setup: ({ ctx, random }) => {
    const G = { round: 1, points: Array(ctx.numPlayers).fill(0), shown: [] };
    deal(G, ctx.numPlayers, random);
    return G;
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    // Seats choose at the same time, so a choice may answer a state that is no longer the last.
    choose: { move: choose, redact: true, client: false, ignoreStaleStateID: true },
  },
  endIf: ({ G }) => {
    const most = Math.max(...G.points);
    return isOver(G) ? { winners: G.points.flatMap((p, seat) => (p === most ? [seat] : [])) } : undefined;
  },
  playerView: PlayerView.STRIP_SECRETS,
};

module.exports = { Bluff };
