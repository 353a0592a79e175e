"""The player on pages with hostile styles. check_player.py runs these checks."""
import io
import os
import shutil

from PIL import Image

from check_looks import ROOT, play

WRONG = "opacity: 0; visibility: hidden; pointer-events: none; transform: scale(0.5); filter: invert(1)"
# Rules of real sites, and then every property that the overlay needs, by rules of all kinds.
RULES = [
    "* { --_surface: red !important; --_scheme: dark !important; --_finger: 400px !important; --_body-size: 90px !important }",
    ":not(:defined) { visibility: hidden }",
    ":not(:defined) { display: none }",
    ":not(:defined) { opacity: 0; transition: opacity 1s }",
    "[popover] { margin: auto; padding: 1rem; border: 1px solid #ccc; border-radius: 8px; max-width: 400px; inset: auto; background: white; color: #000 }",
    "[popover] { width: fit-content; height: fit-content; overflow: auto; inset: 50% auto auto 50%; translate: -50% -50% }",
    ":popover-open { display: grid; place-items: center; animation: rise 1s both } @keyframes rise { from { opacity: 0; translate: 0 40px } }",
    ":popover-open { background: #fff; box-shadow: 0 0 9px #000; inset: 20px; width: auto; height: auto }",
    "[popover]::backdrop { background: #000c; backdrop-filter: blur(9px) }",
    "::backdrop { background: red; opacity: 1; display: block !important }",
    "body > * { max-width: 900px; margin: 0 auto; position: relative }",
    "body > * { display: none } body > :is(header, main, #compose) { display: block }",
    "body > :last-child { margin-top: auto; padding-bottom: 90px }",
    "body > :not(header, main, button, dialog) { display: none !important }",
    "html body > * { position: static !important; z-index: 0 !important }",
    "* { box-sizing: border-box; margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline }",
    "*, *::before, *::after { animation-duration: 0.01ms !important; transition: all 2s !important }",
    "*::before, *::after { content: 'x'; position: fixed; inset: 0; pointer-events: auto; background: red }",
    "* { pointer-events: none }",
    "* { user-select: none !important; cursor: none !important; touch-action: none !important }",
    "* { line-height: 3 !important; letter-spacing: 1em !important; word-spacing: 9px; text-transform: uppercase !important }",
    "* { direction: rtl !important; unicode-bidi: bidi-override !important }",
    "* { max-width: 100px !important; max-height: 100px !important; min-width: 0 !important; min-height: 0 !important }",
    "* { color-scheme: dark !important; accent-color: red; forced-color-adjust: none }",
    "[lang] { font-family: monospace !important; font-size: 40px !important; quotes: none; hyphens: auto }",
    "[dir] { text-align: center !important; float: left !important; columns: 3 !important }",
    "[popover][dir=ltr] { writing-mode: vertical-rl !important; text-orientation: upright }",
    "tutorial-player { display: none !important; all: revert !important }",
    "tutorial-player:not(#x#x#x) { " + "; ".join(f"{one} !important" for one in WRONG.split("; ")) + " }",
    "tutorial-player { clip-path: inset(50%) !important; mask: linear-gradient(#0000, #0000) !important; -webkit-mask: none }",
    "tutorial-player { contain: strict !important; content-visibility: hidden !important; will-change: transform !important }",
    "tutorial-player { rotate: 20deg !important; scale: 2 !important; translate: 90px 90px !important; perspective: 10px !important }",
    "tutorial-player { zoom: 2 !important; transform: rotate(9deg) !important; transform-origin: 0 0 !important }",
    "tutorial-player { animation: off 1s infinite !important } @keyframes off { to { opacity: 0; transform: translateY(90px); visibility: hidden } }",
    "tutorial-player { mix-blend-mode: difference !important; isolation: isolate !important; backdrop-filter: blur(9px) !important }",
    "tutorial-player { interactivity: inert !important; -webkit-user-modify: read-only; -webkit-line-clamp: 1 !important }",
    "tutorial-player { inset: 40px !important; width: 30% !important; height: 30% !important; padding: 40px !important; border: 9px solid red !important; outline: 9px solid red !important }",
    "tutorial-player { position: absolute !important; z-index: -1 !important; overflow: scroll !important; order: 9; grid-area: 1 / 1 }",
    "@layer reset { * { all: revert !important } } @layer reset.more { body > * { visibility: hidden !important } body > :is(header, main, #compose) { visibility: visible !important } }",
    "html > * { filter: grayscale(1) }",
    ":root * { outline: 1px solid red; visibility: inherit !important }",
    "html { zoom: 1.25 }",
    "body { zoom: 0.8 }",
    "html { zoom: 1.5 } body { zoom: 0.5 }",
    "body { transform: scale(0.9); perspective: 100px; will-change: filter }",
    "body { opacity: 0.5; filter: blur(2px); contain: paint; overflow: hidden; position: relative }",
    "html { font-size: 62.5% }",
    "html { font-size: 100px !important }",
    ":root { font: 700 40px/3 monospace; text-indent: 90px; white-space: nowrap; tab-size: 40 }",
]
LOOK = f"""() => {{
  const root = {ROOT};
  const style = getComputedStyle(root.host);
  const words = root.querySelector('.words.now');
  const rect = words.getBoundingClientRect();
  const [x, y] = words.style.transform.match(/[-\\d.]+/g).map(Number);
  const button = words.querySelector('.primary').getBoundingClientRect();
  const hit = document.elementFromPoint(button.x + button.width / 2, button.y + button.height / 2);
  return {{
    host: Object.fromEntries([...style].filter(name => !name.startsWith('--') && !/^(zoom|transition-|perspective-origin|transform-origin)/.test(name)).map(name => [name, style.getPropertyValue(name)])),
    set: [x, y, parseFloat(words.style.width), parseFloat(words.style.height)],
    drawn: [rect.x, rect.y, rect.width, rect.height],
    button: [button.x + button.width / 2, button.y + button.height / 2],
    hit: hit?.localName,
    moves: root.getAnimations().length,
    text: getComputedStyle(words.querySelector('.body')).fontSize,
    // By its numbers: a path that is measured in the page takes on the page's rules.
    hole: (points => ['0', '1'].map(axis => points.filter((_, place) => place % 2 == axis)).flatMap(all => [Math.min(...all), Math.max(...all)]))(
      getComputedStyle(root.querySelector('mask path')).d.match(/-?\\d+(\\.\\d+)?/g).map(Number)),
    box: (({{ left, right, top, bottom }}) => [left - 8, right + 8, top - 8, bottom + 8])(document.querySelector('#search-field').getBoundingClientRect()),
    whole: root.querySelector('.blocker').getBoundingClientRect().width,
  }};
}}"""


