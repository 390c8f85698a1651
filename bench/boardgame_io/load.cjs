// Plays at many matches through boardgame.io's own client, and reports as JSON how long a move
// takes from being made to being on all screens of its match.
// Usage: node load.cjs PORT LOBBY_PORT MATCHES SEATS SECONDS INTERVAL_MS

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Weight } = require("./game.cjs");

const [port, lobbyPort, matches, seats, seconds, interval] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const lobby = `http://127.0.0.1:${lobbyPort}`;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

const post = async (path, body) => {
  const answer = await fetch(lobby + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
};

async function openMatch() {
  const { matchID } = await post("/games/weight/create", { numPlayers: seats });
  const screens = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const playerID = String(seat);
    const join = { playerID, playerName: playerID };
    const { playerCredentials } = await post(`/games/weight/${matchID}/join`, join);
    const client = Client({
      game: Weight,
      multiplayer: SocketIO({ server: address }),
      matchID,
      playerID,
      credentials: playerCredentials,
      numPlayers: seats,
      debug: false,
    });
    client.start();
    screens.push(client);
  }
  while (!screens.every((client) => client.getState()?.isConnected)) await sleep(10);
  return screens;
}

function playMove(screens) {
  return new Promise((done) => {
    const { ctx, G } = screens[0].getState();
    const count = G.count + 1;
    const begun = performance.now();
    let waiting = screens.length;
    const unsubscribe = screens.map((client) => {
      let seen = false;
      return client.subscribe((state) => {
        if (seen || !state || state.G.count < count) return;
        seen = true;
        waiting -= 1;
        if (waiting === 0) {
          unsubscribe.forEach((end) => end());
          done(performance.now() - begun);
        }
      });
    });
    screens[Number(ctx.currentPlayer)].moves.place(count);
  });
}

async function playMatch(screens, until, times) {
  await sleep(Math.random() * interval);
  while (performance.now() < until) {
    const begun = performance.now();
    times.push(await playMove(screens));
    await sleep(Math.max(interval - (performance.now() - begun), 0));
  }
}

async function main() {
  const tables = [];
  for (let match = 0; match < matches; match += 1) tables.push(await openMatch());
  const times = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(tables.map((screens) => playMatch(screens, until, times)));
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(Math.floor(times.length * share), times.length - 1)];
  console.log(JSON.stringify({ moves: times.length, p50: at(0.5), p99: at(0.99), worst: at(1) }));
  process.exit(0);
}

main();
