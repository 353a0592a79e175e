"""The looks of callouts: colours, borders, shadows and sizes. check_player.py runs these checks."""
import io
import json

from PIL import Image

PLAY = """async ([name, options]) => {
  const { start } = await import('/dist/tutorial-player.js');
  const tour = await (await fetch(name + '.tour.json')).json();
  (%s)(tour, options);
  window.player?.stop();
  window.player = start(tour, { locale: 'en', store: null, variables: { name: 'Ada' }, ...options });
}"""
COLORS = "surface border title body link primary onPrimary secondary onSecondary progress close".split()
LENGTHS = "margin padding titleGap sectionGap buttonGap buttonHeight buttonPadding buttonRadius radius sheetRadius border".split()
ROOT = "document.querySelector('tutorial-player').shadowRoot"


def play(mail, step=None, change="() => undefined", name="callouts", rests=True, **options):
    """Begins a tour that a function has changed, and goes to a step."""
    if mail.ask("window.player !== null"):
        mail.ask("player.stop()")
        mail.wait("!document.querySelector('tutorial-player')")
    mail.ask(PLAY % change, [name, options])
    mail.wait("window.player?.state === 'stands'")
    if step:
        mail.ask("step => player.goTo(step)", step)
        mail.until(step)
    if rests:
        mail.rest()


def style(mail, selector, *names):
    """Computed values of a part of the callout that can be used; `CALLOUT` stands for its box."""
    return mail.ask(f"""([selector, names]) => {{
      const part = {ROOT}.querySelector(selector);
      const style = part && getComputedStyle(part);
      return part && names.map(name => style.getPropertyValue(name));
    }}""", [selector, names])


def theme():
    """A theme in which no value is like another."""
    colors = {scheme: {name: f"#{base + place:02x}0405" for place, name in enumerate(COLORS)} for scheme, base in (("light", 0x20), ("dark", 0x80))}
    lengths = {name: 10 + place / 4 for place, name in enumerate(LENGTHS)}
    texts = {name: {"font": [], "size": 20 + place, "line": 30 + place, "weight": 400} for place, name in enumerate(("title", "body", "button", "progress"))}
    shadows = [{"light": "#a00405", "dark": "#a10405", "offset": 30.5, "blur": 31}, {"light": "#a20405", "dark": "#a30405", "offset": 32, "blur": 33.5}]
    return {**colors, **lengths, **texts, "shadows": shadows}


def rgb(color):
    return f"rgb({int(color[1:3], 16)}, {int(color[3:5], 16)}, {int(color[5:7], 16)})"


def holds(mail, scheme, drawn):
    for selector, expected in drawn.items():
        found = style(mail, selector, *expected)
        assert found == [*expected.values()], (scheme, selector, found, expected)