def opened(open_mail, browser):
    """The app in the browser of a check, or in another one."""
    return open_mail.func(browser or open_mail.args[0], *open_mail.args[1:], "")


def dress(mail, rules):
    mail.ask("rules => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rules); document.adoptedStyleSheets = [sheet]; }", rules)


def stands_above_any_style(open_mail):
    """No rule of a page, important or not, moves the overlay, hides it, or takes its touches; its own variables and parts do."""
    mail = open_mail("")
    first = None
    wrong = []
    for rule in ["", *RULES]:
        dress(mail, rule)
        play(mail, "untitled", rests=False, lessMotion=True)
        seen = None
        for _ in range(60):
            mail.page.wait_for_timeout(60)
            before, seen = seen, mail.ask(LOOK)
            if seen == before and seen["set"][2] > 0 and not seen["moves"]:
                break
        first = first or seen
        others = {name: (value, first["host"].get(name)) for name, value in seen["host"].items() if value != first["host"].get(name)}
        if others:
            wrong.append((rule, others))
        if max(abs(a - b) for a, b in zip(seen["set"], seen["drawn"])) > 0.5 or seen["text"] != first["text"] or abs(seen["whole"] - 1280) > 16:
            wrong.append((rule, seen["set"], seen["drawn"], seen["text"], seen["whole"]))
        if max(abs(a - b) for a, b in zip(seen["hole"], seen["box"])) > 0.5:
            wrong.append((rule, seen["hole"], seen["box"]))
        image = Image.open(io.BytesIO(mail.page.screenshot())).convert("RGB")
        x, y, width, _ = seen["drawn"]
        if min(image.getpixel((int(x + width / 2), int(y + 6)))) < 255:
            wrong.append((rule, "the callout is not white", image.getpixel((int(x + width / 2), int(y + 6)))))
        mail.page.mouse.click(*seen["button"])
        mail.page.wait_for_timeout(30)
        if seen["hit"] != "tutorial-player" or mail.step() != "named":
            wrong.append((rule, "the button is not pressed", seen["hit"], mail.step()))
    assert not wrong, "\n".join(str(one)[-180:] for one in wrong)
    dress(mail, "tutorial-player { --tour-surface: rgb(1, 2, 3) } tutorial-player::part(button) { text-transform: uppercase }")
    play(mail, "untitled", rests=False)
    found = mail.ask(f"[getComputedStyle({ROOT}.querySelector('.box')).backgroundColor, getComputedStyle({ROOT}.querySelector('.primary')).textTransform]")
    assert found == ["rgb(1, 2, 3)", "uppercase"], found
    mail.close()


