// Plays at many tables as it is told: every line of standard input, such as
// {"seconds": 20, "interval": 2000}, has each table play a move each interval, and is answered
// with how long the moves took from being made to being on all screens, in milliseconds.

const readline = require("node:readline");

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function playTable(playMove, until, interval, times) {
  await sleep(Math.random() * interval);
  while (performance.now() < until) {
    const begun = performance.now();
    const taken = await playMove();
    if (taken === null) return; // the game is over
    times.push(taken);
    await sleep(Math.max(begun + interval - performance.now(), 0));
  }
}

async function playAll(tables, { seconds, interval }) {
  const times = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(tables.map((playMove) => playTable(playMove, until, interval, times)));
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(Math.floor(times.length * share), times.length - 1)];
  return { moves: times.length, p50: at(0.5), p99: at(0.99), worst: at(1) };
}

/** Takes a function for each table that plays a move there and resolves to its time. */
exports.drive = async (tables) => {
  console.log("connected");
  for await (const line of readline.createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(await playAll(tables, JSON.parse(line))));
  }
  process.exit(0);
};

exports.sleep = sleep;
