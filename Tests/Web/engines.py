"""Firefox and WebKitGTK for pages that are otherwise played in Chromium, and the checks that they cannot run.

Tests/Browsers drives them, by blocking calls instead of promises, so each worker has its own thread.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Browsers"))

import firefox  # noqa: E402
import page  # noqa: E402
import webkit  # noqa: E402
from screen import Screen  # noqa: E402

ENGINES = {"firefox": firefox, "webkit": webkit}
# Pages, or single checks of a page, with the reason why an engine cannot run them; docs/player.md has a table of them.
CANNOT = {
    "firefox": {
        "left-behind/counts": "it does not count nodes and listeners",
    },
    "webkit": {
        "left-behind/counts": "it does not count nodes and listeners",
        "taps/fingers": "its driver has no touches",
        "dark/forced": "it has no forced colours",
        "printing/print": "its driver cannot show a page as it is printed",
        "files-that-fail/files": "its driver cannot have a request fail",
        "zoomed/zooms": "it gives boxes in pixels scaled by `zoom`",
        "routers/routers (a navigation that is intercepted)": "it has no Navigation API",
        "routers/routers (a link that is intercepted)": "it has no Navigation API",
        "routers/routers (an intercepted navigation that takes its time)": "it has no Navigation API",
        "routers/routers (pushState of the prototype)": "without the Navigation API a call of the prototype's method goes unnoticed",
        "traces/after (the page going away, plain)": "without the Navigation API a page that is kept keeps its wrapped history",
        "traces/after (the page going away, moving)": "without the Navigation API a page that is kept keeps its wrapped history",
        "traces/after (the page going away, hands)": "without the Navigation API a page that is kept keeps its wrapped history",
        "tab-order/order (a closed shadow root)": "its tab key skips fields of closed roots",
        "frames/moves (by a rule of the frame)": "it does not report elements that leave a frame's own window",
        "shown-by-attribute/states (a field that has the focus)": "an element that becomes inert loses the focus at once",
        "late-below/keys (in a frame)": "its keys do not scroll a frame of this driver",
        "tall-targets/scrolls": "it goes on scrolling after a turn of the wheel is over",
        "top-layer/full-screen (the whole page)": "not right yet: the last press does not end the tour",
        "narrow-windows/large-letters (a low window)": "not right yet: in low callouts the buttons scroll along",
        "narrow-windows/large-letters (a telephone on its side)": "not right yet: in low callouts the buttons scroll along",
        "texts/lines (capital letters)": "rules for parts that come later don't reach words that are measured",
        "texts/lines (letters apart)": "rules for parts that come later don't reach words that are measured",
    },
}


def reason(engine, case):
    """The reason why an engine cannot run a check, or None."""
    cannot = CANNOT.get(engine, {})
    return cannot.get(str(case)) or cannot.get(f"{case.kind}/{case.file.stem}")


def opened(engine):
    return page.Browser(ENGINES[engine])


def end():
    """Closes the screen of the windows."""
    Screen.end()
