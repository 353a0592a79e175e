"""The screens of Django's admin that Examples/Web uses, in the windows and languages of its layouts."""

import sys

from browser import ROOT

sys.path.insert(0, str(ROOT / "Web/Capture/python"))

from tutorialc_capture import capture  # noqa: E402

EXAMPLE = ROOT / "Examples/Web"
WINDOWS = {"phone": (390, 844, 3), "tablet": (820, 1180, 2), "desktop": (1280, 800, 1)}
LOCALES = ("en", "ja", "ar")
PATHS = {"index": "/admin/", "users": "/admin/auth/user/", "user": "/admin/auth/user/4/change/",
         "user-clock": "/admin/auth/user/4/change/"}  # fmt: skip
VARIANTS = [f"{window}-{locale}" for window in WINDOWS for locale in LOCALES]


def context_for(opened, app, variant):
    """A browser context for a variant, with a logged-in user."""
    window, locale = variant.rsplit("-", 1)
    width, height, scale = WINDOWS[window]
    context = opened.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, locale=locale, has_touch=window != "desktop",
        reduced_motion="reduce", timezone_id="UTC")
    context.add_cookies([{"name": "sessionid", "value": app.session, "url": app.url}])
    return context


def show(page, app, screen):
    """Opens a screen in a page."""
    page.goto(app.url + PATHS[screen])
    if screen == "user-clock":
        page.click("#clocklink1")
        # Steps scroll relative to the capture, which is taken at the top of a page.
        page.evaluate("scrollTo(0, 0)")


def capture_all(opened, app, folder, variants=VARIANTS, screens=PATHS):
    """Captures the screens in the variants, with a manifest for each variant."""
    for variant in variants:
        context = context_for(opened, app, variant)
        page = context.new_page()
        for screen in screens:
            show(page, app, screen)
            capture(page, screen, variant, folder / f"{variant}.layout.json", traits={"idiom": variant.rsplit("-", 1)[0]})
        context.close()


if __name__ == "__main__":
    import admin_app
    import browser
    with admin_app.AdminApp() as served, browser.browser() as opened: capture_all(opened, served, EXAMPLE / "layouts")
