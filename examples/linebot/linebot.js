// The same in JavaScript, for Node: the first move that is not an idle one.
//
//     regnum arena carolus-magnus --bots "cmd:node examples/linebot/linebot.js,random"

const lines = require('node:readline').createInterface({ input: process.stdin })
const idle = /^(pass|done|end|keep|nowhere)/

lines.on('line', (line) => {
  const told = JSON.parse(line)
  if (told.t !== 'choose') return
  const move = told.distinct.find((text) => !idle.test(text)) ?? told.distinct[0]
  console.log(JSON.stringify({ moves: [move] }))
})
