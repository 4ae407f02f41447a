// Starts the page. The module is compiled once and handed to the thinking worker as it is.
// Whatever goes wrong here is told by broken.js.
import "./attributes.js?@BUILD@";
import init, { page_main } from "./web.js?@BUILD@";

const BUILD = "@BUILD@";
const response = fetch(`web_bg.wasm?${BUILD}`);
// The signs stand in the document: one drawn from a file of its own stays empty until that file was
// asked for again, with every choice. Without them the page can still be played.
const signs = fetch(`icons.svg?${BUILD}`).then((file) => file.ok ? file.text() : "").catch(() => "");
const module = await WebAssembly.compileStreaming(response).catch(async () => {
  // A server that does not know the type of WebAssembly still gets to play.
  const again = await fetch(`web_bg.wasm?${BUILD}`);
  return WebAssembly.compile(await again.arrayBuffer());
});
globalThis.millwright = { module, build: BUILD };
await init({ module_or_path: module });
document.head.insertAdjacentHTML("beforeend", await signs);
await page_main();
document.getElementById("loading")?.remove();
globalThis.millwright.ran = true;
