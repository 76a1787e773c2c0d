// Typing on a screen without keys. While a text field of the program is active, a field of the page that nobody sees has
// the focus, so that the browser shows its keyboard; what is written there goes to the program as it changes. The
// program draws the text and its cursor. The picture moves up as far as the cursor would lie under the keyboard.

const typing = {
  field: document.getElementById("typing"),
  rest: " ".repeat(12),  // what a keyboard may take back, of what was there before
  last: "",
  active: false,
  composing: false,
  tap: null,  // a finger that is down
  keys: {Enter: 40, Escape: 41, Backspace: 42, Tab: 43, Home: 74, Delete: 76, End: 77, ArrowRight: 79, ArrowLeft: 80,
    ArrowDown: 81, ArrowUp: 82},  // as SDL numbers them

  begin() {
    const field = this.field;
    field.addEventListener("input", (event) => this.take(event.isComposing));
    field.addEventListener("compositionend", () => this.tidy());
    field.addEventListener("blur", () => this.left());
    for (const event of ["keydown", "keyup", "keypress"]) field.addEventListener(event, (each) => this.key(each));
    document.addEventListener("selectionchange", () => this.keepEnd());
    const touches = {passive: true};
    window.addEventListener("touchstart", (event) => this.touched(event), {...touches, capture: true});
    window.addEventListener("touchend", (event) => this.lifted(event), touches);
    if (!window.visualViewport) return;
    for (const event of ["resize", "scroll"]) visualViewport.addEventListener(event, () => this.keepInView());
  },

  // A finger that is lifted where it came down may have activated a field. That is known some frames later, but a browser shows its
  // keyboard only from within the finger's own event.
  touched(event) {
    const {clientX, clientY} = event.touches[0];
    this.tap = event.touches.length === 1 ? {x: clientX, y: clientY} : null;
  },
  lifted(event) {
    if (event.touches.length) return;
    const {clientX, clientY} = event.changedTouches[0];
    const tap = this.tap;
    this.tap = null;
    if (!tap) return;
    const still = Math.hypot(clientX - tap.x, clientY - tap.y) < 12;
    for (let i = 0; still && i < 6; ++i) page.frame();
    if (still && Module._gjklab_typing() >= 0) this.show();
    this.follow();
  },
  // Anew also where the keyboard was put away without a word.
  show() {
    if (this.active && !this.covered()) this.hide();
    if (this.active) return this.tidy();
    this.tidy();
    this.field.focus({preventScroll: true});
    this.active = document.activeElement === this.field;
  },
  hide() {
    this.active = false;
    this.field.blur();
    Module.canvas.focus({preventScroll: true});
  },
  // After each frame.
  follow() {
    if (!this.active || this.tap) return;
    if (Module._gjklab_typing() < 0) this.hide();
    this.keepInView();
  },
  left() {
    if (!this.active) return;
    this.active = false;  // the program's field stays as it is, and another touch brings the keyboard back
    this.keepInView();
  },

  // What is no longer there is taken back, what is new is typed: so it works for whatever a keyboard corrects, completes
  // or composes.
  take(composing) {
    const before = [...this.last], now = [...this.field.value];
    let same = 0;
    while (same < before.length && same < now.length && before[same] === now[same]) ++same;
    for (let i = same; i < before.length; ++i) Module._gjklab_key(this.keys.Backspace);
    const text = now.slice(same).join("").replace(/[\r\n]/g, "");
    if (text) page.tell("_gjklab_type", text);
    this.last = this.field.value;
    this.composing = composing;
    if (!composing && (now.length < this.rest.length || now.length > 200)) this.tidy();
    page.wake();
  },
  tidy() {
    this.composing = false;
    this.last = this.field.value = this.rest;
    this.keepEnd();
  },
  // The cursor that counts is the program's.
  keepEnd() {
    const end = this.field.value.length;
    if (this.composing || document.activeElement !== this.field) return;
    if (this.field.selectionStart !== end || this.field.selectionEnd !== end) this.field.setSelectionRange(end, end);
  },
  // Letters come as text. With Control the keys are the program's, as without a keyboard on the screen.
  key(event) {
    if (event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    const key = this.keys[event.key];
    if (key === undefined || event.key === "Backspace" || event.isComposing) return;
    event.preventDefault();
    if (event.type !== "keydown") return;
    Module._gjklab_key(key);
    page.wake();
  },

  // Of the page's height, what no keyboard covers.
  height() {
    return window.visualViewport ? visualViewport.height + visualViewport.offsetTop : window.innerHeight;
  },
  covered() {
    return this.height() < 0.85 * document.documentElement.clientHeight;
  },
  keepInView() {
    const canvas = Module.canvas, below = 40;  // for what a field says of itself
    const cursor = this.active ? Module._gjklab_typing() : -1;
    const at = (cursor * canvas.clientHeight) / canvas.height;
    const shift = cursor < 0 ? 0 : Math.max(0, Math.ceil(at + below - this.height()));
    canvas.style.transform = shift > 0 ? `translateY(${-shift}px)` : "";
  },
};
