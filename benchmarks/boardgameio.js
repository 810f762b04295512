// boardgame.io's own server, and clients for it: the yardstick of `moves.py`, which starts both.
//
// `node boardgameio.js serve` keeps matches of tic-tac-toe in memory, and says on which port.
// `node boardgameio.js play PORT MATCHES` plays so many at once. It connects, says "ready", plays
// when told to by a line, says how many moves that were, and begins anew.

const readline = require('readline');

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G }) => (G.cells.every((cell) => cell !== null) ? { draw: true } : undefined),
};

async function serve() {
  const { Server, Origins } = require('boardgame.io/server');
  const server = Server({ games: [ticTacToe], origins: [Origins.LOCALHOST] });
  const running = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
  console.log(running.appServer.address().port);
}

function shuffled(items) {
  return items
    .map((item) => [Math.random(), item])
    .sort((a, b) => a[0] - b[0])
    .map(([, item]) => item);
}

class Match {
  // Two players with a socket each. Each answers when it has seen what the other did.
  constructor(port, id) {
    const { io } = require('socket.io-client');
    this.id = id;
    this.cells = shuffled([...Array(9).keys()]);
    this.left = 2 * this.cells.length;
    this.done = new Promise((resolve) => (this.finish = resolve));
    this.sockets = ['0', '1'].map(() =>
      io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ['websocket'], forceNew: true }),
    );
  }

  async connect() {
    for (const [player, socket] of this.sockets.entries()) {
      const synced = new Promise((resolve) => socket.once('sync', resolve));
      socket.on('update', (_, state) => this.seen(player, state));
      socket.emit('sync', this.id, String(player), undefined, 2);
      await synced;
    }
  }

  play(player, move) {
    const payload = { type: 'clickCell', args: [this.cells[move]], playerID: String(player) };
    this.sockets[player].emit('update', { type: 'MAKE_MOVE', payload }, move, this.id, String(player));
  }

  seen(player, state) {
    const moves = state.G.cells.filter((cell) => cell !== null).length;
    this.left -= 1;
    if (this.left === 0) this.finish();
    else if (moves < 9 && moves % 2 === player) this.play(player, state._stateID);
  }

  close() {
    for (const socket of this.sockets) socket.close();
  }
}

async function play(port, count) {
  const told = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  for (let wave = 0; ; wave += 1) {
    const matches = [...Array(count).keys()].map((at) => new Match(port, `${wave}-${at}`));
    await Promise.all(matches.map((match) => match.connect()));
    console.log('ready');
    if ((await told.next()).done) process.exit();
    for (const match of matches) match.play(0, 0);
    await Promise.all(matches.map((match) => match.done));
    console.log(count * 9);
    if ((await told.next()).done) process.exit();
    for (const match of matches) match.close();
  }
}

const [role, ...words] = process.argv.slice(2);
if (role === 'serve') serve();
else play(...words.map(Number));
