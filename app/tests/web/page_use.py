"""The page as a student uses it: mouse, keys, links, files, graphics that are lost,
screens of other densities."""

import json
import re
import time

from page_kit import A_BODY, SCENE, dismiss_greeting, frames, in_turn, kept, quiet, start, step_on, wait


ENDLESS = ('{"gjklab": 1, "dimension": 3, "a": {"shape": "sphere", "radius": 1}, "b": {"shape": "point"}, "query": '
           '{"rounding": "support", "epa_tolerance": 1e-300, "epa_max_iterations": 1000000000}}')
GO_ON, STOP = (224, 198), (275, 186)  # in the banner about it, in a window of 1280 by 720
SHOWN = "JSON.stringify(gjklab.state().scene.b.position)"


def test_steps_and_drags(browser, at):
    start(browser, at.address)
    dismiss_greeting(browser)
    browser.drag(*A_BODY)
    wait(browser, "a change", "document.title.startsWith('•')")
    wait(browser, "unsaved work is kept", "Object.keys(localStorage).some((key) => key.endsWith('.unsaved'))")
    assert "gjklab/settings.json" in kept(browser), kept(browser)
    browser.keys("Right", "Right", "Right")
    browser.picture(at.pictures / "dragged.png")
    browser.keys("3")
    wait(browser, "3-D", "document.title.includes('Cone in a box')")
    browser.keys("End")
    browser.picture(at.pictures / "3-D.png")
    time.sleep(2)
    assert frames(browser, 3) == 0, "frames while nothing moves"
    quiet(browser)


def test_says_each_step(browser, at):
    """The caption is there for screen readers, and says each step that keys go to."""
    start(browser, at.address)
    browser.keys("Escape")
    element = browser.run("const p = document.getElementById('caption'); const box = p.getBoundingClientRect();"
                          "return [p.getAttribute('aria-live'), getComputedStyle(p).display, p.hidden, box.width]")
    assert element == ["polite", "block", False, 1], element
    browser.run("window.said = []; new MutationObserver(() => said.push(document.getElementById('caption').textContent))"
                ".observe(document.getElementById('caption'), {childList: true, characterData: true, subtree: true});")
    browser.keys("Home")
    told = []
    for step in range(6):
        count = browser.run("return said.length")
        browser.keys("Right")
        wait(browser, f"step {step} is said", f"said.length > {count}", 20)
        told.append(browser.run("return said[said.length - 1]"))
        assert told[-1] == browser.run("return gjklab.state().caption"), told
    assert len(set(told)) == 6 and all(len(text) > 10 for text in told), told
    assert not any(mark in text for text in told for mark in ("**", "_{")), told
    quiet(browser)


def test_link(browser, at):
    """A link behind the address opens; one that is cut says so, and the start shows."""
    start(browser, at.address + "#nonsense")
    time.sleep(1)
    browser.picture(at.pictures / "cut-link.png")
    assert browser.run("return gjklab.state()")["scene"]["dimension"] == 2


def test_lesson_link(browser, at):
    """A link opens a lesson at its beat, in the theme that it names, which is not remembered."""
    start(browser, at.address + "#&lesson=6.3&theme=dark")
    assert browser.run("return gjklab.state().lesson") == "6.3"
    time.sleep(1)
    browser.picture(at.pictures / "lesson-6-3.png")
    quiet(browser)
    browser.run("window.before = true; location.hash = '#&lesson=7.2';")
    wait(browser, "another link", "!window.before && words.hidden")
    assert browser.run("return gjklab.state().lesson") == "7.2"
    start(browser, at.address + "#&lesson=99.1")
    assert browser.run("return gjklab.state().lesson") is None
    time.sleep(1)
    browser.picture(at.pictures / "lesson-99.png")
    assert "dark" not in browser.run("return localStorage.getItem('gjklab/settings.json') || ''")


def test_paste_drop_download(browser, at):
    """A scene is pasted, another dropped as a file, and saving gives a download of what shows."""
    start(browser, at.address)
    browser.keys("Escape")
    browser.run("""const data = new DataTransfer(); data.setData("text/plain", arguments[0]);
        document.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true}));""", SCENE)
    wait(browser, "the scene that was pasted", SHOWN + " === '[3,0]'", 20)
    browser.run("""const data = new DataTransfer();
        data.items.add(new File([arguments[0]], "Übung 日本.json", {type: "application/json"}));
        document.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));""",
                SCENE.replace("[3, 0]", "[5, 0]"))
    wait(browser, "the file that was dropped", SHOWN + " === '[5,0]'", 20)
    wait(browser, "its name", "document.title.includes('Übung 日本.json')", 20)
    browser.run("""window.saved = [];
        const make = URL.createObjectURL;
        URL.createObjectURL = (blob) => { window.blob = blob; return make(blob); };
        HTMLAnchorElement.prototype.click = function() { saved.push([this.download, window.blob]); };""")
    browser.keys("Control+s")
    wait(browser, "a download", "saved.length === 1", 20)
    assert browser.run("return saved[0][0]") == "Übung 日本.json"
    browser.run("saved[0][1].text().then((text) => { window.text = text; })")
    wait(browser, "its text", "window.text")
    assert json.loads(browser.run("return window.text"))["b"]["position"] == [5, 0]
    quiet(browser)


