"""The page and the pages around it: window.gjklab, messages, frames, lessons put into it."""

import shutil
import subprocess
import time

from browser import Browser
from page_kit import ROOT, SCENE, frames, in_turn, quiet, start, wait


def test_door(browser, at):
    """window.gjklab opens, goes, tells and says what happens; a fault is the program's own sentence."""
    start(browser, at.address)
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
    browser.picture(at.pictures / "door.png")
    fault = browser.run("try { gjklab.open('{\"gjklab\": 2}'); } catch (error) { return error.message; }")
    assert fault and "gjklab" in fault, fault
    assert browser.run("try { gjklab.go('gjk 99 region'); } catch (error) { return error.message; }")
    assert browser.run("return gjklab.state()")["status"] == "separated", "as before"
    quiet(browser)


def test_door_draws(browser, at):
    """What is opened or gone to from outside shows without a touch."""
    start(browser, at.address)
    browser.keys("Escape")
    time.sleep(3)
    assert frames(browser, 2) == 0, "frames while nothing moves"
    shown = [browser.picture(at.pictures / "door-before.png")]
    for name, script in (("opened", "gjklab.open(arguments[0])"), ("gone", "gjklab.go('result')")):
        browser.run(script, SCENE)
        time.sleep(2)
        shown.append(browser.picture(at.pictures / f"door-{name}.png"))
    assert len(set(shown)) == 3, "each has changed the picture"
    assert browser.run("return document.title").startswith("Untitled") or "text" in browser.run("return document.title")
    quiet(browser)


def test_hostile(browser, at):
    """Whatever a page around sends is refused in a sentence, and changes nothing."""
    start(browser, at.address)
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


def test_listener_with_a_fault(browser, at):
    """A listener that throws or changes what it was given stops nothing."""
    start(browser, at.address)
    browser.run("""window.heard = 0;
        gjklab.on('step', (state) => { state.scene = state.at = null; throw new Error('mine'); });
        gjklab.on('step', (state) => { if (state.at) ++window.heard; });
        gjklab.go('gjk 1 region');""")
    wait(browser, "the second listener", "heard === 1")
    browser.run("gjklab.go('result')")
    wait(browser, "the next step", "heard === 2")
    assert any("mine" in text for _, text in browser.log())


def test_frame(browser, at):
    """Words, picture and slider alone within a page of another origin, which asks and is told by messages."""
    (at.folder / "frame.html").write_text(f"""<!doctype html><body style="margin: 0; height: 3000px">
        <iframe src="{at.address}#&embed&at=gjk%201%20region" width="720" height="405"></iframe>
        <script>const said = []; const send = (message) => frames[0].postMessage(message, "*");
        addEventListener("message", ({{data}}) => said.push(data));</script>""")
    browser.open((at.folder / "frame.html").as_uri())
    wait(browser, "ready", "said.some((each) => each.gjklab === 'ready')")
    first = browser.run("return said[0].state")
    assert (first["at"], first["status"], first["answer"]) == ("gjk 1 region", None, None), first
    time.sleep(1)
    browser.picture(at.pictures / "embed.png")
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
    wait(browser, "the wheel scrolls the page around", "scrollY > 0", 20)
    quiet(browser)


def test_own_lessons(browser, at):
    """A page that `gjklab page` has put lessons into opens at them."""
    own = at.folder / "own lessons"
    own.mkdir()
    lesson = "# {}\n\nGoal: see </script> here.\n\nFirst.\n\n```show\nscene: dyn4j-pair\n```\n\nSecond.\n"
    (own / "1-one.md").write_text(lesson.format("One"))
    (own / "2-two.md").write_text(lesson.format("Two"))
    subprocess.run([ROOT / "build/gjklab", "page", own, "-o", at.folder / "own.html", "--page", at.page], check=True)
    start(browser, (at.folder / "own.html").as_uri())
    wait(browser, "the lessons", "gjklab.state().lesson !== null", 20)
    time.sleep(1)
    browser.picture(at.pictures / "own-lessons.png")
    quiet(browser)


def test_example(at):
    """Three live pictures in a text: one runs at a time, and one that is left comes back as it was."""
    example = at.folder / "embedding"
    shutil.copytree(ROOT / "examples/embedding", example)
    shutil.copy(at.page, example / "gjklab.html")
    for width, height in ((1280, 720), (390, 844)):
        with Browser(width=width, height=height, touch=width < 800) as browser:
            browser.open((example / "index.html").as_uri())
            browser.run("""window.ready = 0;
                addEventListener("message", ({data}) => { if (data.gjklab === "ready") ++ready; });""")
            browser.picture(at.pictures / f"example-{width}.png")
            for count, i in enumerate((0, 1, 2, 0), 1):
                browser.run("document.querySelectorAll('.live')[arguments[0]].scrollIntoView({block: 'center'})", i)
                wait(browser, f"picture {i}", f"ready === {count} && document.querySelectorAll('.live')[{i}].lastChild.className === 'ready'")
                assert browser.run("return document.querySelectorAll('iframe').length") == 1
                if count == 1:
                    browser.run("ask(pictures[0], 'go', 'result')")
                    wait(browser, "the step", "pictures[0].state && pictures[0].state.at === 'result'")
                time.sleep(1.5)
                browser.picture(at.pictures / f"example-{width}-{count}.png")
            wait(browser, "the place that was left", "pictures[0].state && pictures[0].state.at === 'result'")
            quiet_here = [text for level, text in browser.log() if level in ("WARNING", "SEVERE")]
            assert not quiet_here, quiet_here


def run(at):
    in_turn(at, test_door, test_door_draws, test_hostile, test_listener_with_a_fault, test_frame, test_own_lessons)
    test_example(at)
    print("test_example passed", flush=True)
