// The worker only thinks. Its first message is the compiled module; until it says `ready`
// it has heard nothing else.
import init, { worker_main } from "./web.js";

self.onmessage = async (event) => {
  self.onmessage = null;
  await init({ module_or_path: event.data });
  worker_main();
};
