// Sits at tables of Regnum's server with a socket for each player.
// Usage: node regnum.cjs ADDRESS TABLES, a file with [{"id": ..., "cookies": [...]}, ...]

const { readFileSync } = require("node:fs");
const WebSocket = require("ws");
const { drive } = require("./driver.cjs");

const [address, file] = process.argv.slice(2);

class Screen {
  version = -1;
  seat = null;
  legal = [];
  /** Called with each change that has arrived. */
  changed = () => {};

  constructor(table, cookie) {
    const line = new WebSocket(`${address.replace("http", "ws")}/api/tables/${table}/socket`, {
      origin: address,
      headers: { Cookie: cookie },
      perMessageDeflate: false,
    });
    line.on("message", (text) => this.hear(JSON.parse(text)));
    line.on("error", (error) => {
      throw error;
    });
    this.line = line;
  }

  hear(message) {
    if (message.t !== "snapshot" && message.t !== "update") return;
    if (message.t === "snapshot") this.seat = message.seat;
    this.version = message.version;
    this.legal = message.legal;
    this.changed();
  }

  play(move, key) {
    const { seat, version } = this;
    this.line.send(JSON.stringify({ t: "play", key, seat, moves: [move], version }));
  }
}

function sitDown({ id, cookies }) {
  const screens = cookies.map((cookie) => new Screen(id, cookie));
  return new Promise((done) => {
    for (const screen of screens)
      screen.changed = () => {
        if (screens.every((each) => each.version >= 0)) done(screens);
      };
  });
}

function playMove(screens) {
  const mover = screens.find((screen) => screen.legal.length > 0);
  if (mover === undefined) return null;
  return new Promise((done) => {
    const next = mover.version + 1;
    const move = mover.legal[Math.floor(Math.random() * mover.legal.length)];
    const begun = performance.now();
    const changed = () => {
      if (screens.every((screen) => screen.version >= next)) done(performance.now() - begun);
    };
    for (const screen of screens) screen.changed = changed;
    mover.play(move, Math.random().toString(36).slice(2));
  });
}

async function main() {
  const tables = [];
  for (const table of JSON.parse(readFileSync(file, "utf8"))) {
    const screens = await sitDown(table);
    tables.push(() => playMove(screens));
  }
  await drive(tables);
}

main();
