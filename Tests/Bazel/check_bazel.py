#!/usr/bin/env python3
"""Builds tutorials with Bazel in its sandbox, and again in a second checkout from a remote cache alone.

    check_bazel.py [TUTORIALC] [--tutorials 2000]

It needs bazel (Debian: bazel-bootstrap) and nginx with WebDAV, which serves as the cache. The outputs must equal those
of `tutorialc build`; the second checkout must compile nothing; and a changed layout must only rebuild the tutorials
that name it. These requirements keep it out of make test.
"""

import argparse
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LAYOUTS = 60

NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 2;
events {{ worker_connections 1024; }}
http {{
  access_log off; client_body_temp_path {folder}/body; client_max_body_size 1g;
  proxy_temp_path {folder}/p; fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  server {{
    listen 127.0.0.1:{port};
    location / {{ root {folder}/cache; dav_methods PUT; create_full_put_path on; }}
  }}
}}
"""


def checkout(folder, tutorialc, tutorials):
    """A separate project: the corpus of the bench, and a target for each tutorial."""
    subprocess.run([sys.executable, os.path.join(ROOT, "bench", "corpus.py"), folder, "--tutorials", str(tutorials),
                    "--layouts", str(LAYOUTS)], check=True)
    shutil.copytree(os.path.join(ROOT, "bazel"), os.path.join(folder, "rules"), ignore=shutil.ignore_patterns("example"))
    os.makedirs(os.path.join(folder, "tools"))
    shutil.copy(tutorialc, os.path.join(folder, "tools", "tutorialc"))
    write(folder, "tools/BUILD.bazel", 'exports_files(["tutorialc"])\n')
    write(folder, "WORKSPACE", 'local_repository(name = "tutorialc_rules", path = "rules")\n')
    lines = ['load("@tutorialc_rules//:tutorialc.bzl", "tutorial", "tutorials")\n']
    lines += [f'tutorial(name = "tour-{number}", src = "tutorials/tour-{number}.tutorial.yaml", '
              f'layouts = ["layouts/screen-{number % LAYOUTS}.layout.yaml"])\n' for number in range(tutorials)]
    lines.append('tutorials(name = "tours", emit = ["json", "swift"], tutorialc = "//tools:tutorialc", '
                 f'deps = [":tour-%d" % number for number in range({tutorials})])\n')
    write(folder, "BUILD.bazel", "".join(lines))


def write(folder, path, text):
    with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
        file.write(text)


def build(folder, root, port):
    """Builds; returns the number of actions that came from the cache, and the number that ran."""
    command = ["bazel", f"--output_user_root={root}", "build", "//:tours", f"--remote_cache=http://127.0.0.1:{port}",
               "--nosandbox_debug", "--noverbose_failures", "--color=no", "--curses=no"]
    begin = time.perf_counter()
    result = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert result.returncode == 0, result.stdout[-4000:]
    line = re.findall(r"INFO: \d+ process.*", result.stdout)[-1]
    hits = sum(map(int, re.findall(r"(\d+) remote cache hit", line)))
    ran = sum(map(int, re.findall(r"(\d+) (?:linux-sandbox|processwrapper-sandbox|local|worker)", line)))
    return hits, ran, time.perf_counter() - begin


def stop(folder, root):
    subprocess.run(["bazel", f"--output_user_root={root}", "shutdown"], cwd=folder, stderr=subprocess.DEVNULL)


def outputs(folder):
    return {name: open(os.path.join(folder, name), "rb").read() for name in os.listdir(folder)
            if name.endswith((".json", ".swift"))}


def check(scratch, tutorialc, tutorials, port):
    hits = {}
    roots = {}
    try:
        for name in ("one", "two"):
            folder, roots[name] = os.path.join(scratch, name), os.path.join(scratch, "root-" + name)
            checkout(folder, tutorialc, tutorials)
            hits[name] = build(folder, roots[name], port)
            print("checkout %s: %d actions from the cache, %d ran, %.1f s" % (name, *hits[name]), flush=True)
        # One for each tutorial, one for each layout that any of them names, and one for all together.
        actions = tutorials + min(tutorials, LAYOUTS) + 1
        assert hits["two"][1] == 0 and hits["two"][0] == actions, "the second checkout compiled something"
        clean = os.path.join(scratch, "clean")
        subprocess.run([tutorialc, "build", "tutorials", "--emit", "json,swift", "--out", clean, "--quiet"], check=True,
                       cwd=os.path.join(scratch, "two"))
        for name in ("one", "two"):
            assert outputs(os.path.join(scratch, name, "bazel-bin", "tours")) == outputs(clean), f"bytes of {name} differ"
        folder = os.path.join(scratch, "two")
        with open(os.path.join(folder, "layouts/screen-1.layout.yaml"), "a", encoding="utf-8") as file:
            file.write("# changed\n")
        own = len(range(1, tutorials, LAYOUTS))
        found = build(folder, roots["two"], port)
        print("one layout changed: %d actions from the cache, %d ran, %.1f s" % found)
        # A comment doesn't change the summaries, so they aren't joined again.
        assert found[1] == own + 1, f"{own} tutorials name it"
    finally:
        for name, root in roots.items():
            stop(os.path.join(scratch, name), root)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tutorialc", nargs="?", default=os.path.join(ROOT, ".build/release/tutorialc"))
    parser.add_argument("--tutorials", type=int, default=2000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tutorialc-bazel-") as scratch:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        server = os.path.join(scratch, "nginx")
        os.makedirs(os.path.join(server, "cache"))
        if os.getuid() == 0:
            os.chmod(scratch, 0o755)
            os.chmod(os.path.join(server, "cache"), 0o777)
        write(server, "nginx.conf", NGINX.format(folder=server, port=port))
        nginx = subprocess.Popen(["nginx", "-c", os.path.join(server, "nginx.conf"), "-p", server],
                                 stderr=subprocess.DEVNULL)
        try:
            check(scratch, os.path.abspath(arguments.tutorialc), arguments.tutorials, port)
        finally:
            nginx.terminate()
            nginx.wait()
        subprocess.run(["chmod", "-R", "u+w", scratch], check=False)


if __name__ == "__main__":
    main()
