"""Compares captured names with Chromium's names for screen readers, on pages of Django's admin, which is third-party
code."""

import unittest

import admin_app
import browser

# Roles with another name in Chromium, or without any.
SAME = {"DisclosureTriangle": "button", "image": "img", "gridcell": "cell"}
# Elements whose words a capture stores as texts, and a screen reader as names.
TEXTS = {"row", "text", "generic", "listitem", "paragraph", "time", "caption", "table"}


class NameTests(unittest.TestCase):
    def test_names_and_roles_are_those_of_the_browser(self):
        pages = ("/admin/", "/admin/auth/user/", "/admin/auth/user/4/change/", "/admin/auth/user/add/", "/admin/auth/group/1/change/",
                 "/admin/auth/user/4/delete/", "/admin/auth/user/4/history/", "/admin/password_change/")  # fmt: skip
        compared, wrong = 0, []
        with admin_app.AdminApp() as app, browser.browser() as opened:
            context = opened.new_context(viewport={"width": 1280, "height": 800}, locale="en")
            context.add_cookies([{"name": "sessionid", "value": app.session, "url": app.url}])
            page = context.new_page()
            for path in pages:
                page.goto(app.url + path)
                page.evaluate(browser.CAPTURE.read_text(encoding="utf-8"))
                elements = page.evaluate("tutorialcCapture.capture({screen: 'one', css: true}).snapshot.elements")
                client = context.new_cdp_session(page)
                client.send("DOM.enable")
                client.send("Accessibility.enable")
                root = client.send("DOM.getDocument")["root"]["nodeId"]
                tree = {each.get("backendDOMNodeId"): each for each in client.send("Accessibility.getFullAXTree")["nodes"]
                        if not each["ignored"]}  # fmt: skip
                for each in elements:
                    node = client.send("DOM.querySelector", {"nodeId": root, "selector": each["css"]})["nodeId"]
                    spoken = tree.get(client.send("DOM.describeNode", {"nodeId": node})["node"]["backendNodeId"])
                    if spoken is None or each.get("visibility") in ("gone", "hidden", "clipped") or each["type"] in TEXTS: continue
                    role = SAME.get(spoken["role"]["value"], spoken["role"]["value"])
                    # Letters that a style capitalises, and text that it puts before the words, aren't words of the
                    # page.
                    name = " ".join(spoken.get("name", {}).get("value", "").removeprefix("↓").split()).casefold()
                    compared += 1
                    if (each["type"], each.get("label", "").casefold()) != (role, name):
                        wrong.append(f"{path} {each['id']}: {each['type']} {each.get('label', '')!r}, Chromium: {role} {name!r}")
                client.detach()
        self.assertEqual(len(wrong), 0, "\n".join(wrong))
        self.assertGreater(compared, 400)


if __name__ == "__main__":
    unittest.main()
