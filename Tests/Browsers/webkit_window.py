#!/usr/bin/python3
"""A window with just a page, started by WebKitWebDriver. Debian's own Python has the engine's bindings.

    webkit_window.py FOLDER [--calm] [--dark] [--locale=LANGUAGE]

FOLDER/N.js are run before a page's own scripts. Logged messages, errors and network requests of pages are written to
FOLDER/said, a line of JSON each.
"""

import json
import pathlib
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

FOLDER = pathlib.Path(sys.argv[1])
# A page has no listener for its own log, so the logging functions are wrapped before anything else runs.
LISTEN = """(() => {
  const send = (...all) => webkit.messageHandlers.said.postMessage(JSON.stringify(all));
  for (const level of ['log', 'info', 'debug', 'warn', 'error', 'assert']) {
    const own = console[level];
    console[level] = (...all) => {
      if (level !== 'assert' || !all[0]) send('console', [level === 'warn' ? 'warning' : level, all.map(String).join(' ')]);
      own.apply(console, all);
    };
  }
  addEventListener('error', event => event instanceof ErrorEvent
    ? send('pageerror', ['error', `${event.message} (${event.filename}:${event.lineno})`])
    : send('console', ['error', `${event.target?.localName} did not load`]), true);
  addEventListener('unhandledrejection', event => send('pageerror', ['error', String(event.reason?.stack ?? event.reason)]));
  document.addEventListener('securitypolicyviolation', event =>
    send('console', ['error', `the policy forbids ${event.violatedDirective} ${event.blockedURI} ${event.sample}`]));
})();"""


def write(line):
    with (FOLDER / "said").open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def contents():
    """The scripts that run in each page, and the listener for their messages."""
    manager = WebKit2.UserContentManager()
    manager.register_script_message_handler("said")
    manager.connect("script-message-received::said", lambda _, found: write(found.get_js_value().to_string()))
    own = sorted(FOLDER.glob("*.js"), key=lambda file: int(file.stem))
    for text in [LISTEN, *(file.read_text(encoding="utf-8") for file in own)]:
        manager.add_script(WebKit2.UserScript(
            text, WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START, None, None))
    return manager


def decide(_, decision, kind):
    """A link pressed with the middle button opens another page in browsers; here it is only reported."""
    if kind != WebKit2.PolicyDecisionType.NAVIGATION_ACTION or decision.get_navigation_action().get_mouse_button() != 2:
        return False
    write(json.dumps(["page", decision.get_navigation_action().get_request().get_uri()]))
    decision.ignore()
    return True


def open_window(context):
    settings = WebKit2.Settings(javascript_can_open_windows_automatically=True)
    view = WebKit2.WebView(
        web_context=context, settings=settings, user_content_manager=contents(), is_controlled_by_automation=True)
    view.connect("resource-load-started", lambda _, __, asked: write(json.dumps(["request", asked.get_uri()])))
    view.connect("decide-policy", decide)
    # The browser's menu would stay open, because nothing closes it.
    view.connect("context-menu", lambda *_: True)
    window = Gtk.Window(default_width=1280, default_height=800, decorated=False)
    view.connect("close", lambda _: window.destroy())
    window.connect("destroy", lambda _: Gtk.main_quit())
    window.add(view)
    window.show_all()
    # No window manager gives it the keyboard focus.
    view.connect("map", lambda _: window.get_window().focus(0))
    window.get_window().focus(0)
    view.grab_focus()
    return view


def started(context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("WebKitGTK")
    about.set_version(*(getattr(WebKit2, f"get_{part}_version")() for part in ("major", "minor", "micro")))
    session.set_application_info(about)
    session.connect("create-web-view", lambda _: open_window(context))


def main():
    system = Gtk.Settings.get_default()
    system.set_property("gtk-enable-animations", "--calm" not in sys.argv)
    system.set_property("gtk-application-prefer-dark-theme", "--dark" in sys.argv)
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    languages = [each.partition("=")[2] for each in sys.argv if each.startswith("--locale=")]
    if languages:
        context.set_preferred_languages(languages)
    context.connect("automation-started", started)
    Gtk.main()


main()
