"""A browser driven by WebDriver, with nothing but Python's own library."""

import base64
import json
import pathlib
import socket
import subprocess
import time
import urllib.error
import urllib.request

CHROMIUM = {
    "driver": ["chromedriver", "--port={port}"],
    "options": {
        "goog:chromeOptions": {
            "args": ["--headless=new", "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader",
                     "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--disable-background-networking"]
        },
        "goog:loggingPrefs": {"browser": "ALL"},
    },
}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Browser:
    """One window. Used with `with`: the browser ends with the block."""

    def __init__(self, kind=CHROMIUM, width=1280, height=720, touch=False):
        port = free_port()
        self.root = f"http://127.0.0.1:{port}"
        self.session = None
        self.driver = subprocess.Popen([part.format(port=port) for part in kind["driver"]], stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
        options = json.loads(json.dumps(kind["options"]))
        # The page itself has this size; resizing the window would be a matter of moments.
        options["goog:chromeOptions"]["mobileEmulation"] = {"deviceMetrics": {
            "width": width, "height": height, "pixelRatio": 2.0 if touch else 1.0, "touch": touch, "mobile": touch}}
        for _ in range(100):
            try:
                self.call("GET", "/status")
                break
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
        made = self.call("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self.session = "/session/" + made["sessionId"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            if self.session:
                self.call("DELETE", self.session)
        finally:
            self.driver.terminate()
            self.driver.wait(10)

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.root + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode()[:600]}") from error

    def post(self, path, **body):
        return self.call("POST", self.session + path, body)

    def run(self, script, *arguments):
        return self.post("/execute/sync", script=script, args=list(arguments))

    def open(self, address):
        self.post("/url", url=address)

    def keys(self, *names):
        """Presses and releases each key; "Control+s" holds the first."""
        special = {"Control": "\ue009", "Shift": "\ue008", "Escape": "\ue00c", "Enter": "\ue007", "Right": "\ue014",
                   "Left": "\ue012", "Up": "\ue013", "Down": "\ue015", "End": "\ue010", "Home": "\ue011"}
        steps = []
        for name in names:
            parts = [special.get(part, part) for part in name.split("+")]
            steps += [{"type": "keyDown", "value": part} for part in parts] + [{"type": "pause", "duration": 40}]
            steps += [{"type": "keyUp", "value": part} for part in reversed(parts)] + [{"type": "pause", "duration": 60}]
        self.post("/actions", actions=[{"type": "key", "id": "keys", "actions": steps}])

    def drag(self, *points, pointer="mouse"):
        """Presses at the first point, moves through the others, releases at the last."""
        first, *rest = points
        steps = [{"type": "pointerMove", "duration": 0, "x": first[0], "y": first[1]}, {"type": "pause", "duration": 60},
                 {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": 60}]
        for x, y in rest:
            steps.append({"type": "pointerMove", "duration": 150, "x": x, "y": y})
        steps += [{"type": "pointerUp", "button": 0}, {"type": "pause", "duration": 100}]
        self.post("/actions", actions=[{"type": "pointer", "id": pointer, "parameters": {"pointerType": pointer},
                                        "actions": steps}])

    def pinch(self, centre, before, after):
        """Two fingers beside a point move apart, or together: each from `before` pixels away to `after`."""
        def finger(name, side):
            x, y = centre
            return {"type": "pointer", "id": name, "parameters": {"pointerType": "touch"}, "actions": [
                {"type": "pointerMove", "duration": 0, "x": x + side * before, "y": y},
                {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": 100},
                {"type": "pointerMove", "duration": 300, "x": x + side * after, "y": y},
                {"type": "pause", "duration": 100}, {"type": "pointerUp", "button": 0}]}
        self.post("/actions", actions=[finger("left", -1), finger("right", 1)])

    def click(self, x, y, pointer="mouse"):
        self.drag((x, y), pointer=pointer)

    def picture(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.call("GET", self.session + "/screenshot")))

    def log(self):
        """What the page has said since the last call: (level, text)."""
        return [(line["level"], line["message"]) for line in self.post("/se/log", type="browser")]
