// So many matches, two clients each, moving as fast as the server confirms: node load.js URL N SECONDS
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game } = require("./game");

const [url, count, seconds] = process.argv.slice(2);
const lobby = url.replace(/\d+$/, (port) => String(Number(port) + 1));
const times = [];
const starts = []; // all begin together: whoever played at once would keep the others from sitting down
let until = 0;

async function post(path, body) {
  const asked = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  for (;;) {
    try {
      return await (await fetch(lobby + path, asked)).json();
    } catch {
      await new Promise((go) => setTimeout(go, 50)); // it closed a connection it had kept
    }
  }
}

async function seat(matchID, playerID) {
  const { playerCredentials } = await post(`/games/tiles/${matchID}/join`, {
    playerID,
    playerName: playerID,
  });
  const client = Client({
    game,
    multiplayer: SocketIO({ server: url }),
    matchID,
    playerID,
    credentials: playerCredentials,
    debug: false,
  });
  client.start();
  return client;
}

async function play() {
  const { matchID } = await post("/games/tiles/create", { numPlayers: 2 });
  for (const playerID of ["0", "1"]) {
    const client = await seat(matchID, playerID);
    let sent = null;
    const go = (state) => {
      if (state === null || !state.isConnected) return;
      if (sent !== null && state._stateID > sent.id) {
        times.push(performance.now() - sent.at);
        sent = null;
      }
      const ours = state.ctx.currentPlayer === playerID && sent === null;
      if (ours && performance.now() < until) {
        sent = { id: state._stateID, at: performance.now() };
        setImmediate(() => client.moves.lay(state._stateID));
      }
    };
    client.subscribe(go);
    starts.push(() => go(client.getState()));
  }
}

async function main() {
  for (let at = 0; at < Number(count); at += 1) await play();
  console.log("begin");
  const began = performance.now();
  until = began + 1000 * Number(seconds);
  for (const start of starts) start();
  await new Promise((done) => setTimeout(done, 1000 * Number(seconds)));
  const sorted = [...times].sort((a, b) => a - b);
  const rate = sorted.length / ((performance.now() - began) / 1000);
  console.log(
    JSON.stringify({ moves: sorted.length, rate, p99: sorted[Math.floor(sorted.length * 0.99)] ?? null }),
  );
  process.exit(0);
}

main();