def draws_each_part_by_the_theme(open_mail):
    """Each colour and each length of a theme is what some part is drawn by, in both schemes; a page says otherwise by a variable."""
    own = theme()
    change = "tour => { tour.theme = %s; tour.contents = undefined; }" % repr(own).replace("'", '"')
    for scheme in ("light", "dark"):
        mail = open_mail("")
        play(mail, change=change, colorScheme=scheme)
        colors, px = own[scheme], lambda name: f"{own[name]:g}px"
        shadows = ", ".join(f"{rgb(each[scheme])} 0px {each['offset']:g}px {each['blur']:g}px 0px" for each in own["shadows"])
        drawn = {
            ".box": {"background-color": rgb(colors["surface"]), "border-top-left-radius": px("radius"),
                     "box-shadow": f"{rgb(colors['border'])} 0px 0px 0px {px('border')}, {shadows}"},
            ".arrow": {"fill": rgb(colors["surface"])},
            ".arrow-edge": {"stroke": rgb(colors["border"]), "stroke-width": px("border")},
            ".now .title": {"color": rgb(colors["title"]), "font-size": "20px", "line-height": "30px"},
            ".now .body": {"color": rgb(colors["body"]), "font-size": "21px"},
            ".now .body a": {"color": rgb(colors["link"])},
            ".now .primary": {"background-color": rgb(colors["primary"]), "color": rgb(colors["onPrimary"]), "border-top-left-radius": px("buttonRadius")},
            ".now .progress": {"color": rgb(colors["progress"]), "font-size": "23px"},
            # Over the image, whatever the theme is.
            ".now .close": {"color": "rgb(255, 255, 255)"},
            ".now .inner": {"padding-top": px("padding")},
            ".now .title + .body": {"margin-top": px("titleGap")},
            ".now .image": {"margin-bottom": px("sectionGap")},
        }  # fmt: skip
        holds(mail, scheme, drawn)
        # No two values of the theme share a property, and the sheet asks for none that there is not.
        variables = mail.ask(f"""() => {{
          const {{ host, adoptedStyleSheets: [sheet] }} = {ROOT};
          const names = [...host.style].filter(name => name.startsWith('--'));
          const used = [...sheet.cssRules].flatMap(rule => rule.cssText.match(/--_[a-z-]+(?=\\))/g) ?? []);
          return [Object.fromEntries(names.map(name => [name, host.style.getPropertyValue(name)])), [...new Set(used)]];
        }}""")
        missing = {f"{name} of {scheme}" for name, value in colors.items() if value not in variables[0].values()}
        missing |= {name for name in LENGTHS if px(name) not in variables[0].values()}
        assert not missing, f"another value of the theme has taken the property of {missing}"
        assert not set(variables[1]) - set(variables[0]), set(variables[1]) - set(variables[0])
        # The first step has nowhere to go back to.
        play(mail, "named", change, colorScheme=scheme)
        holds(mail, scheme, {
            ".now .button:not(.primary)": {"background-color": rgb(colors["secondary"]), "color": rgb(colors["onSecondary"]), "padding-left": px("buttonPadding")},
            ".now .buttons": {"column-gap": px("buttonGap")},
            ".now .close": {"color": rgb(colors["close"])},
        })  # fmt: skip
        # A page's own variables: of a border both.
        mail.ask("""() => { for (const [name, value] of [['border', 'rgb(1, 2, 3)'], ['border-width', '5px'], ['surface', 'rgb(4, 5, 6)']])
          document.querySelector('tutorial-player').style.setProperty('--tour-' + name, value); }""")
        assert style(mail, ".box", "box-shadow", "background-color")[0].startswith("rgb(1, 2, 3) 0px 0px 0px 5px"), style(mail, ".box", "box-shadow")
        assert style(mail, ".box", "background-color") == ["rgb(4, 5, 6)"]
        mail.close()


def keeps_edges_in_forced_colors(open_mail):
    """In forced colours callouts and buttons have edges in the colours that the person chose."""
    for scheme in ("light", "dark"):
        mail = open_mail("", forced_colors="active", color_scheme=scheme)
        play(mail, colorScheme=scheme)
        text, ground = mail.ask("""() => {
          document.body.style.cssText = 'color: CanvasText; background: Canvas';
          return [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor];
        }""")
        assert style(mail, ".box", "outline-style", "outline-width", "outline-color", "background-color") == ["solid", "1px", text, ground], (scheme, style(mail, ".box", "outline-color"))
        assert style(mail, ".now .button", "outline-style", "outline-width") == ["solid", "1px"]
        assert style(mail, ".arrow", "fill") == [ground] and style(mail, ".arrow-edge", "stroke") == [text], style(mail, ".arrow", "fill")
        for selector in (".now .title", ".now .body", ".now .progress"):
            assert style(mail, selector, "color") == [text], (scheme, selector, style(mail, selector, "color"))
        mail.press("Tab")
        mail.press("Shift+Tab")
        assert mail.focus() == ".words", mail.focus()
        assert style(mail, ".now", "outline-style", "outline-width") == ["solid", "2px"], "the focus of the callout is not seen"
        play(mail, "picture", colorScheme=scheme)
        assert style(mail, ".now .dots > i", "background-color") == [text], "the dots are not seen"
        mail.close()


