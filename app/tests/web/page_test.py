#!/usr/bin/env python3
"""page_test.py PAGE.html PICTURES: uses the page in a headless Chromium, opened as a file, as a student would. Skipped
(77) where there is no driver for it."""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from browser import Browser

SCENE = ('{"gjklab": 1, "dimension": 2, "a": {"shape": "sphere", "radius": 1}, '
         '"b": {"shape": "sphere", "radius": 1, "position": [3, 0]}}')
A_BODY = (120, 294), (180, 330), (120, 330)  # of the first scene, in a window of 1280 by 720
SHOWN = "JSON.stringify(gjklab.state().scene.b.position)"
ROOT = pathlib.Path(__file__).resolve().parents[3]


def wait(browser, what, script, seconds=60):
    end = time.time() + seconds
    while not browser.run("return " + script):
        assert time.time() < end, f"{what}: not within {seconds} s; the page says: {browser.run('return words.textContent')}"
        time.sleep(0.1)


def start(browser, address):
    browser.open("about:blank")  # else another link only changes the hash
    browser.open(address)
    wait(browser, "start", "words.hidden")


def quiet(browser):
    """Nothing was asked of any server, and nothing complained about."""
    said = [text for level, text in browser.log() if level in ("WARNING", "SEVERE")]
    assert not said, said
    asked = browser.run("return performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert all(name.startswith("data:") for name in asked), asked


def frames(browser, seconds):
    """Frames of the program in so many seconds."""
    browser.run("""if (!window.counted) { const frame = Module._gjklab_frame; window.counted = true;
        Module._gjklab_frame = (x) => { ++window.frameCount; return frame(x); }; } window.frameCount = 0;""")
    time.sleep(seconds)
    return browser.run("return window.frameCount")


def kept(browser):
    return browser.run("return Object.keys(localStorage)")


def test_steps_and_drags(browser, address, pictures):
    start(browser, address)
    browser.keys("Escape")
    wait(browser, "the greeting is gone", r"/.greeted.: ?true/.test(localStorage.getItem('gjklab/settings.json') || '')")
    browser.drag(*A_BODY)
    wait(browser, "a change", "document.title.startsWith('•')")
    wait(browser, "unsaved work is kept", "Object.keys(localStorage).some((key) => key.endsWith('.unsaved'))")
    assert "gjklab/settings.json" in kept(browser), kept(browser)
    browser.keys("Right", "Right", "Right")
    browser.picture(pictures / "dragged.png")
    browser.keys("3")
    wait(browser, "3-D", "document.title.includes('Cone in a box')")
    browser.keys("End")
    browser.picture(pictures / "3-D.png")
    time.sleep(2)
    assert frames(browser, 3) == 0, "frames while nothing moves"
    quiet(browser)


def test_recovers(browser, address, pictures):
    """A page that is loaded anew offers what was unsaved, and settings last."""
    start(browser, address)
    time.sleep(1)
    browser.picture(pictures / "recovered.png")
    assert any(key.endswith(".unsaved") for key in kept(browser)), kept(browser)
    quiet(browser)


def test_door(browser, address, pictures):
    """window.gjklab opens, goes, tells and says what happens; a fault is the program's own sentence."""
    start(browser, address)
    browser.run("window.events = []; for (const e of ['step', 'edit', 'answer', 'done']) gjklab.on(e, () => events.push(e));")
    state = browser.run("gjklab.open(arguments[0]); return gjklab.state()", SCENE)
    assert state["scene"]["b"]["position"] == [3, 0], state
    assert (state["at"], state["status"], state["answer"]) == ("gjk 1 direction", None, None), state  # not told yet
    assert state["lesson"] is None and state["steps"] > 3, state
    wait(browser, "the scene", "events.includes('edit')")
    browser.run("gjklab.go('result')")
    wait(browser, "the end", "events.includes('done') && events.includes('answer')")
    state = browser.run("return gjklab.state()")
    assert (state["at"], state["status"], state["answer"]["distance"]) == ("result", "separated", 1), state
    told = browser.run("return document.getElementById('caption').textContent")
    assert told == state["caption"] and "1" in told, told
    browser.picture(pictures / "door.png")
    fault = browser.run("try { gjklab.open('{\"gjklab\": 2}'); } catch (error) { return error.message; }")
    assert fault and "gjklab" in fault, fault
    assert browser.run("try { gjklab.go('gjk 99 region'); } catch (error) { return error.message; }")
    assert browser.run("return gjklab.state()")["status"] == "separated", "as before"
    quiet(browser)


def test_hostile(browser, address, pictures):
    """Whatever a page around sends is refused in a sentence, and changes nothing."""
    start(browser, address)
    before = browser.run("return gjklab.state()")
    texts = ["", "   ", "null", "{", "[" * 300000, '{"a":' * 100000, "a\0b", "#", "#&embed", "#AAAA", "#" + "A" * 100000,
             "#&theme", '{"gjklab": 1, "dimension": 2, "a": {"shape": "hull", "points": []}, "b": 1}',
             '{"gjklab": 1, "dimension": 99}', '{"gjklab": 1, "lecture": []}', '{"gjklab": 1e999}', "\u202e<script>"]
    for text in texts:
        fault = browser.run("try { gjklab.open(arguments[0]); } catch (error) { return String(error.message); }", text)
        assert fault and fault.strip(), text[:40]
    for given in ("null", "undefined", "{}", "[]", "12", "() => 1", "new Uint8Array(9)", "String.fromCharCode(0xd800)"):
        fault = browser.run(f"try {{ gjklab.open({given}); }} catch (error) {{ return error.message; }}")
        assert fault, given
    for moment in ("", "gjk", "gjk 0 region", "gjk 1e9 region", "-1", "99999999999999999999", "%s%n", "\0", "x" * 100000):
        fault = browser.run("try { gjklab.go(arguments[0]); } catch (error) { return error.message; }", moment)
        assert fault, moment[:40]
    for event in ("'__proto__'", "'constructor'", "'stop'", "'step', 12"):
        assert browser.run(f"try {{ gjklab.on({event}); }} catch (error) {{ return error.message; }}"), event
    long = browser.run("try { gjklab.open('x'.repeat(2 ** 26 + 1)); } catch (error) { return error.message; }")
    assert "characters" in long, long
    assert browser.run("return gjklab.state()") == before
    quiet(browser)


def test_listener_with_a_fault(browser, address, pictures):
    """A listener that throws or changes what it was given stops nothing."""
    start(browser, address)
    browser.run("""window.heard = 0;
        gjklab.on('step', (state) => { state.scene = state.at = null; throw new Error('mine'); });
        gjklab.on('step', (state) => { if (state.at) ++window.heard; });
        gjklab.go('gjk 1 region');""")
    wait(browser, "the second listener", "heard === 1")
    browser.run("gjklab.go('result')")
    wait(browser, "the next step", "heard === 2")
    assert any("mine" in text for _, text in browser.log())


def test_says_each_step(browser, address, pictures):
    """The caption is there for screen readers, and says each step that keys go to."""
    start(browser, address)
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


def test_paste_drop_download(browser, address, pictures):
    """A scene is pasted, another dropped as a file, and saving gives a download of what shows."""
    start(browser, address)
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


def test_lost_context(browser, address, pictures):
    """The browser takes the graphics away and gives them back: the picture is the same."""
    start(browser, address)
    browser.keys("Escape", "End")
    time.sleep(2)
    browser.picture(pictures / "before-loss.png")
    browser.run("window.lose = Module.canvas.getContext('webgl2').getExtension('WEBGL_lose_context'); lose.loseContext();")
    time.sleep(1)
    browser.keys("Home")
    browser.run("lose.restoreContext()")
    wait(browser, "the graphics", "!Module.canvas.getContext('webgl2').isContextLost()")
    browser.keys("End")
    time.sleep(2)
    browser.picture(pictures / "after-loss.png")
    before, after = ((pictures / f"{when}-loss.png").read_bytes() for when in ("before", "after"))
    assert before == after, "another picture than before"


def test_full_store(browser, address, pictures):
    """A full store is said, the program goes on, and keeps again once there is room."""
    start(browser, address)
    browser.run("""let size = 1 << 22; let i = 0;
        while (size > 0) try { localStorage.setItem("other/" + i++, "x".repeat(size)); } catch (full) { size >>= 1; }""")
    browser.keys("Escape")
    browser.drag(*A_BODY)
    wait(browser, "the full store is noticed", "page.full", 20)
    time.sleep(1)
    browser.picture(pictures / "full.png")
    browser.run("Object.keys(localStorage).filter((key) => key.startsWith('other/')).forEach((key) => localStorage.removeItem(key))")
    browser.keys("End", "Home")
    wait(browser, "it is kept again", "!page.full && Object.keys(localStorage).some((key) => key.endsWith('.unsaved'))", 20)


def test_two_tabs(browser, address, pictures):
    """The unsaved work of a tab that is open is nobody else's; of one that is gone the next tab's."""
    unsaved = "Object.keys(localStorage).filter((key) => key.endsWith('.unsaved'))"
    start(browser, address)
    browser.run("localStorage.clear()")
    start(browser, address)
    browser.keys("Escape")
    browser.drag(*A_BODY)
    wait(browser, "unsaved work", unsaved + ".length === 1", 20)
    key = browser.run(f"return {unsaved}[0]")
    first = browser.call("GET", browser.session + "/window")
    second = browser.post("/window/new", type="tab")["handle"]
    browser.post("/window", handle=second)
    start(browser, address)
    time.sleep(1)
    assert browser.run(f"return {unsaved}") == [key]
    browser.post("/window", handle=first)
    browser.call("DELETE", browser.session + "/window")
    browser.post("/window", handle=second)
    start(browser, address)
    time.sleep(1)
    assert browser.run(f"return {unsaved}.length") == 1 and browser.run(f"return {unsaved}[0]") != key
    browser.picture(pictures / "two-tabs.png")


def test_lesson_link(browser, address, pictures):
    """A link opens a lesson at its beat, in the theme that it names, which is not remembered."""
    start(browser, address + "#&lesson=6.3&theme=dark")
    assert browser.run("return gjklab.state().lesson") == "6.3"
    time.sleep(1)
    browser.picture(pictures / "lesson-6-3.png")
    quiet(browser)
    browser.run("window.before = true; location.hash = '#&lesson=7.2';")
    wait(browser, "another link", "!window.before && words.hidden")
    assert browser.run("return gjklab.state().lesson") == "7.2"
    start(browser, address + "#&lesson=99.1")
    assert browser.run("return gjklab.state().lesson") is None
    time.sleep(1)
    browser.picture(pictures / "lesson-99.png")
    assert "dark" not in browser.run("return localStorage.getItem('gjklab/settings.json') || ''")


def test_frame(browser, address, pictures, folder):
    """Words, picture and slider alone within a page of another origin, which asks and is told by messages."""
    (folder / "frame.html").write_text(f"""<!doctype html><body style="margin: 0; height: 3000px">
        <iframe src="{address}#&embed&at=gjk%201%20region" width="720" height="405"></iframe>
        <script>const said = []; const send = (message) => frames[0].postMessage(message, "*");
        addEventListener("message", ({{data}}) => said.push(data));</script>""")
    browser.open((folder / "frame.html").as_uri())
    wait(browser, "ready", "said.some((each) => each.gjklab === 'ready')")
    first = browser.run("return said[0].state")
    assert (first["at"], first["status"], first["answer"]) == ("gjk 1 region", None, None), first
    time.sleep(1)
    browser.picture(pictures / "embed.png")
    for hostile in ("null", "12", "'open'", "{gjklab: {}}", "{gjklab: '__proto__'}", "{gjklab: ['open']}"):
        browser.run(f"said.length = 0; send({hostile})")
    browser.run("send({gjklab: 'open', text: {}}); send({gjklab: 'go', text: 'nowhere'})")
    wait(browser, "two faults", "said.length >= 2")
    assert [each["gjklab"] for each in browser.run("return said")] == ["fault", "fault"], browser.run("return said")
    browser.run("said.length = 0; send({gjklab: 'open', text: arguments[0]}); send({gjklab: 'go', text: 'result'})", SCENE)
    wait(browser, "done", "said.some((each) => each.gjklab === 'done')")
    said = browser.run("return said")
    answers = [each for each in said if each["gjklab"] in ("open", "go")]  # steps and edits are told in between
    assert answers[0]["gjklab"] == "open" and answers[0]["state"]["scene"]["b"]["position"] == [3, 0], said
    assert answers[1]["gjklab"] == "go" and answers[1]["state"]["answer"]["distance"] == 1, said
    browser.post("/actions", actions=[{"type": "wheel", "id": "wheel", "actions": [
        {"type": "scroll", "x": 300, "y": 200, "deltaX": 0, "deltaY": 300, "duration": 0}]}])
    wait(browser, "the wheel scrolls the page around", "scrollY > 0", 10)
    quiet(browser)


def test_example(page, pictures, folder):
    """Three live pictures in a text: one runs at a time, and one that is left comes back as it was."""
    example = folder / "embedding"
    shutil.copytree(ROOT / "examples/embedding", example)
    shutil.copy(page, example / "gjklab.html")
    for width, height in ((1280, 720), (390, 844)):
        with Browser(width=width, height=height, touch=width < 800) as browser:
            browser.open((example / "index.html").as_uri())
            browser.run("""window.ready = 0;
                addEventListener("message", ({data}) => { if (data.gjklab === "ready") ++ready; });""")
            browser.picture(pictures / f"example-{width}.png")
            for count, i in enumerate((0, 1, 2, 0), 1):
                browser.run("document.querySelectorAll('.live')[arguments[0]].scrollIntoView({block: 'center'})", i)
                wait(browser, f"picture {i}", f"ready === {count} && document.querySelectorAll('.live')[{i}].lastChild.className === 'ready'")
                assert browser.run("return document.querySelectorAll('iframe').length") == 1
                if count == 1:
                    browser.run("ask(pictures[0], 'go', 'result')")
                    wait(browser, "the step", "pictures[0].state && pictures[0].state.at === 'result'")
                time.sleep(1.5)
                browser.picture(pictures / f"example-{width}-{count}.png")
            wait(browser, "the place that was left", "pictures[0].state && pictures[0].state.at === 'result'")
            quiet_here = [text for level, text in browser.log() if level in ("WARNING", "SEVERE")]
            assert not quiet_here, quiet_here


def test_own_lessons(browser, page, pictures, folder):
    """A page that `gjklab page` has put lessons into opens at them."""
    own = folder / "own lessons"
    own.mkdir()
    lesson = "# {}\n\nGoal: see </script> here.\n\nFirst.\n\n```show\nscene: dyn4j-pair\n```\n\nSecond.\n"
    (own / "1-one.md").write_text(lesson.format("One"))
    (own / "2-two.md").write_text(lesson.format("Two"))
    subprocess.run([ROOT / "build/gjklab", "page", own, "-o", folder / "own.html", "--page", page], check=True)
    start(browser, (folder / "own.html").as_uri())
    wait(browser, "the lessons", "gjklab.state().lesson !== null", 5)
    time.sleep(1)
    browser.picture(pictures / "own-lessons.png")
    quiet(browser)


def test_link(browser, address, pictures):
    """A link behind the address opens; one that is cut says so, and the start shows."""
    start(browser, address + "#nonsense")
    time.sleep(1)
    browser.picture(pictures / "cut-link.png")
    assert browser.run("return gjklab.state()")["scene"]["dimension"] == 2


def test_phone(pictures, address):
    """A phone's own layout, undistorted, by finger: steps, dragging, zooming, a lesson to its second page."""
    for width, height in ((390, 844), (844, 390)):
        with Browser(width=width, height=height, touch=True) as browser:
            start(browser, address)
            sides = browser.run("const box = Module.canvas.getBoundingClientRect();"
                                "return [Module.canvas.width / box.width, Module.canvas.height / box.height]")
            assert sides == [2, 2], sides
            upright = width < height
            time.sleep(1)
            browser.picture(pictures / f"phone-{width}-start.png")
            browser.keys("Escape")
            time.sleep(1)
            first = browser.run("return gjklab.state().at")
            # The step buttons: in the row over the drawer, or left of it.
            back, on = ((35, 759), (355, 759)) if upright else ((35, 363), (733, 363))
            browser.click(*on, pointer="touch")
            wait(browser, "a step on", f"gjklab.state().at !== {json.dumps(first)}", 5)
            browser.picture(pictures / f"phone-{width}.png")
            browser.click(*back, pointer="touch")
            wait(browser, "a step back", f"gjklab.state().at === {json.dumps(first)}", 5)
            title = browser.run("return document.title")
            browser.pinch((195, 250) if upright else (520, 180), 30, 70)
            time.sleep(1)
            browser.picture(pictures / f"phone-{width}-zoomed.png")
            assert browser.run("return document.title") == title, "two fingers have changed the scene"
            assert browser.run("return visualViewport.scale") == 1, "the browser has zoomed the page"
            # The drawer: lessons, the first one; then its next page.
            browser.click(*((273, 817) if upright else (806, 273)), pointer="touch")
            time.sleep(1)
            browser.picture(pictures / f"phone-{width}-lessons.png")
            quiet(browser)
            start(browser, address + "#&lesson=5.3")
            time.sleep(1.5)
            browser.picture(pictures / f"phone-{width}-lesson.png")
            assert browser.run("return gjklab.state().lesson") == "5.3"
            browser.click(*((350, 817) if upright else (350, 363)), pointer="touch")
            wait(browser, "the next page", "gjklab.state().lesson === '5.4'", 5)
            quiet(browser)


def main():
    page, pictures = map(pathlib.Path, sys.argv[1:])
    if not shutil.which("chromedriver"):
        print("no chromedriver")
        return 77
    pictures.mkdir(parents=True, exist_ok=True)
    address = page.resolve().as_uri()
    with Browser() as browser:
        for test in (test_steps_and_drags, test_recovers, test_door, test_hostile, test_listener_with_a_fault,
                     test_says_each_step, test_link, test_lesson_link, test_paste_drop_download, test_lost_context,
                     test_full_store, test_two_tabs):
            test(browser, address, pictures)
            print(test.__name__, "passed")
    with tempfile.TemporaryDirectory() as folder:
        with Browser() as browser:
            test_frame(browser, address, pictures, pathlib.Path(folder))
            print("test_frame passed")
            test_own_lessons(browser, page, pictures, pathlib.Path(folder))
            print("test_own_lessons passed")
        test_example(page, pictures, pathlib.Path(folder))
        print("test_example passed")
    test_phone(pictures, address)
    return 0


sys.exit(main())
