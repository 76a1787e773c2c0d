"""Browsers driven by WebDriver, or Firefox by its own Marionette (Debian has no WebDriver for it), with nothing but
Python's own library. Chromium needs no display; the others need one, for example of xvfb-run."""

import base64
import glob
import json
import os
import pathlib
import socket
import subprocess
import tempfile
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


# Safari's engine. WebGL by Mesa's software driver.
WEBKIT = {
    "driver": ["WebKitWebDriver", "--port={port}"],
    "options": {
        "webkitgtk:browserOptions": {
            "binary": next(iter(glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")), ""),
            "args": ["--automation"],
        },
    },
    # Its sandbox does not start for root, as whom machines test that make each build in a container.
    "environment": {"LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"},
}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Browser:
    """One window. Used with `with`: the browser ends with the block."""

    def __init__(self, kind=CHROMIUM, width=1280, height=720, touch=False, ratio=None):
        """`ratio`: of the screen's pixels to the page's."""
        port = free_port()
        self.root = f"http://127.0.0.1:{port}"
        self.session = None
        self.driver = subprocess.Popen([part.format(port=port) for part in kind["driver"]], stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL, env={**os.environ, **kind.get("environment", {})})
        options = json.loads(json.dumps(kind["options"]))
        if kind is CHROMIUM:
            # The page itself has this size; resizing the window would be a matter of moments.
            options["goog:chromeOptions"]["mobileEmulation"] = {"deviceMetrics": {
                "width": width, "height": height, "pixelRatio": ratio or (2.0 if touch else 1.0), "touch": touch, "mobile": touch}}
        for _ in range(100):
            try:
                self.call("GET", "/status")
                break
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
        made = self.call("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self.session = "/session/" + made["sessionId"]
        if kind is not CHROMIUM:
            self.post("/window/rect", width=width, height=height)

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
                   "Left": "\ue012", "Up": "\ue013", "Down": "\ue015", "End": "\ue010", "Space": " ", "Home": "\ue011"}
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

    def cdp(self, command, **parameters):
        """Chromium's own protocol."""
        return self.post("/goog/cdp/execute", cmd=command, params=parameters)

    def click(self, x, y, pointer="mouse"):
        self.drag((x, y), pointer=pointer)

    def picture(self, path):
        """Into a file; its bytes, too."""
        picture = base64.b64decode(self.call("GET", self.session + "/screenshot"))
        pathlib.Path(path).write_bytes(picture)
        return picture

    def log(self):
        """What the page has said since the last call: (level, text)."""
        return [(line["level"], line["message"]) for line in self.post("/se/log", type="browser")]


class Firefox(Browser):
    """One window, by Marionette: a line of JSON with its length before it, both ways."""

    COMMANDS = {"/url": "WebDriver:Navigate", "/execute/sync": "WebDriver:ExecuteScript",
                "/actions": "WebDriver:PerformActions", "/window/rect": "WebDriver:SetWindowRect"}

    def __init__(self, width=1280, height=720):
        port = free_port()
        self.profile = tempfile.TemporaryDirectory()
        pathlib.Path(self.profile.name, "user.js").write_text(
            f'user_pref("marionette.port", {port});\nuser_pref("webgl.force-enabled", true);\n'
            'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n'
            'user_pref("browser.aboutwelcome.enabled", false);\nuser_pref("dom.w3c_touch_events.enabled", 1);\n')
        self.driver = subprocess.Popen(
            ["firefox-esr", "--marionette", "--no-remote", "--profile", self.profile.name, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "LIBGL_ALWAYS_SOFTWARE": "1", "HOME": self.profile.name})
        for _ in range(300):
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), timeout=120)
                break
            except OSError:
                time.sleep(0.1)
        self.count = 0
        self.receive()  # its greeting
        self.command("WebDriver:NewSession", {})
        self.post("/window/rect", width=width, height=height)

    def __exit__(self, *_):
        self.driver.terminate()
        self.driver.wait(20)
        self.profile.cleanup()

    def receive(self):
        data = b""
        while b":" not in data:
            data += self.socket.recv(1)
        length, text = int(data[:-1]), b""
        while len(text) < length:
            text += self.socket.recv(length - len(text))
        return json.loads(text)

    def command(self, name, parameters):
        self.count += 1
        text = json.dumps([0, self.count, name, parameters]).encode()
        self.socket.sendall(str(len(text)).encode() + b":" + text)
        _, _, error, result = self.receive()
        if error:
            raise RuntimeError(f"{name}: {str(error)[:600]}")
        return result["value"] if isinstance(result, dict) and list(result) == ["value"] else result

    def post(self, path, **body):
        return self.command(self.COMMANDS[path], body)

    def picture(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.command("WebDriver:TakeScreenshot", {"full": False})))
