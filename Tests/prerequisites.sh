#!/bin/sh
# Sees to what a run needs of the system: all that is missing is installed at once, where this user may, and else named.
#
#     sh Tests/prerequisites.sh NEED...
#
# `build` is what the compiler is built with, `python` what the checks are written in, `measurer` HarfBuzz, `browser`
# the renderers that drawings are looked at with, `fonts` what texts are compared with: fonts of many scripts, the data
# of Unicode, ICU's lists of words, another library that breaks lines; `bench` what counts instructions and calls, and
# peers; `browsers` other engines than Chromium's, and a screen for them; `ninja` the tool that plans are for; `web` what
# the modules for browsers are built with.
set -eu

missing=
lacks() { missing="$missing $*"; }
has_library() { pkg-config --exists "$1" 2>/dev/null; }
has_program() { command -v "$1" >/dev/null; }

has_browser() {
  [ -n "${CHROMIUM-}" ] || has_program chromium || has_program chromium-browser || has_program google-chrome ||
    [ -d /Applications/Chromium.app ] || [ -d '/Applications/Google Chrome.app' ]
}

has_fonts() {
  for font in truetype/dejavu/DejaVuSans.ttf truetype/noto/NotoSansHebrew-Regular.ttf opentype/ipafont-gothic/ipagp.ttf \
    truetype/wqy/wqy-microhei.ttc truetype/nanum/NanumGothic.ttf truetype/noto/NotoColorEmoji.ttf \
    truetype/liberation/LiberationSans-Regular.ttf opentype/inter/Inter-Regular.otf opentype/noto/NotoSansCJK-Regular.ttc; do
    [ -e "/usr/share/fonts/$font" ] || return 1
  done
  [ -e /usr/share/unicode/auxiliary/LineBreakTest.txt ]
}

# The library and its data; elsewhere than on Debian 12 it may have another number, and then tables cannot be checked.
has_words() { ls /usr/lib/*/libicudata.so.72 >/dev/null 2>&1; }

for need in "$@"; do
  case $need in
  build)
    has_program swift || {
      echo 'This needs Swift 6.2 or newer: https://www.swift.org/install'
      exit 1
    }
    has_program pkg-config || lacks pkg-config
    has_library yaml-0.1 || lacks libyaml-dev
    has_library expat || lacks libexpat1-dev
    ;;
  python) "${PYTHON:-python3}" -c 'import ensurepip, venv' 2>/dev/null || lacks python3 python3-venv ;;
  measurer) has_library harfbuzz || lacks libharfbuzz-dev ;;
  browser)
    has_browser || lacks chromium fonts-inter
    has_program rsvg-convert || lacks librsvg2-bin fonts-inter
    ;;
  fonts)
    has_fonts || lacks fonts-dejavu-core fonts-noto-core fonts-liberation fonts-inter fonts-noto-cjk \
      fonts-noto-color-emoji fonts-ipafont-gothic fonts-wqy-microhei fonts-nanum unicode-data
    has_library libunibreak || lacks libunibreak-dev
    has_words || lacks libicu72
    ;;
  web)
    has_program node || lacks nodejs
    has_program esbuild || lacks esbuild
    has_program tsc || lacks node-typescript
    has_program terser || lacks terser
    ;;
  browsers)
    has_program firefox-esr || has_program firefox || lacks firefox-esr
    has_program WebKitWebDriver || lacks webkit2gtk-driver
    /usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1")' 2>/dev/null || lacks python3-gi gir1.2-webkit2-4.1
    has_program Xvfb || lacks xvfb
    # By which a mouse is moved there.
    ls /usr/lib/*/libXtst.so.6 >/dev/null 2>&1 || lacks libxtst6
    ;;
  ninja) has_program ninja || lacks ninja-build ;;
  bench)
    has_program valgrind || lacks valgrind
    has_program ninja || lacks ninja-build
    has_program strace || lacks strace
    has_program cc || lacks gcc libc6-dev
    ;;
  *)
    echo "prerequisites: no need is called $need"
    exit 1
    ;;
  esac
done

[ -n "$missing" ] || exit 0
# The names of packages are words of their own.
# shellcheck disable=SC2086
if has_program apt-get && [ "$(id -u)" = 0 ]; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing
elif has_program apt-get && has_program sudo; then
  sudo apt-get update -qq && sudo DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing
else
  echo "This needs:$missing."
  echo "  Debian, Ubuntu:  apt-get install$missing     (as root)"
  echo '  macOS:           brew install pkg-config libyaml expat librsvg harfbuzz, and Chromium'
  exit 1
fi
