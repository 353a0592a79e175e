"""The content of callouts, drawn as in the tour and set by the page. check_player.py runs these checks."""
import io

from PIL import Image

PLAY = """async ([options, change]) => {
  const { start } = await import('/dist/tutorial-player.js');
  const tour = await (await fetch('callouts.tour.json')).json();
  // All fonts count as the tour's, except in checks of this.
  for (const probes of Object.values(tour.probes)) for (const probe of Object.values(probes)) probe.width *= 2;
  if (change.probe) for (const probes of Object.values(tour.probes)) Object.assign(probes[change.probe], { width: 0.1 });
  if (change.without) for (const probes of Object.values(tour.probes)) delete probes[change.without];
  if (change.clip) for (const { steps } of tour.variants) steps.find(({ id }) => id === 'cut').cutouts[0].clip = change.clip;
  if (change.sources) for (const { steps } of tour.variants) steps[0].callout.image.sources.splice(1, 9, ...change.sources);
  if (change.link) for (const texts of Object.values(tour.strings)) texts['steps.untitled.callout.body'] = change.link;
  if (change.link) tour.contents = undefined;
  window.asked = [];
  if (options.answer !== undefined) options.onLink = (href, step) => { window.asked.push([href, step.id]); return options.answer; };
  window.player?.stop();
  window.player = start(tour, { locale: 'en', store: null, variables: { name: 'Ada' }, ...options });
}"""
PARTS = ("image", "title", "body", "progress", "button", "close")


def play(mail, step="all", change=None, rests=True, **options):
    """Begins the tour, possibly changed, and goes to a step. If positions are checked, it waits until the page is at rest."""
    if mail.ask("window.player !== null"):
        mail.ask("player.stop()")
        mail.wait("!document.querySelector('tutorial-player')")
    mail.ask(PLAY, [options, change or {}])
    mail.wait("window.player?.state === 'stands'")
    if step != "all":
        mail.ask("step => player.goTo(step)", step)
        mail.until(step)
    if rests:
        mail.rest()


def now(mail, selector):
    return mail.page.locator(f"tutorial-player >> css=.words.now {selector}")


def is_as_compiled(mail):
    return now(mail, ".line").count() > 0


def boxes(mail):
    """The boxes of the callout's parts, from its corner, and its size. Words with a box of their own count by that box."""
    return mail.ask("""names => {
      const words = document.querySelector('tutorial-player').shadowRoot.querySelector('.words.now');
      const whole = words.getBoundingClientRect();
      const found = Object.fromEntries(names.flatMap(name => {
        const box = words.querySelector('.' + name)?.getBoundingClientRect();
        return box ? [[name, [box.x - whole.x, box.y - whole.y, box.width, box.height]]] : [];
      }));
      return { ...found, size: [0, 0, whole.width, whole.height] };
    }""", PARTS)


def seen(mail):
    """The text of a callout, without its line breaks."""
    said = mail.ask("""() => {
      const words = document.querySelector('tutorial-player').shadowRoot.querySelector('.words.now');
      const image = words.querySelector('img');
      return {
        words: [...words.querySelectorAll('.title, .body, .progress, .button')].map(one => one.textContent.replace(/\\\\s+/g, ' ').trim()),
        marked: [...words.querySelectorAll('strong, em, a')].map(one => [one.localName, one.textContent, one.getAttribute('href')]),
        image: image && [image.alt, image.getAttribute('src'), image.naturalWidth > 0],
        progress: words.querySelector('.dots')?.getAttribute('aria-label') ?? null,
        dots: [...words.querySelectorAll('.dots > *')].map(one => one.localName).join(''),
        close: words.querySelector('.close')?.getAttribute('aria-label'),
      };
    }""")
    return said