def test_lost_context(browser, at):
    """The browser takes the graphics away and gives them back: the picture is the same."""
    start(browser, at.address)
    browser.keys("Escape", "End")
    time.sleep(2)
    browser.picture(at.pictures / "before-loss.png")
    browser.run("window.lose = Module.canvas.getContext('webgl2').getExtension('WEBGL_lose_context'); lose.loseContext();")
    time.sleep(1)
    browser.keys("Home")
    browser.run("lose.restoreContext()")
    wait(browser, "the graphics", "!Module.canvas.getContext('webgl2').isContextLost()")
    browser.keys("End")
    time.sleep(2)
    browser.picture(at.pictures / "after-loss.png")
    before, after = ((at.pictures / f"{when}-loss.png").read_bytes() for when in ("before", "after"))
    assert before == after, "another picture than before"


def test_density(browser, at):
    """However many of the screen's pixels a pixel of the page has, and when that changes, the picture has them all."""
    start(browser, at.address)
    dismiss_greeting(browser)
    step_on(browser)
    place = browser.run("return gjklab.state().at")
    for ratio in (1, 1.25, 1.5, 2, 3, 1):
        width, height = round(1280 / ratio), round(720 / ratio)  # as zooming does
        browser.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=ratio, mobile=False)
        wanted = "[Module.canvas.width, Module.canvas.height].every((side, i) => " \
                 "Math.abs(side - devicePixelRatio * [innerWidth, innerHeight][i]) <= 1)"
        wait(browser, f"a picture of density {ratio}", f"devicePixelRatio === {ratio} && {wanted}", 20)
        time.sleep(1)
        browser.picture(at.pictures / f"density-{ratio}.png")
        assert browser.run("return gjklab.state().at") == place
    browser.cdp("Emulation.clearDeviceMetricsOverride")
    quiet(browser)


def test_weight(browser, at):
    """One file of at most 3 MB that may ask nobody for anything and makes no code of text."""
    text = at.page.read_text()
    assert len(text.encode()) <= 3_000_000, len(text.encode())
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)[1]
    assert policy.startswith("default-src 'none';") and "connect-src" not in policy, policy
    assert "unsafe-inline" not in policy and "'unsafe-eval'" not in policy, policy
    scripts = "".join(re.findall(r"<script>(.*?)</script>", text, re.S))
    assert len(scripts) > 10000 and not re.search(r"\beval\(|new Function\b|\bfetch\(['\"]http", scripts)


def test_what_is_missing(browser, at):
    """Where the browser lacks what the page needs, it says so."""
    for script, word in (("delete window.DecompressionStream;", "too old"), ("delete window.WebAssembly;", "too old"),
                         ("WebAssembly.validate = () => false;", "too old"),
                         ("HTMLCanvasElement.prototype.getContext = () => null;", "WebGL 2")):
        added = browser.cdp("Page.addScriptToEvaluateOnNewDocument", source=script)
        browser.open("about:blank")
        browser.open(at.address)
        said = browser.run("return words.hidden ? '' : words.textContent")
        assert word in said, said
        browser.cdp("Page.removeScriptToEvaluateOnNewDocument", identifier=added["identifier"])
    browser.log()  # the page has stopped itself


def test_long_run(browser, at):
    """A run that does not end goes on between the pictures; keys are answered meanwhile, and it can be stopped."""
    start(browser, at.address)
    browser.keys("Escape")
    browser.run("gjklab.open(arguments[0])", ENDLESS)
    time.sleep(2)
    browser.click(*GO_ON)
    time.sleep(1)
    browser.picture(at.pictures / "long-run.png")
    assert frames(browser, 3) > 15, "pictures while it goes on"
    for _ in range(3):
        before, begun = browser.run("return gjklab.state().at"), time.time()
        browser.keys("Right")
        wait(browser, "the next step", f"gjklab.state().at !== '{before}'", 20)
        assert time.time() - begun < 2, f"a step took {time.time() - begun:.1f} s"
    browser.picture(at.pictures / "long-run.png")
    browser.click(*STOP)
    time.sleep(1.5)
    browser.picture(at.pictures / "long-run-stopped.png")
    time.sleep(2)
    assert frames(browser, 2) == 0, "nothing runs once it is stopped"
    quiet(browser)


def test_hidden(browser, at):
    """A hidden page does not move: one frame more, in which it keeps what is unsaved. Shown again, it goes on."""
    start(browser, at.address)
    browser.keys("Escape", "Home", "Space")  # plays
    assert frames(browser, 4) > 3
    change = """Object.defineProperty(document, 'hidden', {value: arguments[0], configurable: true});
                document.dispatchEvent(new Event('visibilitychange'));"""
    browser.run(change, True)
    time.sleep(0.2)
    assert frames(browser, 4) == 0, "frames while the page is hidden"
    browser.run(change, False)
    assert frames(browser, 4) > 3
    quiet(browser)


def test_stops(browser, at):
    """What keeps the program from starting, or ends it, is said on the page."""
    added = browser.cdp("Page.addScriptToEvaluateOnNewDocument", source="""let asked = 0;
        const get = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (...what) { return asked++ ? null : get.apply(this, what); };""")
    browser.open("about:blank")
    browser.open(at.address)
    wait(browser, "why it does not start", "words.textContent.startsWith('gjklab: ')")
    browser.cdp("Page.removeScriptToEvaluateOnNewDocument", identifier=added["identifier"])
    start(browser, at.address)
    browser.run("Module._gjklab_frame = () => { throw new WebAssembly.RuntimeError('unreachable'); }")
    browser.keys("Right")
    wait(browser, "why it ends", "!words.hidden && words.textContent.includes('because of a fault')")
    browser.log()  # of the faults


def run(at):
    # A lost context leaves the browser's own complaints about its objects: last.
    in_turn(at, test_weight, test_what_is_missing, test_steps_and_drags, test_says_each_step, test_link, test_lesson_link,
            test_paste_drop_download, test_density, test_long_run, test_hidden, test_stops, test_lost_context)
