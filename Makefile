# What there is to do here. `make` alone lists it; `make demo` shows the compiler at work; `make test` proves it.

SHELL := /bin/sh
PYTHON ?= python3
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

TUTORIALC := .build/release/tutorialc
# The pictures of the documentation that the compiler draws itself.
DRAW = rm -rf build/pictures && $(TUTORIALC) build docs/pictures/first-mail.tutorial.yaml --variant phone --emit svg \
  --out build/pictures --quiet && $(TUTORIALC) build docs/pictures/callouts.tutorial.yaml --emit svg \
  --config docs/pictures/callouts.config.yaml --out build/pictures --quiet && $(TUTORIALC) build \
  docs/pictures/sides.tutorial.yaml --emit svg --config docs/pictures/callouts.config.yaml --out build/pictures --quiet \
  && $(TUTORIALC) build docs/pictures/theme.tutorial.yaml --emit svg --config docs/pictures/callouts.config.yaml \
  --out build/pictures --quiet && $(TUTORIALC) build Examples/Spotlight/spotlight.tutorial.yaml \
  Examples/HighlightElements/highlight-elements.tutorial.yaml --variant phone-portrait --emit svg \
  --config docs/pictures/callouts.config.yaml --out build/pictures --quiet
VENV := .venv
# That of the web follows a browser's captures, and is checked beside the live pages: see check-web.
EXAMPLES := $(filter-out Examples/Web/%,$(sort $(wildcard Examples/*/*.tutorial.yaml)))

# Static on Linux only: Darwin has no static libc. (The linker warns there that glibc's name lookup is not static; that
# is Foundation-free Swift's own runtime, and nothing of ours looks up names.)
ifeq ($(shell uname -s),Linux)
STATIC := -Xswiftc -static-executable
endif

# Warnings are errors in tests only: a newer compiler's new warning must not break somebody's build.
STRICT := -Xswiftc -warnings-as-errors

# With these all that tests build is built, the packages that depend on this one too, in one scratch folder: what was
# built for one part is there for the others. With another flag, or another number of jobs, all is built anew.
# SwiftPM may believe the plan that it finds in that folder, though it is another package's: with PLAN it makes its own, which
# goes with the first build after that of another. With each it would compile again what plugins' tools share with the rest.
SCRATCH := $(CURDIR)/.build
PLAN := --disable-build-manifest-caching
DEBUG := --jobs $(JOBS) $(STRICT)
# Generic types are named to the runtime by their functions, not by their mangled names: to check those, the runtime goes
# through all conformances of a static executable at the first use of each type, which was half of a small check.
METADATA := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
RELEASE := -c release --jobs $(JOBS) $(STATIC) $(METADATA)
# Release builds of packages that depend on this one: not static, as nobody else's are.
DEPENDENT := -c release --jobs $(JOBS) --scratch-path $(SCRATCH)/dependents

.PHONY: help demo check test check-packages oracle bench goldens format clean \
  prerequisites packages release lint unit debug-runners check-conversions check-grown check-references oracle-runners check-oracles check-svg check-text browser fonts measurer reproducible check-goldens check-schemas check-client \
  check-agreement check-docs check-driver check-lottie check-player check-foreign check-browsers check-types check-page check-pages check-swiftui check-swiftpm check-emitters check-ninja check-disk check-cache check-preview relocation-runner check-relocation relocate check-drift drift check-web fuzz check-fuzz address mutants
ifndef AT_ONCE
.NOTPARALLEL:
endif

help:
	@echo 'make demo      build the compiler and compile the examples with it'
	@echo 'make measurer  build tutorialc-measure, for projects that name fonts; it needs HarfBuzz'
	@echo 'make check     what one wants to know while working: lint, tests, goldens, schemas, documentation; one debug build'
	@echo 'make test      everything that has to hold: lint, tests, goldens, schemas, documentation'
	@echo 'make fuzz      bytes for every reader, mutants of documents through everything; it takes hours'
	@echo 'make mutants   break the sources in some hundred small ways, and see that tests notice'
	@echo 'make oracle    the long runs beside other implementations, of which make test has short ones'
	@echo 'make drift DIR=…  what locks notice when the dumps of a folder are broken as releases break apps'
	@echo 'make relocate DIR=…  how well elements are found again on the benchmark of Similo2, whose folder "apps" DIR is'
	@echo 'make bench     how fast it is, beside the floors it is measured against'
	@echo 'make goldens   write goldens, picture and transcripts anew, after a change that is meant to change them'
	@echo 'make format    format the sources'
	@echo 'make clean     remove everything that was built'

# --- what is needed --------------------------------------------------------------------------------------------------

# Each part of the tests sees to what it needs itself; `prerequisites`, with which `make test` begins, does so for all of
# them at once, and nothing is installed after it.
NEED = @PYTHON=$(PYTHON) sh Tests/prerequisites.sh

prerequisites:
	$(NEED) build python measurer browser fonts ninja web
	@$(MAKE) --no-print-directory $(VENV)/.installed

packages:
	$(NEED) build

# Renderers that drawings are looked at with.
browser:
	$(NEED) browser

# What texts are compared with.
fonts:
	$(NEED) fonts

$(VENV)/.installed: Tests/requirements.txt Tests/bundles.txt
	$(NEED) python
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
	@$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check -r Tests/requirements.txt
	@$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps -r Tests/bundles.txt
	@touch $@

# --- building --------------------------------------------------------------------------------------------------------

release: packages
	@swift build $(RELEASE) --product tutorialc

# A package of its own, since only who names fonts needs HarfBuzz. The program lies beside the compiler, which looks there.
measurer: release
	$(NEED) measurer
	@swift build $(DEPENDENT) $(PLAN) --package-path Sources/Plugins/Measurers
	@cp .build/dependents/release/tutorialc-measure .build/release/tutorialc-measure

demo: release
	@rm -rf build/tours
	@$(TUTORIALC) build Examples/* --emit json,html --out build/tours
	@for tour in build/tours/*.tour.json; do \
	  printf '  %-44s %d variant(s) %4d steps in all %7d bytes\n' "$$tour" "$$(grep -o '"display":' "$$tour" | wc -l)" \
	    "$$(grep -o '"mask":' "$$tour" | wc -l)" "$$(wc -c < "$$tour")"; \
	done
	@echo 'Each comes from the folder of that name in Examples; docs/tour.md says how to read it.'
	@echo 'To see one play, open $(CURDIR)/build/tours/timetable.html'

# `make bench GATE=--gate` fails where a goal is missed.
bench: release browser $(VENV)/.installed
	$(NEED) bench
	@swift build $(RELEASE) --product StageBenchmark
	@$(VENV)/bin/python -B bench/run $(GATE)

format:
	@swift format --in-place --recursive Package.swift Sources Tests

clean:
	@rm -rf .build build $(VENV)

# --- testing ---------------------------------------------------------------------------------------------------------

# With the debug build in place of the release build; what compares with others is left to `make test`.
check: packages $(VENV)/.installed lint unit
	@$(MAKE) --no-print-directory -o release -o unit TUTORIALC=.build/debug/tutorialc check-goldens check-schemas check-docs
	@echo 'What is checked quickly holds.'

# Two at a time, since most take but one processor, the longest first; browsers that are timed have all to themselves. What
# SwiftPM builds of one package it takes away when it builds another in the same folder: so the checks that run what was
# built of this one come first, and those of other packages after them, beside what needs nothing but the release build.
CHECKS := check-text check-oracles check-fuzz check-agreement check-lottie check-schemas check-docs check-goldens \
  check-watch check-preview check-references check-driver check-relocation check-disk reproducible check-ninja
LATER := check-packages check-svg check-drift check-client check-cache
AT_ONCE_MAKE = $(MAKE) --no-print-directory AT_ONCE=1 --jobs=2 --output-sync=target $(DONE)
DONE := $(addprefix -o ,prerequisites packages browser fonts unit release)

test: prerequisites lint unit check-conversions check-grown release check-pages
	@+$(AT_ONCE_MAKE) $(CHECKS)
	@+$(AT_ONCE_MAKE) $(LATER)
	@echo 'Everything holds.'

check-packages:
	@$(MAKE) --no-print-directory AT_ONCE= $(DONE) check-swiftui check-swiftpm check-emitters

# Foundation costs start-up time, and what it formats depends on the machine: see docs/architecture.md. SwiftPM's plugins
# run in a process of their own, and the accessors are text for an app.
lint:
	@swift format lint --strict --recursive --parallel Package.swift Sources Tests 'Examples/Swift Client/Package.swift' \
	  'Examples/Swift Client/Sources' 'Examples/Swift Emitter'
	@! grep -rnE '^[a-z@_ ]*import (Foundation|Dispatch)' Sources --exclude-dir='Tutorial*Plugin' \
	  --exclude=SwiftAccessors.swift --exclude=TourViews.swift
	@$(PYTHON) -B Tests/Lint/check_sources.py --self-test
	@$(PYTHON) -B Tests/Lint/check_sources.py Sources
	@$(PYTHON) -B Tests/Lint/check_rooms.py --self-test
	@$(PYTHON) -B Tests/Lint/check_rooms.py Sources
	@$(PYTHON) -B Tests/Lint/check_sizes.py --self-test
	@$(PYTHON) -B Tests/Lint/check_sizes.py
	@$(PYTHON) -B Tests/Lint/check_imports.py --self-test
	@$(PYTHON) -B Tests/Lint/check_imports.py
	@$(PYTHON) -B Tests/Mutants/mutants.py --self-test
	@$(PYTHON) -B Tests/Mutants/mutants.py --weave

# The product of all tests, and not the whole package: with its plugins, the compiler would be built a second time, as a
# tool of theirs. What that leaves out is built by check-oracles and check-swiftpm.
# Not all tests at once: each program that one runs has files open, and where they are 1,365 Foundation may end in a trap as it
# starts the next (Tests/CommandLineTests/Support/Tutorialc.swift).
WIDTH := 32
unit: packages
	@swift build $(DEBUG) $(PLAN) --product tutorialcPackageTests
	@mkdir -p build
	@swift test --skip-build $(DEBUG) --experimental-maximum-parallelization-width $(WIDTH) > build/tests.log 2>&1 || \
	  { grep -E '✘|error:|fatal' build/tests.log || cat build/tests.log; exit 1; }
	@grep -E 'Test run with' build/tests.log

# Nothing made a whole number in the way that ends the program; see the script for how that is seen.
check-conversions: unit
	@swift build $(DEBUG) --target TutorialPlayer
	@$(PYTHON) -B Tests/Lint/check_conversions.py --self-test
	@$(PYTHON) -B Tests/Lint/check_conversions.py .build/debug

# Vectors grown from a seed: the model's answers, the Python client's, those of the web player's engine, and the library's.
check-grown: unit $(VENV)/.installed
	$(NEED) web
	@$(VENV)/bin/python -B Tests/Conformance/grown.py $(GROWN)
	@CONFORMANCE_VECTORS=$(CURDIR)/build/grown swift test --skip-build $(DEBUG) --filter IRTests.ConformanceTests > build/grown.log 2>&1 || \
	  { grep -E '✘|↳|error:|fatal' build/grown.log | cut -c1-2000 || cat build/grown.log; exit 1; }

# What the tests of geometry and motion compare with was computed by others; a stale file is an error.
check-references: $(VENV)/.installed
	@$(VENV)/bin/python -B Tests/Oracles/motion_reference.py --check
	@$(VENV)/bin/python -B Tests/Oracles/geometry_reference.py --check
	@$(VENV)/bin/python -B Tests/Oracles/contrast_reference.py --check
	@$(PYTHON) -B Tests/Oracles/callout_reference.py --check
	@$(PYTHON) -B Tests/Oracles/playback_reference.py --check
	@$(VENV)/bin/python -B Tests/Oracles/conformance_reference.py --check

# Random cases beside other people's implementations: some of them in `make test`, many in `make oracle`.
ORACLES := path_oracle pattern_oracle spring_oracle easing_oracle morph_oracle union_oracle ring_oracle callout_oracle \
  side_oracle content_oracle

# Unions and offsets by the thousand take their time where nothing is optimised.
oracle-runners: debug-runners
	@swift build $(RELEASE) --product UnionRunner
	@swift build $(RELEASE) --product PathRunner

# The compiler, of which an oracle asks the debug build, and the programs beside it, as strictly as it.
debug-runners: packages
	@for each in tutorialc CalloutRunner MotionRunner PathRunner PatternRunner TextRunner UnionRunner StageBenchmark; do \
	  swift build $(DEBUG) --product $$each || exit 1; done

# Elements found again after releases that are made from a seed; and on the benchmark of others, of which nothing is
# in this repository: JUDGE=--judge looks at the sites from N to Z too, which no weight was found on.
relocation-runner: packages
	@swift build $(RELEASE) --product RelocationRunner

check-relocation: relocation-runner
	@$(PYTHON) -B Tests/Relocation/check_releases.py

# Locks, and dumps that are broken in the ways of releases; `make drift DIR=…` does it to a folder of dumps.
check-drift: release
	@$(PYTHON) -B Tests/Drift/check_drift.py $(TUTORIALC)

drift: release
	@$(PYTHON) -B Tests/Drift/check_drift.py $(TUTORIALC) --dumps "$(DIR)" --each 2 --table --examples 10

relocate: relocation-runner
	@$(PYTHON) -B Tests/Relocation/relocate.py "$(DIR)" $(JUDGE)

check-oracles: release oracle-runners $(VENV)/.installed
	@printf '%s\n' $(ORACLES) | xargs -P $(JOBS) -I{} $(VENV)/bin/python -B Tests/Oracles/{}.py

oracle: oracle-runners release browser fonts measurer $(VENV)/.installed
	@for each in $(ORACLES); do $(VENV)/bin/python -B Tests/Oracles/$$each.py --full || exit 1; done
	@$(VENV)/bin/python -B Tests/Oracles/svg_oracle.py --full
	@$(VENV)/bin/python -B Tests/Oracles/lottie_oracle.py --full
	@$(VENV)/bin/python -B Tests/Agreement/agreement.py $(TUTORIALC) --full
	@$(MAKE) --no-print-directory check-browsers check-types
	@$(VENV)/bin/python -B Tests/Oracles/word_oracle.py --full
	@$(VENV)/bin/python -B Tests/Oracles/text_oracle.py --full
	@$(VENV)/bin/python -B Tests/Oracles/bound_oracle.py --full
	@$(VENV)/bin/python -B Tests/Oracles/advance_tables.py --check --full
	@$(PYTHON) -B Tests/Conformance/conform.py --mutants --full
	@$(MAKE) --no-print-directory GROWN=--full check-grown
	@$(PYTHON) -B Tests/Cache/sequences.py $(TUTORIALC) --count 10000 --seed 1000 --jobs $(JOBS)
	@$(PYTHON) -B Tests/Watch/check_watch.py $(TUTORIALC) --sequences 1000 --seed 1000 --jobs $(JOBS)

# After any edits, what a build with a cache writes and says is what one without writes and says.
check-cache: release
	@$(PYTHON) -B Tests/Cache/sequences.py $(TUTORIALC) --count 300 --jobs $(JOBS)

# What a watch makes of whatever happens to a tree is what a clean build makes of it.
check-watch: release
	@$(PYTHON) -B Tests/Watch/check_watch.py $(TUTORIALC) --jobs $(JOBS)

# What every reader, and every stage behind them, has to survive: see docs/architecture.md. FUZZ_RUNS inputs for each
# entry, and as many mutants.
FUZZ_RUNS ?= 1000000
fuzz: release
	@$(PYTHON) -B Tests/Fuzz/fuzz.py readers --runs $(FUZZ_RUNS) --jobs $(JOBS)
	@$(PYTHON) -B Tests/Fuzz/fuzz.py mutants --count $(FUZZ_RUNS) --jobs $(JOBS)

# What was ever found, and the first 5,000 mutants.
check-fuzz: release
	@$(PYTHON) -B Tests/Fuzz/fuzz.py check

# Whether the tests would notice: each mutant of Tests/Mutants/List breaks the sources in one small way, and some suite
# has to fail. Not a part of `make test`, since all is built once more.
mutants: packages
	@$(PYTHON) -B Tests/Mutants/mutants.py --jobs $(JOBS)

# The unit tests with the address sanitizer; not a part of `make test`, since all is built once more. What a program has
# once for its whole life is no leak, but is taken for one.
address: packages
	@ASAN_OPTIONS='detect_leaks=0:suppressions="$(CURDIR)/Tests/Lint/address.supp"' swift test --sanitize=address --scratch-path .build/address --jobs $(JOBS)

# Where lines may end, beside the annex's own tests; where words do, beside ICU and Chromium; how texts are set with fonts, beside Chromium; that the table is what
# its fonts make it, and that what is set by it fits in all of them; the figures of docs/text.md.
check-text: debug-runners browser fonts measurer $(VENV)/.installed
	@$(PYTHON) -B Tests/Oracles/text_tables.py --check
	@$(PYTHON) -B Tests/Oracles/word_tables.py --check
	@$(VENV)/bin/python -B Tests/Oracles/advance_tables.py --check
	@$(PYTHON) -B Tests/Oracles/line_break_oracle.py
	@$(PYTHON) -B Tests/Oracles/unibreak_oracle.py
	@$(VENV)/bin/python -B Tests/Oracles/markup_oracle.py
	@$(VENV)/bin/python -B Tests/Oracles/hostile_measurer.py
	@$(VENV)/bin/python -B Tests/Oracles/word_oracle.py
	@$(VENV)/bin/python -B Tests/Oracles/word_oracle.py --table docs/text.md
	@$(VENV)/bin/python -B Tests/Oracles/text_oracle.py
	@$(VENV)/bin/python -B Tests/Oracles/bound_oracle.py
	@$(VENV)/bin/python -B Tests/Oracles/bound_oracle.py --table docs/text.md

# The drawings of the svg emitter, as Chromium and librsvg show them, beside rasters of the tours' own tracks.
check-svg: release browser $(VENV)/.installed
	@$(VENV)/bin/python -B Tests/Oracles/svg_oracle.py
	@TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Oracles/easing_oracle.py --browser

# The animations of the lottie emitter, as three players show them, beside the same rasters.
check-lottie: release browser $(VENV)/.installed
	@$(VENV)/bin/python -B Tests/Oracles/lottie_oracle.py

# What all renderers show at the same instants, beside one exact raster, and the table of docs/renderers.md;
# build/agreement/index.html shows it.
check-agreement: release browser $(VENV)/.installed
	@$(VENV)/bin/python -B Tests/Agreement/agreement.py $(TUTORIALC)

# What the driverjs emitter writes, played by driver.js.
check-driver: release browser $(VENV)/.installed
	@TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Web/check_driver.py

# What reads live pages, and an application of others that is captured, toured and changed; see docs/capture.md.
# All of the browser's checks at once: they wait more than they work.
check-pages: release browser fonts $(VENV)/.installed
	$(NEED) web
	@Web/build --check
	@Web/Capture/build --check
	@$(VENV)/bin/python -B Web/Player/test/check_player.py & player=$$!; \
	  $(VENV)/bin/python -B Tests/Page/check_page.py $(TUTORIALC) & page=$$!; \
	  TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Web/check_pages.py & foreign=$$!; \
	  (cd Tests/Web && TUTORIALC=$(TUTORIALC) $(CURDIR)/$(VENV)/bin/python -B -m unittest discover -q) && \
	  TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Web/check_admin.py; pages=$$?; \
	  wait $$page; page=$$?; wait $$foreign; foreign=$$?; wait $$player && exit $$((page + pages + foreign))

# The page that the emitter html writes around a tour, as a person uses it.
check-page: release $(VENV)/.installed
	$(NEED) web browser
	@Web/build --check
	@$(VENV)/bin/python -B Tests/Page/check_page.py $(TUTORIALC)

check-web: release browser fonts $(VENV)/.installed
	$(NEED) web
	@Web/Capture/build --check
	@cd Tests/Web && TUTORIALC=$(TUTORIALC) $(CURDIR)/$(VENV)/bin/python -B -m unittest discover -q
	@TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Web/check_admin.py

# Previews, come to as browsers do and as nobody should; one of the cases is a browser.
check-preview: release browser $(VENV)/.installed
	@$(VENV)/bin/python -B Tests/Preview/check_preview.py $(TUTORIALC)

# Builds on a disk without room, mounted for the occasion; only Linux lets one.
check-disk: release
	@[ "$$(uname -s)" != Linux ] || $(PYTHON) -B Tests/Disk/check_disk.py $(TUTORIALC)

# The same input gives the same bytes, whatever the locale, the time zone and the number of threads; what a cache knows of
# the files of a folder is of that folder. On Linux the executable needs nothing beside it.
reproducible: release
	@[ "$$(uname -s)" != Linux ] || ! ldd $(TUTORIALC) 2>/dev/null
	@rm -rf build/once build/again
	@LC_ALL=C TZ=UTC $(TUTORIALC) build Examples/* --emit json,svg,lottie,driverjs,typescript --out build/once --jobs 1 --quiet
	@LC_ALL=tr_TR.UTF-8 LANG=tr_TR.UTF-8 TZ=Asia/Tokyo $(TUTORIALC) build Examples/* --emit json,svg,lottie,driverjs,typescript --out build/again --jobs 4 --quiet
	@diff -r --exclude=cache build/once build/again

# Goldens are written indented, so that a change can be read in a diff.
check-goldens: release $(VENV)/.installed
	@rm -rf build/goldens
	@$(TUTORIALC) build $(EXAMPLES) --out build/goldens --pretty --quiet
	@$(PYTHON) Tests/Goldens/compare_goldens.py build/goldens
	@$(VENV)/bin/python Tests/Goldens/check_goldens.py
	@$(VENV)/bin/python -B Tests/Goldens/check_numbers.py build/goldens

goldens: release $(VENV)/.installed
	@rm -rf build/goldens
	@$(TUTORIALC) build $(EXAMPLES) --out build/goldens --pretty --quiet
	@$(PYTHON) Tests/Goldens/compare_goldens.py build/goldens --update
	@$(PYTHON) -B Tests/Oracles/playback_reference.py
	@$(VENV)/bin/python -B Tests/Oracles/conformance_reference.py
	@$(DRAW)
	@cp build/pictures/*.svg docs/pictures
	@$(PYTHON) Tests/Docs/check_docs.py --update

check-schemas: release $(VENV)/.installed
	@mkdir -p build
	@$(TUTORIALC) schema tour > build/tour.schema.json
	@$(VENV)/bin/check-jsonschema --schemafile build/tour.schema.json Tests/Goldens/*.tour.json
	@$(VENV)/bin/python -B Tests/Schemas/check_tour_schema.py build/tour.schema.json Tests/Goldens/*.tour.json
	@mkdir -p build/expanded && echo 'emitters: { json: { tracks: expanded } }' > build/expanded/tutorialc.yaml
	@cd build/expanded && ../../$(TUTORIALC) build $(addprefix ../../,$(EXAMPLES)) --out . --quiet
	@$(VENV)/bin/check-jsonschema --schemafile build/tour.schema.json build/expanded/*.tour.json
	@$(TUTORIALC) schema layout > build/layout.schema.json
	@$(VENV)/bin/python -B Tests/Schemas/check_layout_schema.py build/layout.schema.json $(TUTORIALC) \
	  Examples/*/*.layout.yaml
	@$(TUTORIALC) schema strings > build/strings.schema.json
	@$(VENV)/bin/python -B Tests/Schemas/check_strings_schema.py build/strings.schema.json $(TUTORIALC)
	@$(TUTORIALC) schema lock > build/lock.schema.json
	@$(VENV)/bin/python -B Tests/Schemas/check_lock_schema.py build/lock.schema.json $(TUTORIALC)
	@$(TUTORIALC) schema config > build/config.schema.json
	@$(VENV)/bin/check-jsonschema --schemafile build/config.schema.json docs/pictures/callouts.config.yaml \
	  build/expanded/tutorialc.yaml
	@echo 'emitters: { json: { pretty: 1 } }' > build/expanded/wrong.yaml
	@! $(VENV)/bin/check-jsonschema --schemafile build/config.schema.json build/expanded/wrong.yaml > build/wrong.txt
	@$(TUTORIALC) schema diagnostics > build/diagnostics.schema.json
	@printf 'tutorial: t\nlayout: none.yaml\nsteps: [{ targt: a }]\n' > build/wrong.tutorial.yaml
	@$(TUTORIALC) check build/wrong.tutorial.yaml --diagnostics json > build/wrong.json; [ $$? = 1 ]
	@grep -q '"fixits": \[$$' build/wrong.json
	@$(VENV)/bin/check-jsonschema --schemafile build/diagnostics.schema.json build/wrong.json
	@$(TUTORIALC) schema tutorial > build/tutorial.schema.json
	@$(VENV)/bin/python -B Tests/Schemas/check_tutorial_schema.py build/tutorial.schema.json $(TUTORIALC) \
	  Examples/*/*.tutorial.yaml

# The views for SwiftUI, of which there is none on Linux, against an interface of it. What they need that is no view has unit
# tests.
check-swiftui: release
	@swift build $(DEBUG) --target TutorialSwiftUI
	@$(PYTHON) -B Tests/SwiftUI/check_swiftui.py $(TUTORIALC)

# The example of a package that uses the plugin, as it stands; another such package, changed as its authors would; and
# the example in release, whose plugin starts the compiler that is there. What ships in an app has no compiler, no lists of
# words, no writer of tours or schema of theirs and no C library of its own, which the compiler itself has: so the names that are looked for are the right ones.
CLIENT := --package-path 'Examples/Swift Client' --scratch-path $(SCRATCH)
PREBUILT := --package-path build/prebuilt-client $(DEPENDENT)
OURS := TutorialCompiler|TutorialWords|TourWriter|TourSchema|yaml_parser_|XML_Parser
# The names of a program's symbols as they are written in Swift: what is repeated in a mangled one is abbreviated there.
NAMES = nm $(1) | swift demangle --compact >
check-ninja: release
	$(NEED) ninja
	@$(PYTHON) -B Tests/Ninja/check_ninja.py $(TUTORIALC)

check-swiftpm: release
	@mkdir -p build
	@$(PYTHON) -B Tests/SwiftPM/check_names.py $(TUTORIALC)
	@$(PYTHON) -B Tests/SwiftPM/check_sources.py
	@swift build $(CLIENT) $(DEBUG) $(PLAN)
	@swift run $(CLIENT) $(DEBUG) SwiftClient > build/client.txt
	@$(PYTHON) -B Tests/SwiftPM/check_terminal.py $(SCRATCH)/debug/SwiftClient
	@$(PYTHON) -B Tests/SwiftPM/check_plugin.py $(SCRATCH) $(DEBUG)
	@$(PYTHON) -B Tests/SwiftPM/prebuilt_client.py build/prebuilt-client $(TUTORIALC)
	@swift build $(PREBUILT) $(PLAN)
	@swift run $(PREBUILT) --skip-build SwiftClient | diff build/client.txt -
	@$(call NAMES,.build/dependents/release/SwiftClient) build/client-names.txt && ! grep -E '$(OURS)' build/client-names.txt
	@$(call NAMES,$(TUTORIALC)) build/compiler-names.txt && for each in $(subst |, ,$(OURS)); do \
	  grep -q $$each build/compiler-names.txt || { echo "nm no longer shows $$each"; exit 1; }; done
	@! { ldd .build/dependents/release/SwiftClient 2>/dev/null | grep -E 'yaml|expat'; }

# Plugins that are programs of their own: the emitters in Python and in Swift, the importer in Python, and schemas beside
# the compiler.
check-emitters: release $(VENV)/.installed
	@swift build --package-path 'Examples/Swift Emitter' --scratch-path $(SCRATCH) $(DEBUG) $(PLAN) --product tutorialc-emit-outline
	@$(VENV)/bin/python -B Tests/Plugins/check_emitters.py $(TUTORIALC) $(SCRATCH)/debug/tutorialc-emit-outline
	@$(VENV)/bin/python -B Tests/Plugins/check_importers.py $(TUTORIALC)

# The client of the format that knows nothing of the compiler; and whether the vectors would notice one that is wrong.
check-client:
	@$(PYTHON) -B -m unittest discover -q -s 'Examples/Python Client'
	@$(PYTHON) -B Tests/Conformance/conform.py
	@$(PYTHON) -B Tests/Conformance/conform.py --mutants

# The bundles are what their sources make, every vector is answered, and a tour is played in a browser.
check-player: $(VENV)/.installed
	$(NEED) web browser
	@Web/build --check
	@$(VENV)/bin/python -B Web/Player/test/check_player.py

# Tours over pages of other people, one for each way in which a page can break a tour or be broken by it.
check-foreign: release $(VENV)/.installed
	$(NEED) web browser
	@TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Web/check_pages.py

# The same checks of the player and of pages in Firefox and WebKitGTK, and pictures beside the exact raster.
check-browsers: release browser fonts $(VENV)/.installed
	$(NEED) browsers
	@for each in firefox webkit; do \
	  TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Web/check_pages.py --browser $$each || exit 1; done
	@$(VENV)/bin/python -B Tests/Browsers/check_browsers.py $(TUTORIALC)

# What a newer TypeScript than Debian's says of sources and declarations.
check-types: release $(VENV)/.installed
	@$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check -r Tests/types.txt
	@$(VENV)/bin/python -B Tests/Web/check_newer_types.py $(TUTORIALC)

# Swift listings are held to the debug build's modules: those of the release build are made to be linked statically.
check-docs: release $(VENV)/.installed
	@$(DRAW)
	@for each in build/pictures/*.svg; do cmp "$$each" "docs/pictures/$${each##*/}" || \
	  { echo "docs/pictures/$${each##*/} is stale: make goldens"; exit 1; }; done
	@$(VENV)/bin/python Tests/Docs/check_docs.py
	@swift build $(DEBUG) --target TutorialDrawing
	@swift build $(DEBUG) --target TutorialPlayer
	@swift build $(DEBUG) --target TutorialImportSupport
	@$(PYTHON) Tests/Docs/check_swift.py
