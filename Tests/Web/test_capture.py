"""Tests captures of pages with one feature each: `python -m unittest` in this folder, with the capture built."""

import json
import subprocess
import tempfile
import unittest

import browser

HEAD = "<!DOCTYPE html><html lang=en><style>*{margin:0;font:16px 'Liberation Sans'}body{position:relative}" \
       ".box{position:absolute;background:#ddd}</style>"


class CaptureTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.opened = browser.browser()
        cls.browser = cls.enterClassContext(cls.opened)
        cls.page = cls.browser.new_page(viewport={"width": 400, "height": 600}, device_scale_factor=2)

    def capture(self, html, page=None, **options):
        """The whole capture of a page, for which `tutorialc check` has no diagnostics."""
        page = page or self.page
        page.set_content(HEAD + html)
        return self.taken(page, **options)

    def taken(self, page, **options):
        page.evaluate(browser.CAPTURE.read_text(encoding="utf-8"))
        text = page.evaluate("options => tutorialcCapture.merge(null, tutorialcCapture.capture(options))",
                             {"screen": "one", **options})
        with tempfile.NamedTemporaryFile("w", suffix=".layout.json", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            done = subprocess.run([browser.TUTORIALC, "check", file.name], capture_output=True, text=True)
        self.assertEqual((done.stdout + done.stderr, done.returncode), ("", 0), text)
        return json.loads(text)

    def screen(self, html, **options): return self.capture(html, **options)["snapshots"][0]

    def elements(self, html, **options):
        return {each["id"]: each for each in self.screen(html, **options)["elements"]}

    # --- ids ---------------------------------------------------------------------------------------------------------

    def test_an_id_is_the_first_of_data_tour_id_and_test_ids(self):
        found = self.elements("""<button data-tour=save id=save-now data-testid=t1>A</button><button id=open data-testid=t2>B</button>
            <button data-testid=close>C</button><button data-test-id=more>D</button><button data-cy=less>E</button>""")
        self.assertEqual([(each["id"], each["identity"], each.get("nativeId"), each.get("attributes")) for each in found.values()],
                         [("save", "native", "save-now", {"from": "data-tour"}), ("open", "native", None, None),
                          ("close", "native", None, {"from": "data-testid"}), ("more", "native", None, {"from": "data-test-id"}),
                          ("less", "native", None, {"from": "data-cy"})])  # fmt: skip

    def test_ids_generated_by_frameworks_are_ignored(self):
        made_up = [":r1:", "radix-:r2:", "«r3»", "_r_4_", "ember123", "mat-input-3", "cdk-overlay-0", "v-0-1", "react-select-2-input",
                   "6f9619ff-8b86-d011-b42d-00cf4fc964ff", "42", "c17", "q-portal--dialog--1", "headlessui-menu-button-7"]  # fmt: skip
        meant = ["save", "id_username", "searchbar", "row-42", "material", "v-card", "cdk", "step1", "result_list"]
        buttons = "".join(f"<button id='{each}'>{each}</button>" for each in made_up + meant)
        found = self.elements(buttons)
        self.assertEqual([each["id"] for each in found.values() if each["identity"] == "native"], meant)
        self.assertEqual(len(found), len(made_up + meant))
        self.assertEqual([each for each in found.values() if "nativeId" in each], [])

    def test_ids_of_several_elements_are_numbered(self):
        found = self.elements("<ul id=list><li data-testid=row>A</li><li data-testid=row>B</li></ul>")
        self.assertEqual([(each["id"], each["identity"], each.get("nativeId")) for each in found.values()],
                         [("list", "native", None), ("row-1", "numbered", "row"), ("row-2", "numbered", "row")])

    def test_an_element_without_an_id_is_named_by_its_path(self):
        found = self.elements("<ul id=list><li>A</li><li><a href=/b>B</a></li></ul>")
        self.assertEqual(list(found), ["list", "list/listitem-0", "list/listitem-1", "list/link-1.0"])
        self.assertEqual(found["list/link-1.0"]["parent"], "list/listitem-1")

    def test_a_twin_without_a_box_does_not_take_the_id(self):
        found = self.elements("<nav id=nav style='display:none'>A</nav><nav id=nav>B</nav><p id=away hidden>C</p>")
        self.assertEqual([(each["id"], each["identity"], each.get("visibility")) for each in found.values()],
                         [("nav", "native", "visible"), ("away", "native", "gone")])

    def test_selectors_match_one_element(self):
        html = "<ul id=list><li>A</li><li data-testid=row>B</li><li data-testid=row>C</li></ul><main><a href=/x>D</a></main>"
        found = self.page.evaluate  # the page is queried after the capture
        listed = self.screen(html) and None
        self.page.evaluate(browser.CAPTURE.read_text(encoding="utf-8"))
        taken = found("() => tutorialcCapture.capture({screen: 'one', css: true}).snapshot.elements")
        self.assertIsNone(listed)
        self.assertEqual([(each["id"], each["css"]) for each in taken],
                         [("list", '[id="list"]'), ("list/listitem-0", '[id="list"] > li:nth-of-type(1)'),
                          ("row-1", '[id="list"] > li:nth-of-type(2)'), ("row-2", '[id="list"] > li:nth-of-type(3)'),
                          ("main-1", "html > body > main"), ("link-1.0", "html > body > main > a")])  # fmt: skip
        self.assertTrue(all(found("css => document.querySelectorAll(css).length", each["css"]) == 1 for each in taken))

    # --- words -------------------------------------------------------------------------------------------------------

    def test_names_texts_and_types(self):
        found = self.screen("""<h1>Inbox</h1><p>You have <b>two</b> mails.</p><label>Search <input id=search></label>
            <button aria-label=Compose>+</button><img src=data: alt=Logo width=9 height=9><div>Plain <i>words</i></div>""")
        self.assertEqual([(each["type"], each.get("label"), each.get("text")) for each in found["elements"]],
                         [("heading", "Inbox", None), ("paragraph", None, "You have two mails."), ("text", None, "Search"),
                          ("textbox", "Search", None), ("button", "Compose", None), ("img", "Logo", None),
                          ("text", None, "Plain words")])  # fmt: skip

    def test_values_of_fields_are_captured_only_on_request_and_passwords_never(self):
        html = """<label>Name <input id=name value=Ada></label><input id=pass type=password value=secret>
            <input id=card autocomplete=cc-number value=4111><textarea id=note>Dear diary</textarea>
            <div id=edit contenteditable>My words</div><select id=kind><option>One<option selected>Two</select>
            <label id=around>Pay <input id=amount value=98761> now</label><div role=textbox id=box>typed</div>"""
        secrets = ("Ada", "secret", "4111", "diary", "My words", "Two", "98761", "typed")
        text = json.dumps(self.capture(html))
        self.assertEqual([each for each in secrets if each in text], [])
        found = self.elements(html, values=True)
        self.assertEqual({name: found[name].get("value") for name in ("name", "pass", "card", "note", "edit", "kind", "amount")},
                         {"name": "Ada", "pass": None, "card": None, "note": "Dear diary", "edit": "My words", "kind": "Two",
                          "amount": "98761"})  # fmt: skip
        self.assertNotIn("secret", json.dumps(found))

    def test_private_elements_have_a_frame_and_nothing_else(self):
        html = """<div id=card data-tour-private>Ada <a id=mail href=/ada title=Ada>write to Ada</a></div>
            <button id=b>Call <span class=who>Ada</span></button>"""
        found = self.elements(html, redact=".who")
        self.assertNotIn("Ada", json.dumps(found))
        self.assertNotIn("/ada", json.dumps(found))
        self.assertEqual((found["b"]["label"], found["mail"]["frame"][3] > 0), ("Call", True))

    def test_addresses_have_no_query(self):
        found = self.elements("<a id=a href='https://example.org/reset?token=1#x'>A</a><a id=b href='mailto:ada@example.org'>B</a>")
        self.assertEqual((found["a"]["attributes"], found["b"].get("attributes")), ({"href": "https://example.org/reset"}, None))

    # --- places ------------------------------------------------------------------------------------------------------

    def test_frames_are_fractions(self):
        found = self.elements("<div id=a class=box style='left:10.25px;top:20.5px;width:33.33px;height:7px'>A</div>")
        self.assertEqual(found["a"]["frame"], [10.25, 20.5, 33.328, 7])

    def test_shapes(self):
        box = "class=box style='width:80px;height:40px;border-radius:"
        found = self.elements(f"""<div id=rect {box}0'>a</div><div id=round {box}8px'>b</div><div id=capsule {box}99px'>c</div>
            <div id=ellipse {box}50%'>d</div><div id=four {box}1px 2px 3px 4px'>e</div>
            <div id=circle class=box style='width:40px;height:40px;border-radius:50%'>f</div><p id=words>g</p>
            <div id=path {box}40px 0 0 0/10px 0 0 0'>h</div><div id=tri class=box style='width:9px;height:9px;
            clip-path:polygon(0 0, 100% 0, 50% 100%)'>i</div>""")
        self.assertEqual({name: each.get("shape") for name, each in found.items() if name not in ("path", "tri")},
                         {"rect": "rect", "round": {"roundedRect": 8}, "capsule": "capsule", "ellipse": "ellipse",
                          "four": {"roundedRect": [1, 2, 3, 4]}, "circle": "circle", "words": None})  # fmt: skip
        self.assertEqual(found["path"]["shape"]["viewBox"], [0, 0, 80, 40])
        self.assertEqual(found["tri"]["shape"], {"path": "M 0 0 L 100 0 L 50 100 Z", "viewBox": [0, 0, 100, 100]})

    def test_rotated_elements_keep_their_own_frame(self):
        found = self.elements("""<div style='transform:scale(2);transform-origin:0 0'><div id=a class=box
            style='left:50px;top:60px;width:40px;height:20px;transform:rotate(30deg)'>A</div></div>""")
        a = found["a"]
        for got, want in zip(a["frame"], [120, 130, 40, 20]): self.assertAlmostEqual(got, want, delta=0.1)
        for got, want in zip(a["transform"], [1.732051, 1, -1, 1.732051]): self.assertAlmostEqual(got, want, places=5)
        # Its corner is in CSS's position.
        x, y, width, height = a["frame"]
        p, q, r, s, tx, ty = a["transform"]
        self.assertAlmostEqual(p * x + r * y + tx, 2 * (70 - 20 * 0.866025 + 10 * 0.5), delta=0.1)
        self.assertAlmostEqual(q * x + s * y + ty, 2 * (70 - 20 * 0.5 - 10 * 0.866025), delta=0.1)

    def test_scroll_containers_are_spaces(self):
        html = """<div id=list style='position:absolute;left:10px;top:50px;width:200px;height:100px;overflow:auto;border:5px solid'>
            <div style='height:400px;padding-top:120px'><p id=row>Row</p></div></div><div style='height:2000px'></div>
            <p id=foot>End</p>"""
        self.page.set_content(HEAD + html)
        self.page.evaluate("scrollTo(0, 40); document.getElementById('list').scrollTop = 60")
        screen = self.taken(self.page)["snapshots"][0]
        self.assertEqual(screen["spaces"], [
            {"id": "page", "scroll": {"viewport": [0, 0, 400, 600], "contentSize": [400, 2018], "contentOffset": [0, 40]}},
            {"id": "list", "parent": "page", "origin": [15, 55],
             "scroll": {"viewport": [15, 55, 200, 100], "contentSize": [200, 520], "contentOffset": [0, 60]}}])  # fmt: skip
        found = {each["id"]: each for each in screen["elements"]}
        self.assertEqual([found["row"][key] for key in ("space", "frame")], ["list", [0, 120, 200, 18]])
        self.assertEqual([found["list"][key] for key in ("space", "frame")], ["page", [10, 50, 210, 110]])
        self.assertEqual([found["foot"].get(key) for key in ("space", "frame", "visibility")], ["page", [0, 2000, 400, 18], None])

    def test_offsets_of_right_to_left_content_count_from_its_left_edge(self):
        self.page.set_content(HEAD + """<div id=list dir=rtl style='width:200px;overflow-x:auto;white-space:nowrap'>
            <div style='width:500px;display:flex'><p id=first style='width:100px'>A</p></div></div>""")
        self.page.evaluate("document.getElementById('list').scrollLeft = -30")
        screen = self.taken(self.page)["snapshots"][0]
        scroll = screen["spaces"][0]["scroll"]
        self.assertEqual((scroll["contentOffset"], scroll["axis"], scroll["contentSize"][0]), ([270, 0], "horizontal", 500))
        self.assertEqual(screen["elements"][1]["frame"], [400, 0, 100, 18])

    def test_scaled_containers_keep_their_own_lengths(self):
        self.page.set_content(HEAD + """<div style='transform:scale(.5);transform-origin:0 0'><div id=list
            style='width:200px;height:100px;overflow:auto'><p id=row style='margin:150px 0'>A</p></div></div>""")
        screen = self.taken(self.page)["snapshots"][0]
        self.assertEqual(screen["spaces"][0]["transform"], [0.5, 0, 0, 0.5, 0, 0])
        self.assertEqual(screen["spaces"][0]["scroll"]["viewport"], [0, 0, 100, 50])
        self.assertEqual(screen["elements"][1]["frame"], [0, 150, 200, 18])

    def test_fixed_and_sticky_bars_stay_and_cover(self):
        screen = self.screen("""<header id=top style='position:sticky;top:0;height:50px;background:#fff'>Top</header>
            <p id=text style='margin-top:30px'>Words</p><h2 id=later style='position:sticky;top:50px'>Later</h2>
            <div style='height:2000px'></div><nav id=tabs style='position:fixed;bottom:0;left:0;right:0;height:60px;background:#eee'>
            <a id=home href=/>Home</a></nav><div id=glass style='position:fixed;top:300px;width:50px;height:50px'>i</div>""")
        found = {each["id"]: each for each in screen["elements"]}
        self.assertEqual({name: found[name].get("space") for name in found},
                         {"top": None, "text": "page", "later": "page", "tabs": None, "home": None, "glass": None})
        self.assertEqual(screen["occluders"], [{"kind": "banner", "element": "top", "opaque": True},
                                               {"kind": "navigation", "element": "tabs", "opaque": True}])
        self.assertEqual({name: found[name].get("z", 0) for name in found},
                         {"top": 1, "text": 0, "later": 2, "tabs": 3, "home": 4, "glass": 4})

    def test_fixed_elements_in_a_transformed_one_move_with_it(self):
        screen = self.screen("""<div style='transform:translateX(5px);height:2000px'>
            <p id=a style='position:fixed;top:0'>A</p></div><p id=b style='position:fixed;top:20px'>B</p>""")
        self.assertEqual([each.get("space") for each in screen["elements"]], ["page", None])

    # --- stacking order -----------------------------------------------------------------------------------------------

    def test_hit_tests_find_the_occluders(self):
        screen = self.screen("""<button id=a style='position:absolute;left:50px;top:50px;width:100px;height:40px'>A</button>
            <div id=menu class=box style='left:0;top:40px;width:120px;height:200px'>Menu</div>
            <div id=under class=box style='left:0;top:300px;width:120px;height:50px;z-index:-1'>Under</div>
            <p id=over style='position:absolute;top:310px'>Over</p>""")
        self.assertEqual(screen["occluders"], [{"kind": "absolute", "element": "menu", "opaque": True}])
        found = {each["id"]: each for each in screen["elements"]}
        self.assertEqual([found[name].get("z", 0) for name in ("a", "menu", "under", "over")], [0, 1, 0, 2])

    def test_transparent_boxes_cover_nothing_and_pictures_are_uncertain(self):
        glass = self.screen("<button id=a>A</button><div style='position:fixed;inset:0'></div>")
        self.assertEqual((glass["occluders"], glass["elements"][0].get("visibility")), ([], None))
        doubt = self.screen("<button id=a>A</button><canvas style='position:fixed;inset:0;width:100%;height:100%'></canvas>")
        self.assertEqual([(each["opaque"], each["inferred"]) for each in doubt["occluders"]], [(False, True)])

    def test_opaque_pseudo_elements_beyond_their_box_are_uncertain(self):
        html = """<style>#b::after { content: ''; position: fixed; inset: 0; z-index: -1; background: %s }</style><button id=a>A</button>
            <div id=b style='position:fixed;z-index:9;left:100px;top:100px;width:50px;height:50px;background:#fff'>B</div>"""
        self.assertNotIn("inferred", self.screen(html % "rgba(0,0,0,.7)")["occluders"][0])
        self.assertEqual(self.screen(html % "#000")["occluders"][0]["inferred"], True)

    def test_the_order_of_painting_is_the_browsers(self):
        # An element of a lower stacking context is below, whatever its own z; if the parent has no z, the child's z
        # decides.
        html = """<div style='position:relative;z-index:1'><div id=a class=box style='width:50px;height:50px;z-index:99'>A</div></div>
            <div style='position:relative;z-index:2'><div id=b class=box style='width:50px;height:50px'>B</div></div>
            <div style='position:relative'><div id=c class=box style='width:50px;height:50px;z-index:3'>C</div></div>"""
        screen = self.screen(html)
        found = {each["id"]: each.get("z", 0) for each in screen["elements"]}
        self.assertLess(found["a"], found["b"])
        self.assertLess(found["b"], found["c"])
        self.assertEqual({each["element"] for each in screen["occluders"]}, {"b", "c"})

    def test_modal_dialogs_are_windows_and_elements_behind_them_are_disabled(self):
        self.page.set_content(HEAD + """<button id=a>A</button><dialog id=d style='width:200px;height:100px'>
            <button id=ok>OK</button></dialog><script>document.getElementById('d').showModal()</script>""")
        screen = self.taken(self.page)["snapshots"][0]
        self.assertEqual([(each["id"], each["type"], each["z"]) for each in screen["windows"]], [("app", "app", 0), ("d", "dialog", 1)])
        found = {each["id"]: each for each in screen["elements"]}
        self.assertEqual((found["a"]["enabled"], found["ok"]["enabled"], found["d"]["window"]), (False, True, "d"))

    def test_examined_elements_have_a_visibility(self):
        found = self.elements("""<p id=a>A</p><p id=b style='visibility:hidden'>B</p><p id=c style='opacity:0'>C</p>
            <p id=d style='position:absolute;left:-900px'>D</p><p id=e style='position:absolute;clip:rect(0,0,0,0)'>E</p>
            <div style='height:20px;overflow:hidden'><p id=f style='line-height:40px'>F</p><p id=g>G</p></div>
            <p id=h style='pointer-events:none'>H</p><p id=i style='margin-top:900px'>I</p>""")
        self.assertEqual({name: each.get("visibility") for name, each in found.items()},
                         {"a": "visible", "b": "hidden", "c": "transparent", "d": "offscreen", "e": "clipped", "f": "partial",
                          "g": "clipped", "h": None, "i": None})  # fmt: skip

    def test_states(self):
        found = self.elements("""<button id=a disabled>A</button><fieldset disabled><input id=b></fieldset><div inert><a id=c href=/>C</a>
            </div><input id=d type=checkbox checked><button id=e aria-pressed=false>E</button><div id=f role=tab aria-selected=true>F
            </div><a id=g href=/ aria-current=page>G</a><div id=h style='cursor:pointer'>H</div>""")
        keys = ("enabled", "checked", "selected", "clickable")
        self.assertEqual({name: tuple(found[name].get(key) for key in keys) for name in "abcdefgh"},
                         {"a": (False, None, None, True), "b": (False, None, None, True), "c": (False, None, None, True),
                          "d": (True, True, None, True), "e": (True, False, None, True), "f": (True, None, True, True),
                          "g": (True, None, True, True), "h": (None, None, None, True)})  # fmt: skip

    # --- other documents ---------------------------------------------------------------------------------------------

    def test_open_shadow_roots_and_slots_are_captured(self):
        self.page.set_content(HEAD + """<my-card id=card><b slot=title id=t>Title</b></my-card><my-closed id=z></my-closed><script>
            customElements.define('my-card', class extends HTMLElement { constructor() { super();
              this.attachShadow({mode: 'open'}).innerHTML = '<section><slot name=title></slot><button data-testid=go>Go</button></section>' } });
            customElements.define('my-closed', class extends HTMLElement { constructor() { super();
              this.attachShadow({mode: 'closed'}).innerHTML = '<button>Hidden</button>' } })</script>""")
        found = {each["id"]: each for each in self.taken(self.page)["snapshots"][0]["elements"]}
        self.assertEqual([(name, each.get("parent"), each.get("label", each.get("text"))) for name, each in found.items()],
                         [("card", None, None), ("t", "card", "Title"), ("go", "card", "Go"), ("z", None, None)])
        self.assertEqual(found["z"]["attributes"]["shadow"], "unknown")
        self.assertEqual((found["t"]["visibility"], found["go"]["visibility"]), ("visible", "visible"))

    def test_frames_of_the_same_origin_are_spaces_and_others_are_listed(self):
        self.page.set_content(HEAD + """<iframe id=f style='position:absolute;left:20px;top:30px;border:2px solid;width:100px;height:100px'
            srcdoc="<style>*{margin:0}</style><p id=in style='margin-top:150px'>In</p>"></iframe>
            <iframe id=other sandbox srcdoc=Other style='position:absolute;top:200px'></iframe>""")
        self.page.frames[1].wait_for_selector("#in")
        self.page.frames[1].evaluate("scrollTo(0, 40)")
        taken = self.taken(self.page)
        screen = taken["snapshots"][0]
        self.assertTrue(taken["source"]["truncated"])
        found = {each["id"]: each for each in screen["elements"]}
        self.assertEqual(found["other"]["attributes"]["frame"], "unreadable")
        space = next(each for each in screen["spaces"] if each["id"] == "f")
        self.assertEqual((space["origin"], space["scroll"]["viewport"][:2], space["scroll"]["contentOffset"]), ([22, 32], [22, 32], [0, 40]))
        self.assertEqual((found["in"]["space"], found["in"]["frame"][:2], found["in"]["parent"]), ("f", [0, 150], "f"))

    def test_circular_frames_and_endless_pages_are_truncated(self):
        self.page.set_content(HEAD + "<script>for (let i = 0; i < 3000; i++) document.write('<p id=p' + i + '>' + i + '</p>')</script>")
        taken = self.taken(self.page, mostNodes=1000)
        self.assertTrue(taken["source"]["truncated"])
        self.assertLess(len(taken["snapshots"][0]["elements"]), 1000)
        taken = self.taken(self.page, mostElements=10)
        self.assertEqual((taken["source"]["truncated"], len(taken["snapshots"][0]["elements"])), (True, 10))
        deep = "<div id=d>" * 5000 + "x"
        self.assertEqual(self.capture(deep)["source"]["truncated"], False)

    def test_each_point_is_hit_tested_once(self):
        """Nested elements share sampled points, which are slow to query in browsers."""
        counts = []
        for depth in (100, 200, 400):
            self.page.set_content(HEAD + "<div id=outer></div>")
            self.page.evaluate("""depth => {
              for (let at = document.querySelector('#outer'), number = 0; number < depth; number += 1) {
                const link = at.appendChild(document.createElement('a'));
                link.href = '#';
                link.append('word ');
                at = link;
              }
              const own = Document.prototype.elementsFromPoint;
              window.points = [];
              document.elementsFromPoint = (...point) => { points.push(point.join()); return own.apply(document, point); };
            }""", depth)
            self.taken(self.page)
            counts.append(self.page.evaluate("[points.length, new Set(points).size]"))
        self.assertTrue(all(asked == different for asked, different in counts), counts)
        self.assertLess(counts[2][0], 1.5 * counts[1][0], counts)

    # --- the file ----------------------------------------------------------------------------------------------------

    def test_the_screen_has_traits_and_insets(self):
        context = self.browser.new_context(viewport={"width": 844, "height": 390}, device_scale_factor=3)
        page = context.new_page()
        page.set_content("<!DOCTYPE html><html lang=AR-eg dir=rtl><meta name=viewport content='viewport-fit=cover'><p>A")
        client = context.new_cdp_session(page)
        client.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"top": 0, "left": 59, "right": 59, "bottom": 21}})
        screen = self.taken(page, variant="phone", traits={"idiom": "phone"})["snapshots"][0]
        self.assertEqual(screen["traits"], {"platform": "web", "orientation": "landscape", "locale": "ar-EG", "layoutDirection": "rtl",
                                            "idiom": "phone"})  # fmt: skip
        self.assertEqual((screen["display"], screen["insets"]), ({"size": [844, 390], "scale": 3}, {"safeArea": [0, 59, 21, 59]}))
        self.assertEqual(page.evaluate("document.adoptedStyleSheets.length"), 0)
        context.close()

    def test_a_capture_changes_nothing_of_the_page(self):
        self.page.set_content(HEAD + "<button id=a>A</button><div style='height:3000px'>")
        self.page.evaluate("""() => { globalThis.seen = []; new MutationObserver(all => seen.push(...all)).observe(document,
            {subtree: true, childList: true, attributes: true, characterData: true}); scrollTo(0, 50) }""")
        self.taken(self.page)
        self.assertEqual(self.page.evaluate("[seen.length, scrollY, document.activeElement.localName]"), [0, 50, "body"])

    def test_captures_are_merged_into_one_file_in_any_order(self):
        self.page.set_content(HEAD + "<p id=a>é\u2028\x7f</p>")
        self.page.evaluate(browser.CAPTURE.read_text(encoding="utf-8"))
        merge = """names => names.reduce((text, [screen, variant]) =>
            tutorialcCapture.merge(text, tutorialcCapture.capture({screen, variant})), null)"""
        names = [["b", "phone"], ["a", "tablet"], ["a", "phone"], ["b", "phone"]]
        text = self.page.evaluate(merge, names)
        self.assertEqual(text, self.page.evaluate(merge, names[::-1]))
        self.assertEqual([(each["screen"], each["variant"]) for each in json.loads(text)["snapshots"]],
                         [("a", "phone"), ("a", "tablet"), ("b", "phone")])
        with self.assertRaisesRegex(Exception, "no manifest of captures"):
            self.page.evaluate("tutorialcCapture.merge('{\"snapshots\": []}', {})")
        with self.assertRaisesRegex(Exception, "no name of a screen"):
            self.page.evaluate("tutorialcCapture.capture({screen: 'a/b'})")
        with self.assertRaisesRegex(Exception, "no CSS selector"):
            self.page.evaluate("tutorialcCapture.capture({screen: 'a', redact: '!!'})")


if __name__ == "__main__":
    unittest.main()