def prints(open_mail):
    """The overlay isn't printed."""
    mail = open_mail("")
    dress(mail, "@media print { tutorial-player { display: block !important; visibility: visible !important } }")
    play(mail, "untitled", rests=False)
    mail.page.emulate_media(media="print")
    assert mail.ask("getComputedStyle(document.querySelector('tutorial-player')).display") == "none"
    mail.page.emulate_media(media="screen")
    assert mail.ask("getComputedStyle(document.querySelector('tutorial-player')).display") == "block"
    mail.close()


def uses_the_persons_font_size(open_mail):
    """The text size is the person's setting in the browser. The font size of the page's root is only the page's unit."""
    browser = open_mail.args[0]
    for chosen, expected in ((None, 15), (24, 22.5)):
        large = browser.browser_type.launch(executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox", f"--blink-settings=defaultFontSize={chosen}"]) if chosen else None
        for rule in ("", "html { font-size: 62.5% }", "html { font-size: 100px !important } * { font-size: 4px !important }", "html { zoom: 1.25 }", "[lang] { font: 9px monospace !important }"):
            mail = opened(open_mail, large)
            dress(mail, rule)
            play(mail, "untitled", rests=False)
            size = float(mail.ask(f"getComputedStyle({ROOT}.querySelector('.words.now .body')).fontSize")[:-2])
            assert abs(size - expected) < 0.01, (chosen, rule, size)
            mail.close()
        if large:
            large.close()


def plays_without_some_browser_features(open_mail):
    """Programs without layout, such as jsdom, and old browsers lack some of the features that measure callouts."""
    mail = open_mail("")
    mail.ask("""() => {
      delete Range.prototype.getClientRects;
      delete CSS.supports;
      HTMLCanvasElement.prototype.getContext = () => undefined;
    }""")
    for step in ("all", "picture", "named"):
        play(mail, step, rests=False)
        assert mail.ask(f"{ROOT}.querySelector('.words.now .body').textContent.length > 9"), step
        assert mail.ask(f"[...{ROOT}.querySelectorAll('.words.now [part]')].map(one => one.getAttribute('part')).join()").count("button primary") == 1
    mail.close()


CHECKS = [plays_without_some_browser_features, stands_above_any_style, prints, uses_the_persons_font_size]
