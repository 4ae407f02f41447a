// Runs the rules as WebAssembly under node, without glue code.
//
//   node probe.mjs WASM replay RECORD...          one line for each record
//   node probe.mjs WASM sim GAME PLAYERS GAMES [BOT]    ok DECISIONS SECONDS

import { readFileSync } from "node:fs";

const [wasm, order, ...rest] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(wasm), {});
const { memory, alloc, free, ...doors } = instance.exports;

/** Hands text to a door and reads its answer. */
function call(door, text) {
  const bytes = new TextEncoder().encode(text);
  const room = alloc(bytes.length);
  new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
  const packed = BigInt.asUintN(64, doors[door](room, bytes.length));
  const address = Number(packed >> 32n);
  const length = Number(packed & 0xffffffffn);
  // The view is made anew each time: memory that has grown has a new buffer.
  const answer = new TextDecoder().decode(
    new Uint8Array(memory.buffer, address, length),
  );
  free(address, length);
  return answer;
}

switch (order) {
  case "replay":
    for (const file of rest) {
      console.log(call("replay", readFileSync(file, "utf8")));
    }
    break;
  case "sim": {
    const [game, players, games, bot = "random"] = rest;
    // The first games are played by code that is not optimised yet.
    call("sim", `${game} ${players} ${Math.ceil(games / 10)} ${bot}`);
    const start = performance.now();
    const answer = call("sim", `${game} ${players} ${games} ${bot}`);
    console.log(`${answer} ${(performance.now() - start) / 1000}`);
    break;
  }
  default:
    console.error("usage: node probe.mjs WASM replay RECORD... | sim GAME PLAYERS GAMES [BOT]");
    process.exit(2);
}
