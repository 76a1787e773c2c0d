// Unpacks the program that lies in this page, and starts it.

const words = document.getElementById("words");

function stop(sentence) {
  words.textContent = sentence;
  words.hidden = false;
}

// The smallest module with a vector in it: one function, which fills it with zeros.
const VECTOR = new Uint8Array(
  [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11]);

// One sentence; empty where nothing is missing.
function whatIsMissing() {
  if (!window.WebAssembly || !window.DecompressionStream || !WebAssembly.validate(VECTOR))
    return "This browser is too old for gjklab. Chrome 91, Firefox 113, Safari 16.4 and what came after them run it.";
  // The program draws with this context: another one would take a tenth of the start. SDL asks for the same attributes.
  if (!document.getElementById("canvas").getContext("webgl2", {alpha: false, depth: true, stencil: false, antialias: false}))
    return "gjklab draws with WebGL 2, which this browser does not give. Allow it (hardware acceleration) in its settings, or use another browser.";
  return "";
}

// Seven bits a character (pack_page.py).
function bytesIn(text) {
  const bytes = new Uint8Array(Math.floor((text.length * 7) / 8));
  let bits = 0, count = 0, at = 0;
  for (let i = 0; i < text.length; ++i) {
    const code = text.charCodeAt(i);
    bits = ((bits << 7) | (code < 128 ? code : code - 192)) & 0x7fff;
    count += 7;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = bits >> count;
  }
  return bytes;
}

// A line of JSON with names and sizes, then the files' bytes one after the other.
async function unpack() {
  const packed = bytesIn(document.getElementById("program").textContent);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let at = bytes.indexOf(10) + 1;
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  return list.map(([name, size]) => [name, bytes.subarray(at, (at += size))]);
}

// What `gjklab page` has put into this page: the link that it opens, or lessons, by the names of their files.
const kept = document.getElementById("gjklab-work");
const work = kept ? JSON.parse(kept.textContent) : {};

function whatToOpen() {
  if (location.hash.length > 1) return [location.hash];
  if (work.open) return [work.open];
  return work.lessons ? ["/lessons"] : [];
}

// The language of the address, gjklab.html?lang=de; without it, that of the browser.
function languageAsked() {
  const code = new URLSearchParams(location.search).get("lang");
  return code ? ["lang=" + code.replace("-", "_")] : [];
}

// Why nothing runs here, if so.
const missing = whatIsMissing();
if (missing) {
  stop(missing);
  throw new Error(missing);
}
const unpacked = unpack();

let complaint = "";  // what the program has written last where a terminal would show it

var Module = {
  canvas: document.getElementById("canvas"),
  arguments: [...whatToOpen(), ...languageAsked()],
  gjklabLessons: work.lessons || {},
  gjklabFonts: [],
  gjklabStopped: stop,
  gjklabStarted() {
    words.hidden = true;
    document.getElementById("program").remove();
    if (window.parent === window) Module.canvas.focus();
  },
  instantiateWasm(imports, done) {
    unpacked
      .then(([, [, program], ...fonts]) => {
        Module.gjklabFonts = fonts;
        return WebAssembly.instantiate(program, imports);
      })
      .then((made) => done(made.instance, made.module))
      .catch((error) => stop(`gjklab cannot start: ${error.message || error}.`));
    return {};
  },
  printErr(line) {
    complaint = line;
    console.error(line);
  },
  quit(status, reason) {
    if (status && complaint && reason.name === "ExitStatus") stop(complaint);
    throw reason;
  },
  onAbort: () => stop("gjklab has stopped because of a fault or for want of memory. Reload the page: unsaved work is offered again."),
};

Module.canvas.addEventListener("contextmenu", (event) => event.preventDefault());

// Emscripten's script follows when all scripts of the page have run. The policy knows it by its hash.
unpacked
  .then(([[, glue]]) => {
    const script = document.createElement("script");
    script.textContent = new TextDecoder().decode(glue);
    document.body.append(script);
  })
  .catch((error) => stop(`gjklab cannot start: ${error.message || error}.`));
