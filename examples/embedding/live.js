// Live pictures in a text: <figure class="live" data-link="#…"> holds a still, over which gjklab.html runs once the
// reader has reached it. One runs at a time; a picture that is left shows its still again, and keeps its place.

const page = new URLSearchParams(location.search).get("page") || "gjklab.html";
const pictures = [...document.querySelectorAll(".live")].map((figure) => ({figure, frame: null, state: null, seen: 0}));

function run(picture) {
  for (const other of pictures) if (other !== picture) stop(other);
  if (!picture || picture.frame) return;
  picture.frame = document.createElement("iframe");
  picture.frame.title = picture.figure.querySelector("img").alt;
  picture.frame.src = page + picture.figure.dataset.link;
  picture.figure.append(picture.frame);
}

function stop(picture) {
  if (picture.frame) picture.frame.remove();
  picture.frame = null;
}

function ask(picture, gjklab, text) {
  picture.frame.contentWindow.postMessage({gjklab, text}, "*");
}

// A picture comes back as it was left.
function begin(picture) {
  if (picture.state) {
    ask(picture, "open", JSON.stringify(picture.state.scene));
    ask(picture, "go", picture.state.at);
  }
  picture.frame.classList.add("ready");
}

window.addEventListener("message", ({data, source}) => {
  const picture = pictures.find(({frame}) => frame && frame.contentWindow === source);
  if (!picture || !data) return;
  if (data.gjklab === "ready") begin(picture);
  else if (data.state) picture.state = data.state;
});

// The one of which most is in sight runs; while the reader is between two, what ran goes on.
const watch = new IntersectionObserver((changes) => {
  for (const {target, intersectionRatio} of changes)
    pictures.find(({figure}) => figure === target).seen = intersectionRatio;
  const best = pictures.reduce((a, b) => (b.seen > a.seen ? b : a));
  if (best.seen > 0.6) run(best);
}, {threshold: [0, 0.2, 0.4, 0.6, 0.8, 1]});
for (const {figure} of pictures) watch.observe(figure);
