"""The fixtures for Playwright: the Python one under pytest, and the one for Node with the Playwright of the wheel."""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import browser

PAGE = "<!DOCTYPE html><html lang=en><style>*{margin:0}</style><h1 id=title>Inbox</h1><button data-tour=save>Save</button>"
PYTHON = f"""
import sys
sys.path[:0] = [{str(browser.ROOT / "Web/Capture/python")!r}, {str(pathlib.Path(__file__).parent)!r}]
import browser, pytest
from tutorialc_capture import capture_screen

@pytest.fixture
def page():
    with browser.browser() as opened: yield opened.new_page(viewport={{"width": 400, "height": 300}})

def test_screens(page, capture_screen):
    page.set_content({PAGE!r})
    assert capture_screen("b", "phone")["elements"][1]["id"] == "save"
    capture_screen("a", "phone", values=True)
"""
NODE = """
import { pathToFileURL } from 'node:url';
const [playwright, fixture, program, page] = process.argv.slice(2);
const { chromium } = await import(pathToFileURL(playwright));
const { captureScreen } = await import(pathToFileURL(fixture));
const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
const opened = await browser.newPage({ viewport: { width: 400, height: 300 } });
await opened.setContent(page);
await captureScreen({ page: opened }, async (take) => {
  if ((await take('b')).elements[1].id !== 'save') throw new Error('no save');
  await take('a', { values: true });
}, { project: { name: 'phone' } });
await browser.close();
"""


class FixtureTests(unittest.TestCase):
    def test_both_test_tools_write_the_same_manifest(self):
        import playwright
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "test_inbox.py").write_text(PYTHON, encoding="utf-8")
            done = subprocess.run([sys.executable, "-B", "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_inbox.py"], cwd=folder,
                                  capture_output=True, text=True)  # fmt: skip
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            written = (folder / "layouts/phone.layout.json").read_text(encoding="utf-8")
            self.assertEqual([each["screen"] for each in json.loads(written)["snapshots"]], ["a", "b"])
            checked = subprocess.run([browser.TUTORIALC, "check", folder / "layouts/phone.layout.json"], capture_output=True, text=True)
            self.assertEqual((checked.stdout + checked.stderr, checked.returncode), ("", 0))
            shutil.rmtree(folder / "layouts")
            (folder / "inbox.mjs").write_text(NODE, encoding="utf-8")
            package = pathlib.Path(playwright.__file__).parent / "driver/package/index.mjs"
            done = subprocess.run(["node", "inbox.mjs", package, browser.ROOT / "Web/Capture/playwright.mjs", browser.chromium(), PAGE],
                                  cwd=folder, capture_output=True, text=True)  # fmt: skip
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            self.assertEqual((folder / "layouts/phone.layout.json").read_text(encoding="utf-8"), written)
            self.assertEqual(sorted(each.name for each in (folder / "layouts").iterdir()), ["phone.layout.json"])


if __name__ == "__main__":
    unittest.main()