def sets_all_parts_of_the_compiled_layout(open_mail):
    """If the page's fonts differ from the tour's, a callout shows the same things, at the same heights."""
    for lang, label, place in (("en", "A lens over a letter", "1 of 6"), ("ar", "عدسة فوق رسالة", "1 من 6")):
        for step in ("all", "picture"):
            mail = open_mail(f"?lang={lang}")
            # Browsers' own fonts for Arabic are not alike: DejaVu Sans has a bold face that is a quarter wider, and Chromium does not use it.
            mail.ask("font => document.documentElement.style.setProperty('--tour-font', font)", {"ar": "'Noto Sans Arabic'"}.get(lang, ""))
            play(mail, step, locale=lang, links=["myapp"])
            assert is_as_compiled(mail), (lang, step, "is not drawn as the tour has it")
            baked, said = boxes(mail), seen(mail)
            play(mail, step, {"without": "body"}, locale=lang, links=["myapp"])
            assert not is_as_compiled(mail), (lang, step, "is drawn as the tour has it, in other fonts")
            assert seen(mail) == said, (lang, step, seen(mail), said)
            if step == "all":
                assert said["image"] == [label, "lens.svg", True], said
                assert place in said["words"], said
                assert ["a", said["marked"][-1][1], "myapp://help"] == said["marked"][-1], said
                assert len(said["marked"]) == 4, said
            else:
                assert said["dots"] == "ibiiii" and said["progress"] == place.replace("1", "2"), said
            flowing = boxes(mail)
            assert flowing.keys() == baked.keys(), (lang, step, flowing.keys())
            for name, (x, y, width, height) in flowing.items():
                other = baked[name]
                # The tour has bounds for widths; heights come of fonts and theme.
                assert abs(y - other[1]) <= 2 and abs(height - other[3]) <= 2, (lang, step, name, flowing[name], other)
                if name in ("image", "close", "button"):
                    assert abs(width - other[2]) <= 6, (lang, step, name, flowing[name], other)
                assert x >= -0.5 and x + width <= flowing["size"][2] + 0.5, (lang, step, name, flowing[name])
            mail.close()
    mail = open_mail("?dark")
    play(mail, colorScheme="dark")
    assert seen(mail)["image"][1] == "lens-dark.svg", seen(mail)
    mail.close()


def picks_pictures(open_mail):
    """Of the pictures for the scheme, or of those for none, that with the least scale that is enough, or else with the largest."""
    def source(name, scale, scheme=None):
        return {"name": f"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' id='{name}'/>", "scale": scale, "scheme": scheme}
    sources = [source("three", 3), source("two", 2), source("again", 2), source("dark", None, "dark"), source("darker", 2, "dark")]
    for scale, light, dark in ((1, "lens.svg", "dark"), (1.5, "two", "darker"), (2, "two", "darker"), (4, "three", "darker")):
        mail = open_mail("", device_scale_factor=scale)
        for scheme, expected in (("light", light), ("dark", dark)):
            play(mail, change={"sources": sources}, rests=False, colorScheme=scheme)
            assert f"'{expected}'" in seen(mail)["image"][1] or expected == seen(mail)["image"][1], (scale, scheme, seen(mail)["image"])
        mail.close()


def decides_for_each_callout(open_mail):
    """A callout is drawn as compiled if the page has the fonts of its words."""
    mail = open_mail("")
    for change, baked in (({}, True), ({"probe": "title"}, False), ({"without": "title"}, False)):
        play(mail, change=change, rests=False)
        assert is_as_compiled(mail) == baked, (change, "with a title")
        play(mail, "untitled", change, rests=False)
        assert is_as_compiled(mail), (change, "without a title")
    for change in ({"probe": "button"}, {"without": "body"}):
        play(mail, "untitled", change, rests=False)
        assert not is_as_compiled(mail), change
    # A text size that no layout was made for.
    play(mail, "untitled", rests=False, textSize="1.5")
    assert not is_as_compiled(mail), "lines of another text size are drawn"
    mail.close()


def keeps_the_tours_direction(open_mail):
    """Words have the direction of the tour's language, not of the page."""
    for page, locale, direction in (("en", "ar", "rtl"), ("ar", "en", "ltr")):
        mail = open_mail(f"?lang={page}")
        for change in ({}, {"without": "body"}):
            play(mail, change=change, rests=False, locale=locale)
            found = mail.ask("""() => [...document.querySelector('tutorial-player').shadowRoot.querySelectorAll('.words.now .title, .words.now .body')]
              .map(one => getComputedStyle(one).direction)""")
            assert found == [direction] * 2, (page, locale, change, found)
            parts = boxes(mail)
            middle = parts["size"][2] / 2
            ends = [parts[name][0] + parts[name][2] / 2 < middle for name in ("close", "button")]
            assert ends == [direction == "rtl"] * 2, (page, locale, change, parts)
        mail.close()
    # Without a tour the words are the page's own.
    mail = open_mail("?lang=ar")
    mail.ask("highlight(document.querySelector('#archive'), { title: 'أهلاً' }).then(one => { window.player = one; })")
    mail.wait("window.player?.state === 'stands'")
    side = mail.ask("getComputedStyle(document.querySelector('tutorial-player').shadowRoot.querySelector('.title')).direction")
    assert side == "rtl", side
    mail.close()


