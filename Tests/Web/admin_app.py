"""Django's admin, served on this machine for a browser: a third-party application to test captures and tours on.

    with AdminApp() as app: app.url, app.session, app.change("covered") …

Its project is made in a temporary folder: settings, a database, people and groups. Only the admin's fonts are replaced,
so that all machines with these fonts lay the pages out alike. `change` breaks it as a release would.
"""

import contextlib
import io
import logging
import pathlib
import shutil
import tempfile
import threading

LANGUAGES = ("en", "ja", "ar")
PEOPLE = ("aki", "bea", "caro", "dana", "emil", "fatima", "goro", "hana")
GROUPS = ("Editors", "Reviewers")

# Fonts for the pages, which Tests/prerequisites.sh installs; and nothing on them moves.
STYLE = """
:root { --font-family-primary: "Liberation Sans", "Noto Sans CJK JP", "Noto Sans Arabic", sans-serif; }
*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
html { scroll-behavior: auto !important; }
"""

# Changes as in releases of an application, one at a time: styles and scripts that the pages get.
CHANGES = {
    "renamed": {"script": "rename('id_email', 'id_mail_address')"},
    "hidden": {"style": "#searchbar { display: none }"},
    "pushed-off": {"style": "#id_groups_from { position: relative; left: -5000px }"},
    "covered": {"style": "#covering { position: fixed; inset: 0; z-index: 99; background: #fff }",
                "script": "cover('/admin/')"},
    "reordered": {"ordering": ("-username",)},
}  # fmt: skip

SCRIPT = """
function rename(from, to) {
  const each = document.getElementById(from);
  if (each) each.id = to;
}
function cover(path) {
  if (!location.pathname.endsWith(path) || location.pathname !== path) return;
  const panel = document.createElement('section');
  panel.id = 'covering';
  panel.textContent = 'Read our new terms.';
  document.body.append(panel);
}
"""


class AdminApp:
    """The application while it is served. Only one for each process, because Django's settings are global."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="admin-"))
        self.changes = []

    def __enter__(self):
        import django
        from django.conf import settings

        templates = self.folder / "templates" / "admin"
        templates.mkdir(parents=True)
        (templates / "base_site.html").write_text(
            '{% extends "admin/base_site.html" %}{% block extrahead %}{{ block.super }}<style>{{ tour_style|safe }}</style>'
            "<script>addEventListener('DOMContentLoaded', () => { {{ tour_script|safe }} })</script>{% endblock %}")
        settings.configure(
            DEBUG=True, LOGGING_CONFIG=None, SECRET_KEY="of one test", ALLOWED_HOSTS=["*"], ROOT_URLCONF=__name__, USE_TZ=True, USE_I18N=True,
            TIME_ZONE="UTC", STATIC_URL="/static/", LANGUAGE_CODE="en", DEFAULT_AUTO_FIELD="django.db.models.AutoField",
            LANGUAGES=[(each, each) for each in LANGUAGES],
            DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": self.folder / "db.sqlite3",
                                   "OPTIONS": {"timeout": 20}}},
            PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"],
            INSTALLED_APPS=["django.contrib.admin", "django.contrib.auth", "django.contrib.contenttypes",
                            "django.contrib.sessions", "django.contrib.messages", "django.contrib.staticfiles"],
            MIDDLEWARE=["django.contrib.sessions.middleware.SessionMiddleware",
                        "django.middleware.locale.LocaleMiddleware", "django.middleware.common.CommonMiddleware",
                        "django.contrib.auth.middleware.AuthenticationMiddleware",
                        "django.contrib.messages.middleware.MessageMiddleware"],
            TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True,
                        "DIRS": [self.folder / "templates"],
                        "OPTIONS": {"context_processors": [
                            "django.template.context_processors.request", "django.contrib.auth.context_processors.auth",
                            "django.contrib.messages.context_processors.messages", f"{__name__}.of_tests"]}}],
        )  # fmt: skip
        # The admin's own template has the name of the one that extends it, and only differs in its folder.
        logging.getLogger("django").setLevel(logging.CRITICAL)
        django.setup()
        self.fill()
        self.serve()
        return self

    def __exit__(self, *error):
        self.server.shutdown()
        self.server.server_close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def fill(self):
        import datetime

        from django.contrib.auth.models import Group, User
        from django.core.management import call_command

        with contextlib.redirect_stdout(io.StringIO()):
            call_command("migrate", verbosity=0)
        day = datetime.datetime(2024, 3, 5, 9, 30, tzinfo=datetime.timezone.utc)
        Group.objects.bulk_create(Group(name=each) for each in GROUPS)
        for place, name in enumerate(PEOPLE):
            User.objects.create_user(
                name, f"{name}@example.org", None, first_name=name.title(), last_name="Example", is_staff=place % 3 == 0,
                is_superuser=name == "aki", date_joined=day)
        from importlib import import_module

        from django.conf import settings
        from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
        user = User.objects.get(username="aki")
        session = import_module(settings.SESSION_ENGINE).SessionStore()
        session[SESSION_KEY], session[HASH_SESSION_KEY] = str(user.pk), user.get_session_auth_hash()
        session[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
        session.create()
        self.session = session.session_key

    def serve(self):
        from django.contrib.staticfiles.handlers import StaticFilesHandler
        from django.core.servers.basehttp import ThreadedWSGIServer, WSGIRequestHandler
        from django.core.wsgi import get_wsgi_application

        class Quiet(WSGIRequestHandler):
            def log_message(self, *words): pass

        self.server = ThreadedWSGIServer(("127.0.0.1", 0), Quiet, ipv6=False)
        self.server.daemon_threads = True
        self.server.set_app(StaticFilesHandler(get_wsgi_application()))
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def change(self, *names):
        """Changes the application as a release would; without names, restores it."""
        from django.contrib import admin
        from django.contrib.auth.models import User

        CURRENT[:] = [CHANGES[name] for name in names]
        ordering = next((each["ordering"] for each in CURRENT if "ordering" in each), ("username",))
        type(admin.site.get_model_admin(User)).ordering = ordering


CURRENT = []


def of_tests(request):
    """The pages' styles and scripts: the fonts and the changes."""
    return {
        "tour_style": STYLE + "".join(each.get("style", "") for each in CURRENT),
        "tour_script": SCRIPT + ";".join(each.get("script", "") for each in CURRENT),
    }


def __getattr__(name):
    # Django reads the routes of the module that ROOT_URLCONF names only after the settings.
    if name != "urlpatterns": raise AttributeError(name)
    from django.contrib import admin
    from django.urls import path
    return [path("admin/", admin.site.urls)]


if __name__ == "__main__":
    with AdminApp() as app:
        print(app.url, app.session, flush=True)
        with contextlib.suppress(KeyboardInterrupt): threading.Event().wait()
