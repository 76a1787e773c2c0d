// What the page does for the program: frames, files that last, the clipboard, files that come and go. The code in
// platform/web calls it as Module.page.

let files = null;  // Emscripten's, in memory
const kMostText = 1 << 26;  // characters that the pages around may send
const embedded = /&embed(&|=|$)/.test(Module.arguments[0] || "");  // as model/text/link.h reads it

const page = {
  prefix: "gjklab/",
  folder: "/kept/",
  unsaved: "/kept/unsaved/",
  storage: null,
  tab: "",
  origin: new Map(),  // of a file in memory: its key in the storage
  stored: new Map(),  // of a key: what is in the storage
  full: false,
  chosen: undefined,
  wake() {},
  frame() {},  // at once
  ask: null,
  listeners: {step: [], edit: [], answer: [], done: []},
  last: {},

  // A frame of the program follows each event of the page; else it follows when it is due. A hidden page gets none, but
  // one last in which the program keeps what is unsaved.
  start(frame) {
    let asked = 0, timer = 0, ended = false;
    const wake = () => {
      clearTimeout(timer);
      timer = 0;
      if (!asked && !ended) asked = requestAnimationFrame(run);
    };
    const run = () => {
      asked = timer = 0;
      if (ended) return;
      let wait = -1;
      try {
        wait = Module._gjklab_frame(frame);
      } catch (fault) {
        ended = true;
        Module.onAbort();
        throw fault;
      }
      typing.follow();
      if (wait > 0) this.say();
      ended = wait < 0;
      if (ended) Module.gjklabStopped("gjklab has ended. Reload the page to start it again.");
      else if (wait === 0) wake();
      else if (!document.hidden && wait < 0x7fffffff) timer = setTimeout(wake, wait);
    };
    this.wake = wake;
    this.frame = () => {
      cancelAnimationFrame(asked);
      clearTimeout(timer);
      run();
    };
    typing.begin();
    const events = ["pointermove", "pointerdown", "pointerup", "mousemove", "mousedown", "mouseup", "wheel", "keydown", "keyup",
      "keypress", "touchstart", "touchmove", "touchend", "touchcancel", "focus", "blur", "resize"];
    for (const event of events) window.addEventListener(event, wake, {capture: true, passive: true});
    for (const event of ["mouseleave", "webglcontextrestored"]) Module.canvas.addEventListener(event, wake);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) return wake();
      this.frame();
    });
    run();
    Module.gjklabStarted();
  },

  // The program as the pages around it see it: window.gjklab, and messages where it stands in a frame.
  openDoor(answer) {
    this.ask = (request, given = "") => {
      const text = String(given);
      if (text.length > kMostText)
        throw new Error(`A text may have ${kMostText} characters; this one has ${text.length}.`);
      const texts = [Module.allocateUTF8(request), Module.allocateUTF8(text.replace(/\0/g, "\ufffd"))];
      const told = Module._gjklab_answer(answer, ...texts);
      const state = JSON.parse(Module.UTF8ToString(told));
      [...texts, told].forEach(Module._free);
      if (state && state.fault) throw new Error(state.fault);
      if (request === "open" || request === "go") this.wake();
      return state;
    };
    const door = {
      open: (text) => void this.ask("open", text),
      go: (moment) => void this.ask("go", moment),
      state: () => this.ask("state"),
      on: (event, listener) => {
        if (!Object.keys(this.listeners).includes(event))
          throw new Error(`gjklab has no event "${event}": step, edit, answer and done.`);
        if (typeof listener !== "function") throw new Error("gjklab tells events to functions.");
        this.listeners[event].push(listener);
      },
    };
    Object.assign(window.gjklab, door);
    this.say();
    this.opened(window.gjklab);
    this.tellParent("ready", this.last);
    window.addEventListener("message", ({data, source}) => {
      if (source !== window.parent || source === window || !["open", "go", "state"].includes(data && data.gjklab)) return;
      try {
        this.tellParent(data.gjklab, this.ask(data.gjklab, data.text));
      } catch (fault) {
        source.postMessage({gjklab: "fault", text: fault.message}, "*");
      }
    });
  },
  tellParent(what, state) {
    if (window.parent !== window) window.parent.postMessage({gjklab: what, state}, "*");
  },
  // Once nothing moves: what has changed since is said to those who listen, the caption to screen readers. A fault of
  // a listener is its own page's.
  say() {
    const state = this.ask && this.ask("news");
    if (!state) return;
    const last = this.last;
    this.last = state;
    if (state.caption !== last.caption) document.getElementById("caption").textContent = state.caption;
    if (!last.scene) return;
    const changed = (key) => JSON.stringify(state[key]) !== JSON.stringify(last[key]);
    const happened = {
      edit: changed("scene"),
      step: state.at !== last.at,
      answer: state.answer && changed("answer"),
      done: state.at === "result" && last.at !== "result",
    };
    for (const event of Object.keys(happened).filter((each) => happened[each])) {
      for (const listener of this.listeners[event]) setTimeout(listener, 0, JSON.parse(JSON.stringify(state)));
      this.tellParent(event, state);
    }
  },

  // Files of the storage, put into memory. Unsaved work of a tab that is gone becomes this tab's.
  load(alive) {
    files.mkdirTree(this.unsaved);
    const names = Object.keys(this.storage).filter((key) => key.startsWith(this.prefix));
    for (const key of names) {
      const [tab, name] = key.slice(this.prefix.length).split("/");
      const text = this.storage.getItem(key);
      if (name === undefined) {
        this.remember(this.folder + tab, key, text);
      } else if (!alive.has(tab)) {
        const own = `${this.prefix}${this.tab}/${name}`;
        if (own !== key) {
          this.storage.setItem(own, text);
          this.storage.removeItem(key);
        }
        this.remember(this.unsaved + name, own, text);
      }
    }
  },
  remember(path, key, text) {
    files.writeFile(path, text);
    this.origin.set(path, key);
    this.stored.set(key, text);
  },

  // Writes what has changed in memory into the storage. False, once, when it is full.
  keep() {
    if (!this.storage) return true;
    const here = new Set();
    let kept = true;
    const look = (folder, prefix) => {
      for (const name of files.analyzePath(folder).exists ? files.readdir(folder) : []) {
        const path = folder + name;
        if (!/[.](json|unsaved)/.test(name) || !files.isFile(files.stat(path).mode)) continue;
        const key = this.origin.get(path) || `${this.prefix}${prefix}${name}`;
        this.origin.set(path, key);
        here.add(key);
        kept = this.store(key, files.readFile(path, {encoding: "utf8"})) && kept;
      }
    };
    look(this.folder, "");
    look(this.unsaved, `${this.tab}/`);
    for (const key of [...this.stored.keys()].filter((each) => !here.has(each))) {
      this.storage.removeItem(key);
      this.stored.delete(key);
    }
    const said = this.full;
    this.full = !kept;
    return kept || said;
  },
  store(key, text) {
    if (this.stored.get(key) === text) return true;
    try {
      this.storage.setItem(key, text);
      this.stored.set(key, text);
      return true;
    } catch (full) {
      return false;
    }
  },

  copy(text) {
    if (navigator.clipboard) return void navigator.clipboard.writeText(text).catch(() => this.copyByHand(text));
    this.copyByHand(text);
  },
  copyByHand(text) {
    const give = (event) => {
      event.clipboardData.setData("text/plain", text);
      event.preventDefault();
    };
    document.addEventListener("copy", give, {once: true, capture: true});
    document.execCommand("copy");
    document.removeEventListener("copy", give, {capture: true});
  },

  // False where a page may not. An SVG is text, too, for browsers that copy no such picture and for what takes no other.
  copyPicture(svg, at, size) {
    if (!navigator.clipboard || !window.ClipboardItem) return false;
    const bytes = Module.HEAPU8.slice(at, at + size);
    const kinds = svg ? ["image/svg+xml", "text/plain"] : ["image/png"];
    const known = kinds.filter(kind => kind != "image/svg+xml" || ClipboardItem.supports?.(kind));
    const item = Object.fromEntries(known.map(kind => [kind, new Blob([bytes], {type: kind})]));
    navigator.clipboard.write([new ClipboardItem(item)]).catch(() => {});
    return true;
  },

  // Files lie in one folder in memory, whatever their names.
  async take(file) {
    const path = "/files/" + file.name.replace(/[/\\]/g, "_");
    files.writeFile(path, new Uint8Array(await file.arrayBuffer()));
    return path;
  },
  choose(endings) {
    this.chosen = undefined;
    const input = document.createElement("input");
    input.type = "file";
    input.accept = endings;
    input.oncancel = () => this.answer(null);
    input.onchange = async () => this.answer(input.files.length ? await this.take(input.files[0]) : null);
    input.click();
  },
  // 0: not chosen yet; 1: the choice was cancelled; else the path, which the program frees.
  chosenText() {
    if (this.chosen === undefined) return 0;
    return this.chosen === null ? 1 : Module.allocateUTF8(this.chosen);
  },
  answer(path) {
    this.chosen = path;
    this.wake();
  },
  download(path) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([files.readFile(path)]));
    link.download = path.split("/").pop();
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  },

  // Calls a function of the program that takes text.
  tell(name, text) {
    const bytes = Module.allocateUTF8(text);
    Module[name](bytes);
    Module._free(bytes);
    this.wake();
  },
  async drop(event) {
    event.preventDefault();
    const data = event.dataTransfer;
    for (const file of data.files) this.tell("_gjklab_dropFile", await this.take(file));
    if (!data.files.length && data.getData("text")) this.tell("_gjklab_dropText", data.getData("text"));
  },
  // Before SDL, which would keep the browser from pasting.
  paste(event) {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "v")
      event.stopImmediatePropagation();
  },

  // Within another page the wheel is that page's, until the picture has been clicked.
  wheel(event) {
    if (embedded && !document.hasFocus()) event.stopImmediatePropagation();
  },

  // The tab is alive as long as it holds a lock of its name.
  async begin() {
    if (embedded) return;
    try {
      this.storage = window.localStorage;
      this.storage.getItem("");
    } catch (forbidden) {
      this.storage = null;
    }
    if (!this.storage) return;
    this.tab = `tab-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
    const alive = new Set();
    if (navigator.locks) {
      await new Promise((held) => {
        navigator.locks.request(this.prefix + this.tab, () => {
          held();
          return new Promise(() => {});
        });
      });
      for (const lock of (await navigator.locks.query()).held)
        if (lock.name.startsWith(this.prefix)) alive.add(lock.name.slice(this.prefix.length));
    }
    this.load(alive);
    // What another tab has kept for all.
    window.addEventListener("storage", ({key, newValue}) => {
      if (key === null || !key.startsWith(this.prefix) || key.slice(this.prefix.length).includes("/")) return;
      if (newValue !== null) this.remember(this.folder + key.slice(this.prefix.length), key, newValue);
    });
  },
};

Module.page = page;
window.gjklab = {ready: new Promise((opened) => { page.opened = opened; })};
Module.preRun = [
  () => {
    files = Module.FS;
    files.mkdirTree("/files");
    files.mkdirTree("/fonts");
    for (const [name, bytes] of Module.gjklabFonts) files.writeFile("/fonts/" + name, bytes);
    files.mkdir("/lessons");
    for (const [name, text] of Object.entries(Module.gjklabLessons)) files.writeFile("/lessons/" + name, text);
    files.chdir("/files");
    Module.addRunDependency("storage");
    page.begin().catch(() => { page.storage = null; }).then(() => Module.removeRunDependency("storage"));
    window.addEventListener("keydown", page.paste, {capture: true});
    window.addEventListener("wheel", page.wheel, {capture: true});
    window.addEventListener("pointerdown", () => typing.active || Module.canvas.focus({preventScroll: true}), {capture: true});
    window.addEventListener("hashchange", () => location.reload());  // unsaved work is kept
    document.addEventListener("paste", (event) => page.tell("_gjklab_paste", event.clipboardData.getData("text")));
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => page.drop(event));
  },
];