def has_an_edge_over_white(open_mail):
    """Without a dim, an edge sets a callout off from a white page."""
    mail = open_mail("")
    mail.ask("""() => { document.body.style.background = '#fff'; document.querySelector('main').style.visibility = 'hidden'; }""")
    play(mail, "untitled", "tour => tour.variants.forEach(({ steps }) => steps.forEach(one => { one.overlay.opacity = 0; }))")
    x, y, width, height = mail.callout()
    image = Image.open(io.BytesIO(mail.page.screenshot())).convert("L")
    for at in ((x - 1, y + height // 2), (x + width, y + height // 2), (x + width // 4, y + height)):
        seen = image.getpixel(at)
        assert seen < 242, f"the edge at {at} is {seen} beside 255"
    assert image.getpixel((x + width // 2, y + height + 8)) < 254, "there is no shadow below it"
    mail.close()


def fits_each_line(open_mail):
    """A line that is drawn wider than its box is set by the page, even if the probe of its face fits."""
    overruns = f"""() => [...{ROOT}.querySelectorAll('.words.now .line')].flatMap(line => {{
      const range = document.createRange();
      range.selectNodeContents(line);
      const over = range.getBoundingClientRect().width - line.parentElement.getBoundingClientRect().width * 1.01;
      return over > 0.01 ? [[line.textContent, over]] : [];
    }})"""
    counts = {}
    for font, lang in (("", "en"), ("'DejaVu Sans'", "ar"), ("'DejaVu Sans'", "en"), ("'Noto Sans Arabic'", "ar")):
        mail = open_mail(f"?lang={lang}")
        mail.ask("font => document.documentElement.style.setProperty('--tour-font', font)", font)
        # A probe that fits although other lines of its face are wider.
        for step in ("all", "picture", "untitled", "named", "sheet"):
            play(mail, step, "tour => Object.values(tour.probes).forEach(one => Object.values(one).forEach(probe => { probe.width *= 2; }))", rests=False, locale=lang)
            assert not mail.ask(overruns), (font, lang, step, mail.ask(overruns))
            baked = mail.ask(f"{ROOT}.querySelectorAll('.words.now .line').length") > 0
            counts[font, baked] = counts.get((font, baked), 0) + 1
        mail.close()
    # With fonts that are narrow enough, callouts are the tour's.
    assert counts["", True] and counts["'Noto Sans Arabic'", True], counts
    # The same holds if a page's rule for a part makes words wider.
    for rule, baked in (("letter-spacing: 0", True), ("letter-spacing: 0.6em", False)):
        mail = open_mail("")
        mail.ask("rule => { const sheet = new CSSStyleSheet(); sheet.replaceSync(`tutorial-player::part(title) { ${rule} }`); document.adoptedStyleSheets = [sheet]; }", rule)
        play(mail, rests=False)
        assert mail.ask(f"{ROOT}.querySelectorAll('.words.now .line').length > 0") is baked, rule
        mail.close()


def omits_missing_pictures(open_mail):
    """A picture that does not come takes nothing with it: title, body and buttons are laid out without it."""
    waiting = []
    answers = {
        "gone": lambda route: route.fulfill(status=404),
        "page": lambda route: route.fulfill(body="<p>Sign in</p>", content_type="text/html"),
        "broken": lambda route: route.fulfill(body=b"\x89PNG\r\n\x1a\nbroken", content_type="image/png"),
        "cut": lambda route: route.abort(),
        "never": lambda route: waiting.append(route),
    }
    given = {"none": "() => null", "throws": "() => { throw new Error('no picture') }", "number": "() => 7", "strange": "() => ({ then: 1 })",
             "forbidden": "() => 'https://example.invalid/lens.svg'", **{name: f"() => '{name}.svg'" for name in answers}}  # fmt: skip
    mail = open_mail("")
    for name, answer in answers.items():
        mail.page.route(f"**/{name}.svg", answer)
    for name, image in given.items():
        for step, baked, most in (("all", True, 162), ("picture", name == "none", 150)):
            change = "(tour, options) => { options.image = %s; %s }" % (image, "" if baked else "delete tour.contents;")
            play(mail, step, change, rests=False)
            words = f"{ROOT}.querySelector('.words.now')"
            if name == "never":
                # There is room for it still.
                mail.rest()
                assert mail.ask(f"{words}.offsetHeight") > most
            else:
                # A picture is 80 high and 14 above the words, or 16:9 and as wide as they are.
                mail.wait(f"!{words}.querySelector('img') && {words}.offsetHeight <= {most}")
            found = mail.ask(f"""() => {{
              const box = {words}.getBoundingClientRect();
              return ['.body', '.primary', '.close'].map(name => {{
                const {{ top, bottom, height }} = {words}.querySelector(name).getBoundingClientRect();
                return height > 0 && top >= box.top && bottom <= box.bottom;
              }});
            }}""")
            assert found == [True] * 3, (name, step, found)
        if name == "throws":
            assert any("no picture" in one for one in mail.faults), mail.faults
    for route in waiting:
        route.abort()
    mail.ask("() => { player.stop(); window.violations = []; }")
    mail.page.wait_for_timeout(100)
    # The browser itself tells of what did not come.
    mail.faults.clear()
    mail.close()


def renders_in_spite_of_exceptions(open_mail):
    """If the app's own callout throws, the exception is reported, and the player's own words appear."""
    mail = open_mail("")
    play(mail, "untitled", "(tour, options) => { options.render = (step, element) => { element.append('half'); throw new Error('not rendered'); }; }")
    assert mail.ask(f"{ROOT}.querySelector('.words.now').textContent.trim()").startswith("Nothing but a body."), "the words are not the player's"
    assert any("not rendered" in one for one in mail.faults), mail.faults
    mail.faults.clear()
    mail.page.locator("tutorial-player >> css=.words.now .primary").click()
    mail.until("named")
    mail.faults.clear()
    mail.close()


def takes_colors_only(open_mail):
    """A value that isn't a colour or a length gets into no style and asks nothing of a network: the standard one holds."""
    mail = open_mail("")
    play(mail, "named")
    parts = {".box": ["background-color", "box-shadow", "border-top-left-radius"], ".now .title": ["color", "font-size", "line-height", "font-weight"],
             ".now .body": ["color"], ".now .primary": ["background-color", "color"], ".now .button": ["background-color", "padding-left"], ".now .close": ["color"]}  # fmt: skip
    expected = {selector: style(mail, selector, *names) for selector, names in parts.items()}
    dim = "() => { const dim = %s.querySelector('svg g > path'); return [dim.style.fill, dim.style.opacity]; }" % ROOT
    assert mail.ask(dim) == ["rgb(0, 0, 0)", "0.6"], mail.ask(dim)
    for value in ("url(https://example.invalid/a.svg)", "image-set('https://example.invalid/b.png' 1x)", "var(--x, red)", "#fff; } * { color: red", "#12345", "#1234567", "red", "", 7, None, [], {"a": 1}):
        for length in ("1e999", "-5", "'12px'", "null", "({})", "NaN"):
            change = """tour => {
              const value = %s, length = %s;
              const colors = () => Object.fromEntries('%s'.split(' ').map(name => [name, value]));
              const text = { font: [], size: length, line: length, weight: length };
              tour.theme = { light: colors(), dark: colors(), ...Object.fromEntries('%s'.split(' ').map(name => [name, length])), title: text, body: text, button: null, shadows: 7 };
              for (const { steps } of tour.variants) for (const step of steps) {
                if (typeof value === 'string') step.overlay.color = value;
                step.rings = step.cutouts.map((hole, place) => ({ width: 3, gap: 0, color: typeof value === 'string' ? value : '', dash: null, clip: null, outline: hole.outline, cutouts: [place] }));
              }
            }""" % (json.dumps(value), length, " ".join(COLORS), " ".join(LENGTHS))
            if length != "1e999" and value != "red":
                continue
            play(mail, "named", change, rests=False)
            found = {selector: style(mail, selector, *names) for selector, names in parts.items()}
            assert found == expected, (value, length, found, expected)
            assert mail.ask(dim) == ["rgb(0, 0, 0)", "0.6"], (value, mail.ask(dim))
            assert style(mail, ".ring", "stroke", "stroke-width") == ["rgb(255, 255, 255)", "3px"], (value, style(mail, ".ring", "stroke"))
    mail.close()


def keeps_fallback_texts_in_their_direction(open_mail):
    """A text that falls back to another language has the `lang` and `dir` of that; positions don't change."""
    for lang, other, direction in (("ar", "en", "ltr"), ("en", "ar", "rtl")):
        mail = open_mail(f"?lang={lang}")
        for contents in ("", "tour.contents = undefined;"):
            for keys in ([], ["title"], ["body"], ["progress"], ["button"], ["title", "body", "progress", "button"]):
                change = """tour => {
                  const { callout } = tour.variants[0].steps[0];
                  const all = { title: callout.title, body: callout.body, progress: callout.progress.text, button: callout.buttons.at(-1).title };
                  tour.locales = ['%s', '%s'];
                  for (const name of %s) delete tour.strings['%s'][all[name]];
                  %s
                }""" % (other, lang, keys, lang, contents)
                play(mail, change=change, rests=False, locale=lang)
                own = "rtl" if lang == "ar" else "ltr"
                for name, selector in (("title", ".title"), ("body", ".body"), ("progress", ".progress"), ("button", ".primary")):
                    found = mail.ask(f"""selector => {{
                      const one = {ROOT}.querySelector('.words.now ' + selector);
                      return [one.closest('[lang]')?.lang ?? one.getRootNode().host.lang, getComputedStyle(one).direction];
                    }}""", selector)
                    assert found == ([other, direction] if name in keys else [lang, own]), (lang, contents, keys, name, found)
                # The cross lies at the end side of the callout's own lines.
                close, whole = mail.ask(f"""() => ['.close svg', ''].map(name => {{
                  const {{ left, right }} = {ROOT}.querySelector('.words.now ' + name).getBoundingClientRect();
                  return [left, right];
                }})""")
                assert (close[0] < sum(whole) / 2) == (lang == "ar"), (lang, close, whole)
        mail.close()


def follows_the_pages_scheme(open_mail):
    """`colorScheme: page` follows the page's background or `color-scheme`, and their changes."""
    pages = (("background: #121212", "dark"), ("background: #fff", "light"), ("background: #0000; color-scheme: dark", "dark"), ("background: none; color-scheme: light", "light"),
             ("background: oklch(0.2 0.02 250)", "dark"), ("background: color(display-p3 0.9 0.9 0.9)", "light"), ("background: rgb(255 255 255 / 0.1); color-scheme: light dark", None),
             ("background: hsl(220 30% 12%)", "dark"), ("background: #1d4ed8", "dark"), ("background: #ffd400", "light"))  # fmt: skip
    for prefers in ("light", "dark"):
        mail = open_mail("", color_scheme=prefers)
        for rule, expected in pages:
            mail.ask("rule => { const sheet = new CSSStyleSheet(); sheet.replaceSync(`html, body { background: none !important; color-scheme: normal !important } html { ${rule.replace(/;|$/g, ' !important;')} }`); document.adoptedStyleSheets = [sheet]; }", rule)
            play(mail, "untitled", rests=False, colorScheme="page")
            ground = style(mail, ".box", "background-color")
            assert ground == [rgb("#24262e" if (expected or prefers) == "dark" else "#ffffff")], (prefers, rule, ground)
        # A class of the page's, while the tour stands.
        mail.ask("() => { document.adoptedStyleSheets = []; document.documentElement.className = ''; }")
        play(mail, "untitled", rests=False, colorScheme="page")
        for dark in (True, False):
            mail.ask("dark => { document.documentElement.classList.toggle('dark', dark); player.refresh(); }", dark)
            mail.wait(f"getComputedStyle({ROOT}.querySelector('.box')).backgroundColor === '{rgb('#24262e' if dark else '#ffffff')}'")
        mail.close()


CHECKS = [follows_the_pages_scheme, keeps_fallback_texts_in_their_direction, takes_colors_only, omits_missing_pictures, renders_in_spite_of_exceptions, fits_each_line, draws_each_part_by_the_theme, keeps_edges_in_forced_colors, has_an_edge_over_white]
