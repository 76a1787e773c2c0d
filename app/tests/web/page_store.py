"""What the browser keeps for the page: unsaved work, a full store, one that is forbidden, two tabs."""

import time

from page_kit import A_BODY, in_turn, quiet, start, wait

UNSAVED = "Object.keys(localStorage).filter((key) => key.endsWith('.unsaved'))"
SETTINGS = "localStorage.getItem('gjklab/settings.json')"


def test_recovers(browser, at):
    """A page that is loaded anew offers what was unsaved, and settings last."""
    start(browser, at.address)
    browser.keys("Escape")
    browser.drag(*A_BODY)
    wait(browser, "unsaved work is kept", UNSAVED + ".length === 1", 20)
    start(browser, at.address)
    time.sleep(1)
    browser.picture(at.pictures / "recovered.png")
    assert browser.run(f"return {UNSAVED}.length") == 1
    assert browser.run(f"return /.greeted.: ?true/.test({SETTINGS} || '')")
    quiet(browser)


def test_forbidden_store(browser, at):
    """Where the browser allows no storage the page says so and works."""
    script = """Object.defineProperty(window, "localStorage", {get() { throw new DOMException("no", "SecurityError"); }});"""
    added = browser.cdp("Page.addScriptToEvaluateOnNewDocument", source=script)
    try:
        start(browser, at.address)
        time.sleep(1)
        browser.picture(at.pictures / "no-store.png")
        browser.keys("Escape", "Escape")
        browser.drag(*A_BODY)
        wait(browser, "a change", "document.title.startsWith('•')", 20)
        assert browser.run("return page.storage === null")
        quiet(browser)
    finally:
        browser.cdp("Page.removeScriptToEvaluateOnNewDocument", identifier=added["identifier"])


def test_full_store(browser, at):
    """A full store is said, the program goes on, and keeps again once there is room."""
    start(browser, at.address)
    browser.run("""let size = 1 << 22; let i = 0;
        while (size > 0) try { localStorage.setItem("other/" + i++, "x".repeat(size)); } catch (full) { size >>= 1; }""")
    browser.keys("Escape")
    browser.drag(*A_BODY)
    wait(browser, "the full store is noticed", "page.full", 20)
    time.sleep(1)
    browser.picture(at.pictures / "full.png")
    browser.run("Object.keys(localStorage).filter((key) => key.startsWith('other/')).forEach((key) => localStorage.removeItem(key))")
    browser.keys("End", "Home")
    wait(browser, "it is kept again", "!page.full && Object.keys(localStorage).some((key) => key.endsWith('.unsaved'))", 20)


def test_two_tabs(browser, at):
    """The unsaved work of a tab that is open is nobody else's; of one that is gone the next tab's."""
    start(browser, at.address)
    browser.run("localStorage.clear()")
    start(browser, at.address)
    browser.keys("Escape")
    browser.drag(*A_BODY)
    wait(browser, "unsaved work", UNSAVED + ".length === 1", 20)
    key = browser.run(f"return {UNSAVED}[0]")
    first = browser.call("GET", browser.session + "/window")
    second = browser.post("/window/new", type="tab")["handle"]
    browser.post("/window", handle=second)
    start(browser, at.address)
    time.sleep(1)
    assert browser.run(f"return {UNSAVED}") == [key]
    browser.post("/window", handle=first)
    browser.call("DELETE", browser.session + "/window")
    browser.post("/window", handle=second)
    start(browser, at.address)
    time.sleep(1)
    assert browser.run(f"return {UNSAVED}.length") == 1 and browser.run(f"return {UNSAVED}[0]") != key
    browser.picture(at.pictures / "two-tabs.png")


def run(at):
    in_turn(at, test_recovers, test_full_store, test_forbidden_store, test_two_tabs)
