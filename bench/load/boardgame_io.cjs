// Sits at matches of boardgame.io's server with its own client.
// Usage: node boardgame_io.cjs PORT LOBBY_PORT MATCHES SEATS

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { drive, sleep } = require("./driver.cjs");
const { Weight } = require("./game.cjs");

const [port, lobbyPort, matches, seats] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const lobby = `http://127.0.0.1:${lobbyPort}`;

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

async function main() {
  const tables = [];
  for (let match = 0; match < matches; match += 1) {
    const screens = await openMatch();
    tables.push(() => playMove(screens));
  }
  await drive(tables);
}

main();