def scrolls_words_without_room(open_mail):
    """If a callout is lower than its content, the title and the foot stay in place and nothing is clipped."""
    mail = open_mail("", size=(1280, 250))
    for change in ({}, {"without": "body"}):
        play(mail, change=change)
        x, y, width, height = mail.callout()
        assert y >= 0 and y + height <= 250, (change, y, height)
        parts = boxes(mail)
        assert parts["button"][1] + parts["button"][3] <= height + 0.5, (change, parts)
        scroller = now(mail, ".scroller")
        inside = scroller.evaluate("one => [one.scrollHeight - one.clientHeight, one.tabIndex, one.textContent.includes('Names')]")
        assert inside[0] > 8 and inside[1:] == [0, True], (change, inside)
    mail.close()


def keeps_sheets_clear(open_mail):
    """A sheet's words stay clear of the safe area, whichever side lines begin at."""
    for locale in ("en", "ar"):
        mail = open_mail("", size=(844, 390))
        mail.inset({"top": 0, "right": 47, "bottom": 21, "left": 60})
        play(mail, "sheet", locale=locale)
        assert mail.callout()[0] == 0 and mail.callout()[2] == 844, mail.callout()
        parts = boxes(mail)
        width, height = parts.pop("size")[2:]
        for name, (left, top, wide, high) in parts.items():
            room = (47, 60, 0) if name == "close" else (63, 76, 16)
            assert left >= room[1] - 0.5 and left + wide <= width - room[0] + 0.5, (locale, name, left, wide)
            assert top + high <= height - 21 - room[2] + 0.5, (locale, name, top, high)
        mail.close()


def follows_links(open_mail):
    """Links lead to pages, mails, telephones and schemes of the app; links that would run code are plain words."""
    mail = open_mail("")
    text = " ".join(f"[{name}]({link})" for name, link in (
        ("page", "https://example.org/a"), ("mail", "mailto:a@example.org"), ("own", "myapp://help"), ("other", "yourapp://help"),
        ("script", "javascript:void(window.ran=1)"), ("data", "data:text/html,x"), ("blob", "blob:https://example.org/1"), ("odd", "JavaScript:void(window.ran=1)")))
    listed = "() => [...document.querySelector('tutorial-player').shadowRoot.querySelectorAll('.words.now .body a')].map(one => one.getAttribute('href'))"
    play(mail, "untitled", {"link": text}, rests=False)
    assert mail.ask(listed) == ["https://example.org/a", "mailto:a@example.org"], mail.ask(listed)
    play(mail, "untitled", {"link": text}, rests=False, links=["MyApp", "javascript", "data", "blob"], answer=False)
    assert mail.ask(listed) == ["https://example.org/a", "mailto:a@example.org", "myapp://help"], mail.ask(listed)
    for name in ("page", "own"):
        now(mail, f".body a:text-is('{name}')").click()
    assert mail.ask("asked") == [["https://example.org/a", "untitled"], ["myapp://help", "untitled"]], mail.ask("asked")
    # The middle button opens a tab; the right one opens the browser's menu, without a call of onLink.
    now(mail, ".body a:text-is('page')").click(button="middle")
    assert mail.ask("asked.length") == 3, mail.ask("asked")
    now(mail, ".body a:text-is('page')").click(button="right")
    mail.page.wait_for_timeout(100)
    assert mail.ask("asked.length") == 3, mail.ask("asked")
    assert len(mail.context.pages) == 1, "the browser followed a link that the app keeps"
    assert mail.step() == "untitled"
    mail.ask("document.querySelector('tutorial-player').shadowRoot.addEventListener('click', event => { window.kept = event.defaultPrevented; event.preventDefault(); })")
    now(mail, ".body a:text-is('page')").click()
    assert mail.ask("kept") is True
    play(mail, "untitled", {"link": text}, rests=False, answer=True)
    mail.ask("document.querySelector('tutorial-player').shadowRoot.addEventListener('click', event => { window.kept = event.defaultPrevented; event.preventDefault(); })")
    now(mail, ".body a:text-is('page')").click()
    assert mail.ask("[kept, asked.length]") == [False, 1]
    assert mail.ask("window.ran") is None
    mail.close()


