"""Captures the present page of a Playwright test for tutorialc: one call for each screen.

    capture(page, screen="inbox", variant="phone", file="layouts/phone.layout.json")

With pytest and its Playwright plugin, `from tutorialc_capture import capture_screen` in conftest.py makes it a fixture:

    def test_inbox(page, capture_screen):
        page.goto("/inbox")
        capture_screen("inbox", "phone")        # layouts/phone.layout.json
"""

import os
import pathlib

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / "dist" / "capture.global.js"


def capture(page, screen, variant="default", file=None, **options):
    """The snapshot of a page as it is once it stands still. With `file`, a manifest that is made or added to: a snapshot of
    the same screen and variant is replaced. `options` are those of docs/capture.md: testIds, values, redact, traits, css."""
    page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    page.evaluate("tutorialcCapture.settled()")
    taken = page.evaluate("each => tutorialcCapture.capture(each)", {"screen": screen, "variant": variant, **options})
    if file is not None:
        path = pathlib.Path(file)
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_text(encoding="utf-8") if path.exists() else None
        text = page.evaluate("([before, taken]) => tutorialcCapture.merge(before, taken)", [before, taken])
        # Whoever reads the file meanwhile, such as a watch, never reads half of it.
        beside = path.with_name(path.name + ".part")
        beside.write_text(text, encoding="utf-8", newline="\n")
        os.replace(beside, path)
    return taken["snapshot"]


try:
    import pytest
except ImportError:
    pass
else:
    @pytest.fixture
    def capture_screen(page):
        """Captures the test's page: `capture_screen(screen, variant)` writes `layouts/VARIANT.layout.json`."""
        def take(screen, variant="default", folder="layouts", **options):
            return capture(page, screen, variant, pathlib.Path(folder) / f"{variant}.layout.json", **options)
        return take
