// Makes the picture that is being read live: one frame with the program, laid over the still picture once it is ready.

const frame = document.createElement("iframe");
frame.title = "The picture, live in gjklab";
const dark = matchMedia("(prefers-color-scheme: dark)");
const kReadFor = 700;  // milliseconds that a picture stays in view before it becomes live
let shown = null, waiting = 0;

function makeLive(figure) {
  clearTimeout(waiting);
  if (figure === shown) return;
  if (shown) shown.classList.remove("live");
  shown = figure;
  frame.src = `gjklab.html#&lesson=${figure.dataset.beat}&theme=${dark.matches ? "dark" : "light"}&embed`;
  figure.querySelector(".panes").append(frame);
}

addEventListener("message", ({data, source}) => {
  if (shown && source === frame.contentWindow && data && data.gjklab === "ready") shown.classList.add("live");
});
dark.addEventListener("change", () => {
  const figure = shown;
  if (!figure) return;
  shown = null;
  figure.classList.remove("live");
  makeLive(figure);
});

// A finger scrolls the page, and would turn a live picture instead: it asks for one by a button.
if (matchMedia("(pointer: coarse)").matches) {
  for (const figure of document.querySelectorAll("figure[data-beat]")) {
    const button = document.createElement("button");
    button.textContent = "Make it live";
    button.onclick = () => makeLive(figure);
    figure.querySelector("figcaption").append(button);
  }
} else {
  const seen = new IntersectionObserver((changes) => {
    for (const {target, isIntersecting} of changes) {
      if (!isIntersecting) continue;
      clearTimeout(waiting);
      waiting = setTimeout(makeLive, kReadFor, target);
    }
  }, {rootMargin: "-15% 0% -15% 0%", threshold: 0.9});
  for (const figure of document.querySelectorAll("figure[data-beat]")) seen.observe(figure);
}
