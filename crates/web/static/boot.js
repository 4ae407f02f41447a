// Starts the page. The module is compiled once and handed to the thinking worker as it is.
// Whatever goes wrong here is told by broken.js.
import "./attributes.js";
import init, { page_main } from "./web.js";

// In one block, since the beginning of it alone must be no script: it would leave a page that says nothing.
{
  // The folder in which all files of this build lie.
  const BUILD = "@BUILD@";
  const response = fetch(`${BUILD}/web_bg.wasm`);
  // The signs stand in the document: one drawn from a file of its own stays empty until that file was
  // asked for again, with every choice. Without them the page can still be played.
  const signs = fetch(`${BUILD}/icons.svg`).then(
    (file) => /svg/.test(file.headers.get("content-type")) ? file.text() : "",
  ).catch(() => "");
  const module = await WebAssembly.compileStreaming(response).catch(async () => {
    // A server that does not know the type of WebAssembly still gets to play.
    const again = await fetch(`${BUILD}/web_bg.wasm`, { cache: "reload" });
    return WebAssembly.compile(await again.arrayBuffer());
  });
  globalThis.millwright = { module, build: BUILD };
  await init({ module_or_path: module });
  document.head.insertAdjacentHTML("beforeend", await signs);
  await page_main();
  document.getElementById("loading")?.remove();
  globalThis.millwright.ran = true;
}
