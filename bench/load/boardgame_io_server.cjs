// boardgame.io's server with its default storage, which keeps matches in memory only.
// Usage: node boardgame_io_server.cjs PORT LOBBY_PORT

const { Server, Origins } = require("boardgame.io/server");
const { Weight } = require("./game.cjs");

const [port, apiPort] = process.argv.slice(2).map(Number);
const server = Server({ games: [Weight], origins: [Origins.LOCALHOST] });
server.run({ port, lobbyConfig: { apiPort } });