def updates_variables(open_mail):
    """An app says other values while a callout is shown: its words change in their box, the focus stays, nothing is read out."""
    mail = open_mail("")
    play(mail, "named")
    assert seen(mail)["words"][:2] == ["Hello, \u2068Ada\u2069", "\u2068Ada\u2069, find anything here."], seen(mail)
    live = "[...document.querySelector('tutorial-player').shadowRoot.querySelectorAll('[aria-live]')].map(one => one.textContent)"
    mail.page.wait_for_timeout(100)
    before, read = mail.callout(), mail.ask(live)
    assert "Hello, Ada" in read[0], read
    now(mail, ".button >> nth=0").focus()
    assert mail.focus() == ".button0"
    mail.ask("player.set({ name: 'Grace' })")
    mail.rest()
    mail.page.wait_for_timeout(100)
    assert seen(mail)["words"][:2] == ["Hello, \u2068Grace\u2069", "\u2068Grace\u2069, find anything here."], seen(mail)
    assert now(mail, "").get_attribute("aria-label") == "Hello, Grace", now(mail, "").get_attribute("aria-label")
    assert mail.callout() == before, (mail.callout(), before)
    assert mail.ask(live) == read, (mail.ask(live), read)
    assert mail.focus() == ".button0", mail.focus()
    mail.ask("player.set({ name: '<b>x</b> [y](https://example.org) and a name that has no room in a line as short as that of the sample' })")
    mail.rest()
    assert now(mail, "b, a").count() == 0, "a value was read as markup"
    assert mail.callout()[3] > before[3], "the callout did not grow"
    mail.ask("player.set({})")
    assert seen(mail)["words"][0] == "Hello, %{name}", seen(mail)
    # Said before the tour begins.
    mail.ask("player.stop()")
    mail.ask("async () => { const { start } = await import('/dist/tutorial-player.js');"
             " window.player = start(await (await fetch('callouts.tour.json')).json(), { locale: 'en', store: null, variables: { name: 'Ada' } });"
             " player.set({ name: 'Lise' }); }")
    mail.wait("player.state === 'stands'")
    mail.goto("named")
    assert seen(mail)["words"][0] == "Hello, \u2068Lise\u2069", seen(mail)
    mail.close()


def blurs_outside_holes(open_mail):
    """A hole that is cut off is clear only in its visible part: beyond the cut it is blurred like everything else."""
    for query in ("", "?method=frames"):
        mail = open_mail(query)
        mail.ask("""() => {
          const stripes = document.createElement('div');
          stripes.className = 'stripes';
          document.body.append(stripes);
        }""")
        field = mail.box("#search-field")
        x, y, width, height = field
        play(mail, "cut", {"clip": [x - 20, y - 20, width / 2 + 20, height + 40]})

        def contrast(left):
            shot = mail.page.screenshot(clip={"x": left, "y": y + 2, "width": 40, "height": height - 4})
            low, high = Image.open(io.BytesIO(shot)).convert("L").getextrema()
            return high - low

        assert contrast(x + 20) > 150, (query, "the hole is blurred", contrast(x + 20))
        assert contrast(x + width - 60) < 60, (query, "what is cut off is not blurred", contrast(x + width - 60))
        assert contrast(x + width + 100) < 60, (query, "nothing is blurred", contrast(x + width + 100))
        mail.close()


CHECKS = [sets_all_parts_of_the_compiled_layout, picks_pictures, decides_for_each_callout, keeps_the_tours_direction, scrolls_words_without_room, keeps_sheets_clear, follows_links,
          updates_variables, blurs_outside_holes]
