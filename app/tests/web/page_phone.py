"""The page on a phone, by finger."""

import json
import time

from browser import Browser
from page_kit import dismiss_greeting, quiet, start, step_on, wait


def test_phone(at):
    """A phone's own layout, undistorted, by finger: steps, dragging, zooming, a lesson to its second page."""
    for width, height in ((390, 844), (844, 390)):
        with Browser(width=width, height=height, touch=True) as browser:
            start(browser, at.address)
            sides = browser.run("const box = Module.canvas.getBoundingClientRect();"
                                "return [Module.canvas.width / box.width, Module.canvas.height / box.height]")
            assert sides == [2, 2], sides
            upright = width < height
            time.sleep(1)
            browser.picture(at.pictures / f"phone-{width}-start.png")
            browser.keys("Escape")
            time.sleep(1)
            first = browser.run("return gjklab.state().at")
            # The step buttons: in the row over the drawer, or left of it.
            back, on = ((35, 759), (355, 759)) if upright else ((35, 363), (733, 363))
            browser.click(*on, pointer="touch")
            wait(browser, "a step on", f"gjklab.state().at !== {json.dumps(first)}", 20)
            browser.picture(at.pictures / f"phone-{width}.png")
            browser.click(*back, pointer="touch")
            wait(browser, "a step back", f"gjklab.state().at === {json.dumps(first)}", 20)
            title = browser.run("return document.title")
            browser.pinch((195, 250) if upright else (520, 180), 30, 70)
            time.sleep(1)
            browser.picture(at.pictures / f"phone-{width}-zoomed.png")
            assert browser.run("return document.title") == title, "two fingers have changed the scene"
            assert browser.run("return visualViewport.scale") == 1, "the browser has zoomed the page"
            # The drawer: lessons, the first one; then its next page.
            browser.click(*((273, 817) if upright else (806, 273)), pointer="touch")
            time.sleep(1)
            browser.picture(at.pictures / f"phone-{width}-lessons.png")
            quiet(browser)
            start(browser, at.address + "#&lesson=5.3")
            time.sleep(1.5)
            browser.picture(at.pictures / f"phone-{width}-lesson.png")
            assert browser.run("return gjklab.state().lesson") == "5.3"
            browser.click(*((350, 817) if upright else (350, 363)), pointer="touch")
            wait(browser, "the next page", "gjklab.state().lesson === '5.4'", 20)
            quiet(browser)


def test_turned(at):
    """A phone that is turned shows the same, laid out anew and sharp."""
    with Browser(width=390, height=844, touch=True) as browser:
        start(browser, at.address)
        dismiss_greeting(browser)
        step_on(browser, 2)
        before = browser.run("return JSON.stringify(gjklab.state())")
        for width, height, ratio in ((844, 390, 3), (390, 844, 1), (844, 390, 2.5)):
            browser.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=ratio, mobile=True)
            wait(browser, f"{width}×{height}", f"Math.abs(Module.canvas.width - {width * ratio}) <= 1 && "
                 f"Math.abs(Module.canvas.height - {height * ratio}) <= 1", 20)
            time.sleep(1)
            browser.picture(at.pictures / f"turned-{width}-{ratio}.png")
            assert browser.run("return JSON.stringify(gjklab.state())") == before
        quiet(browser)


TYPING = "document.activeElement.id === 'typing'"


def search_field(browser, at, upright):
    """Opens the gallery, which leaves the keyboard where it is, and touches its search field."""
    browser.click(*((39, 817) if upright else (806, 39)), pointer="touch")
    time.sleep(2)
    assert not browser.run("return " + TYPING), "no keyboard before a field is touched"
    for _ in range(3):  # on a slow machine the gallery may still be opening
        browser.click(150, 42, pointer="touch")
        for _ in range(30):
            if browser.run("return " + TYPING):
                return
            time.sleep(0.1)
    assert False, "the field has no keyboard"


def test_typing(at):
    """A touched text field brings up the browser's keyboard. What it writes, corrects and composes is the field's."""
    for width, height in ((390, 844), (844, 390)):
        with Browser(width=width, height=height, touch=True) as browser:
            start(browser, at.address)
            browser.keys("Escape")
            search_field(browser, at, width < height)
            field = browser.run("const f = typing.field; return [f.autocomplete, f.getAttribute('autocorrect'), "
                                "f.getAttribute('autocapitalize'), f.spellcheck, parseFloat(getComputedStyle(f).fontSize) >= 16]")
            assert field == ["off", "off", "off", False, True], field
            browser.run("window.sent = []; const tell = page.tell.bind(page);"
                        "page.tell = (name, text) => { sent.push(text); tell(name, text); };"
                        "Module._gjklab_key(0);"  # the first call puts the program's own function in its place
                        "const key = Module._gjklab_key; Module._gjklab_key = (code) => { sent.push(code); key(code); };")
            # A keyboard that composes its words, and corrects one: "kone" becomes "cone".
            for text in ("k", "ko", "kon", "kone"):
                browser.cdp("Input.imeSetComposition", text=text, selectionStart=len(text), selectionEnd=len(text))
            browser.cdp("Input.imeSetComposition", text="cone", selectionStart=4, selectionEnd=4)
            browser.cdp("Input.insertText", text="cone")
            time.sleep(1)
            sent = browser.run("return sent")
            written = []
            for each in sent:
                written = written[:-1] if each == 42 else written + list(each)
            assert "".join(written) == "cone" and 42 in sent, sent
            browser.picture(at.pictures / f"typing-{width}.png")
            # The keyboard covers more than half of the screen: the field stays above it.
            browser.run("Object.defineProperty(visualViewport, 'height', {configurable: true, value: arguments[0]});"
                        "visualViewport.dispatchEvent(new Event('resize'));", 0.4 * height)
            bottom = browser.run("return typing.active && Module._gjklab_typing() * Module.canvas.clientHeight"
                                 " / Module.canvas.height + Module.canvas.getBoundingClientRect().top")
            assert 0 < bottom < 0.4 * height, bottom
            browser.run("delete visualViewport.height")
            # Back over what was there before, and on; then Return takes what was found.
            browser.keys(*["\ue003"] * 6, *"cone over", "Enter")
            wait(browser, "the scene that was searched for", "document.title.startsWith('Cone over a box')", 20)
            wait(browser, "the keyboard is put away", "!(" + TYPING + ")", 20)
            quiet(browser)


def test_numbers(at):
    """A number of the scene is touched and typed."""
    with Browser(width=390, height=844, touch=True) as browser:
        start(browser, at.address)
        browser.keys("Escape")
        browser.click(195, 817, pointer="touch")
        time.sleep(0.5)
        browser.picture(at.pictures / "numbers-step.png")
        browser.click(140, 428, pointer="touch")
        time.sleep(0.5)
        browser.picture(at.pictures / "numbers-scene.png")


def run(at):
    for test in (test_phone, test_turned, test_typing, test_numbers):
        test(at)
        print(test.__name__, "passed", flush=True)
