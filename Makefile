# The project's commands. `make` alone lists them; `make demo` shows the compiler at work; `make test` proves it.

SHELL := /bin/sh
PYTHON ?= python3
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

TUTORIALC := .build/release/tutorialc
# Draws the documentation's pictures that come from the compiler itself.
DRAW = rm -rf build/pictures && $(TUTORIALC) build docs/pictures/first-mail.tutorial.yaml --variant phone --emit svg \
  --out build/pictures --quiet && $(TUTORIALC) build docs/pictures/callouts.tutorial.yaml --emit svg \
  --config docs/pictures/callouts.config.yaml --out build/pictures --quiet && $(TUTORIALC) build \
  docs/pictures/sides.tutorial.yaml --emit svg --config docs/pictures/callouts.config.yaml --out build/pictures --quiet \
  && $(TUTORIALC) build docs/pictures/theme.tutorial.yaml --emit svg --config docs/pictures/callouts.config.yaml \
  --out build/pictures --quiet && $(TUTORIALC) build Examples/Spotlight/spotlight.tutorial.yaml \
  Examples/HighlightElements/highlight-elements.tutorial.yaml --variant phone-portrait --emit svg \
  --config docs/pictures/callouts.config.yaml --out build/pictures --quiet && $(TUTORIALC) build \
  docs/pictures/architecture.tutorial.yaml --emit svg --config docs/pictures/architecture.config.yaml \
  --out build/pictures --quiet
VENV := .venv
DENO = DENO_DIR=$(CURDIR)/build/deno DENO_NO_UPDATE_CHECK=1 $(CURDIR)/$(VENV)/bin/deno
# The web's example needs a browser's captures, and is checked beside the live pages: see check-web.
EXAMPLES := $(filter-out Examples/Web/%,$(sort $(wildcard Examples/*/*.tutorial.yaml)))

# Static on Linux only, because Darwin has no static libc. (The linker warns that glibc's name lookup isn't static; that
# is in Swift's own runtime, and no code of ours looks up names.)
ifeq ($(shell uname -s),Linux)
STATIC := -Xswiftc -static-executable
endif

# Warnings are errors in tests only: a newer compiler's new warning must not break other people's builds.
STRICT := -Xswiftc -warnings-as-errors

# All debug builds, including those of the packages that depend on this one, use these flags and one scratch folder, so
# that each part finds what another has built. Another flag, or another number of jobs, rebuilds everything. SwiftPM may
# use the build plan that it finds in the folder, although it is another package's. PLAN makes it write its own, and
# belongs to the first build after another package's. With every build, it would recompile modules that plugins' tools
# share.
SCRATCH := $(CURDIR)/.build
PLAN := --disable-build-manifest-caching
# No check reads debug information, which takes time to write and to link.
LEAN := -debug-info-format none
DEBUG := --jobs $(JOBS) $(STRICT) $(LEAN)
# Refers to generic types by accessor functions, not by mangled names. To check the latter, the runtime searches all
# conformances of a static executable at the first use of each type, which took half the time of a small check.
METADATA := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
RELEASE := -c release --jobs $(JOBS) $(STATIC) $(METADATA) $(LEAN)
# Release builds of packages that depend on this one: not static, like other people's.
DEPENDENT := -c release --jobs $(JOBS) $(LEAN) --scratch-path $(SCRATCH)/dependents

.PHONY: help demo check test check-packages oracle bench goldens format clean \
  prerequisites packages release lint early built unit unit-web web-built debug-runners check-conversions check-grown check-references oracle-runners check-oracles check-text browser fonts measurer reproducible check-goldens check-schemas check-client \
  check-agreement check-docs check-driver check-player check-foreign check-browsers check-types check-page check-pages check-swiftui check-swiftpm check-emitters check-ninja check-disk check-cache check-preview relocation-runner check-relocation relocate check-drift drift check-web fuzz check-fuzz address mutants
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

# --- prerequisites ---------------------------------------------------------------------------------------------------

# Each part of the tests installs its own prerequisites. `make test` begins with `prerequisites`, which installs all of
# them, so that nothing is installed later.
NEED = @PYTHON=$(PYTHON) sh Tests/prerequisites.sh

prerequisites:
	$(NEED) build python measurer browser fonts ninja web
	@$(MAKE) --no-print-directory $(VENV)/.installed

packages:
	$(NEED) build

# Renderers that drawings are compared with.
browser:
	$(NEED) browser

# Fonts and libraries that texts are compared with.
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

# A separate package, because only projects that name fonts need HarfBuzz. The program is beside the compiler, which
# looks there.
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

# `make bench GATE=--gate` fails if a goal is missed.
bench: release browser $(VENV)/.installed
	$(NEED) bench
	@swift build $(RELEASE) --product StageBenchmark
	@$(VENV)/bin/python -B bench/run $(GATE)

format: $(VENV)/.installed
	@swift format --in-place --recursive Package.swift Sources Tests
	@cd Web && $(DENO) fmt --quiet

clean:
	@rm -rf .build build $(VENV)

# --- testing ---------------------------------------------------------------------------------------------------------

# Uses the debug build instead of the release build; comparisons with other implementations are left to `make test`.
check: packages $(VENV)/.installed lint unit unit-web
	@$(MAKE) --no-print-directory -o release -o unit TUTORIALC=.build/debug/tutorialc check-goldens check-schemas check-docs
	@echo 'What is checked quickly holds.'

# Two at a time, because most use only one processor, the longest first. EARLY needs nothing that is built, and runs beside
# the first build. SwiftPM removes one package's products when it builds another in the same folder. So checks that run
# products of this package come before those of other packages, which run beside checks that need only the release build.
EARLY := prerequisites lint unit-web web-built
CHECKS := check-text check-oracles check-fuzz check-agreement check-schemas check-docs check-goldens \
  check-watch check-preview check-references check-driver check-relocation check-disk reproducible check-ninja
LATER := check-packages check-player check-drift check-client check-cache
AT_ONCE_MAKE = $(MAKE) --no-print-directory AT_ONCE=1 --jobs=2 --output-sync=target $(DONE)
DONE := $(addprefix -o ,prerequisites packages browser fonts built web-built unit release)

test: packages
	@+$(MAKE) --no-print-directory AT_ONCE=1 --jobs=2 --output-sync=target -o packages built early
	@+$(MAKE) --no-print-directory -o packages -o built -o web-built unit check-conversions check-grown release check-pages
	@+$(AT_ONCE_MAKE) $(CHECKS)
	@+$(AT_ONCE_MAKE) $(LATER)
	@echo 'Everything holds.'

early:
	@$(MAKE) --no-print-directory AT_ONCE= $(EARLY)

check-packages:
	@$(MAKE) --no-print-directory AT_ONCE= $(DONE) check-swiftui check-swiftpm check-emitters

# Foundation costs start-up time, and its formatting depends on the machine: see docs/architecture.md. SwiftPM's plugins
# run in processes of their own, and the accessors are source text for an app.
lint: $(VENV)/.installed
	@swift format lint --strict --recursive --parallel Package.swift Sources Tests 'Examples/Swift Client/Package.swift' \
	  'Examples/Swift Client/Sources' 'Examples/Swift Emitter'
	@! grep -rnE '^[a-z@_ ]*import (Foundation|Dispatch)' Sources --exclude-dir='Tutorial*Plugin' \
	  --exclude=SwiftAccessors.swift --exclude=TourViews.swift
	@$(PYTHON) -B Tests/Lint/check_sources.py --self-test
	@$(PYTHON) -B Tests/Lint/check_sources.py Sources
	@$(PYTHON) -B Tests/Lint/check_rooms.py --self-test
	@$(PYTHON) -B Tests/Lint/check_rooms.py Sources
	@$(PYTHON) -B Tests/Lint/check_prose.py --self-test
	@$(PYTHON) -B Tests/Lint/check_prose.py
	@$(PYTHON) -B Tests/Lint/check_sizes.py --self-test
	@$(PYTHON) -B Tests/Lint/check_sizes.py
	@$(PYTHON) -B Tests/Lint/check_imports.py --self-test
	@$(PYTHON) -B Tests/Lint/check_imports.py
	@$(PYTHON) -B Tests/Mutants/mutants.py --self-test
	@$(PYTHON) -B Tests/Mutants/mutants.py --weave
	@$(VENV)/bin/ruff check --no-cache --quiet
	@$(PYTHON) -B Web/Page/embed.py --check
	@cd Web && $(DENO) fmt --check --quiet && $(DENO) lint --quiet

# Builds the product of all tests instead of the whole package: for its plugins, the compiler would be built a second
# time, as their tool. check-oracles and check-swiftpm build the rest.
built: packages
	@swift build $(DEBUG) $(PLAN) --product tutorialcPackageTests

# Not all tests run at once: each program that a
# test runs has files open, and with 1,365 of them Foundation may trap when it starts the next
# (Tests/CommandLineTests/Support/Tutorialc.swift). FILTER chooses tests: make unit FILTER=CompilerTests.CutoutTests
WIDTH := 32
unit: built
	@mkdir -p build
	@swift test --skip-build $(DEBUG) --experimental-maximum-parallelization-width $(WIDTH) \
	  $(if $(FILTER),--filter '$(FILTER)') > build/tests.log 2>&1 || \
	  { grep -E '✘|error:|fatal' build/tests.log || cat build/tests.log; exit 1; }
	@grep -E 'Test run with' build/tests.log

# Unit tests of the web's sources that need no page. web-built runs the vectors, check-pages and check-player the browsers.
unit-web: $(VENV)/.installed
	@cd Web && $(DENO) test --quiet --no-remote --reporter=dot

# The web's bundles are up to date, stay small, and answer the vectors.
web-built: $(VENV)/.installed
	$(NEED) web
	@Web/build --check

# Conversions to integers that could trap; the script explains how it finds them.
check-conversions: unit
	@swift build $(DEBUG) --target TutorialPlayer
	@$(PYTHON) -B Tests/Lint/check_conversions.py --self-test
	@$(PYTHON) -B Tests/Lint/check_conversions.py .build/debug

# Vectors generated from a seed: the answers of the model, the web player's engine and the library.
check-grown: unit $(VENV)/.installed
	$(NEED) web
	@$(VENV)/bin/python -B Tests/Conformance/grown.py $(GROWN)
	@CONFORMANCE_VECTORS=$(CURDIR)/build/grown swift test --skip-build $(DEBUG) --filter IRTests.ConformanceTests > build/grown.log 2>&1 || \
	  { grep -E '✘|↳|error:|fatal' build/grown.log | cut -c1-2000 || cat build/grown.log; exit 1; }

# The references of the geometry and motion tests come from independent implementations; a stale file is an error.
check-references: $(VENV)/.installed
	@$(VENV)/bin/python -B Tests/Oracles/motion_reference.py --check
	@$(VENV)/bin/python -B Tests/Oracles/geometry_reference.py --check
	@$(VENV)/bin/python -B Tests/Oracles/contrast_reference.py --check
	@$(PYTHON) -B Tests/Oracles/callout_reference.py --check
	@$(VENV)/bin/python -B -m unittest discover -q -s Tests/Oracles -p test_model.py
	@$(VENV)/bin/python -B Tests/Oracles/playback_reference.py --check
	@$(VENV)/bin/python -B Tests/Oracles/conformance_reference.py --check

# Random cases compared with independent implementations: some of them in `make test`, many in `make oracle`.
ORACLES := path_oracle pattern_oracle spring_oracle easing_oracle morph_oracle union_oracle ring_oracle callout_oracle \
  side_oracle content_oracle

# Thousands of unions and offsets take too long without optimisation.
oracle-runners: debug-runners
	@swift build $(RELEASE) --product UnionRunner
	@swift build $(RELEASE) --product PathRunner

# The debug build of the compiler, which an oracle queries, and the runners, compiled as strictly as it.
debug-runners: packages
	@for each in tutorialc CalloutRunner MotionRunner PathRunner PatternRunner TextRunner UnionRunner StageBenchmark; do \
	  swift build $(DEBUG) --product $$each || exit 1; done

# Elements found again after releases that are made from a seed; and on a public benchmark, which isn't part of this
# repository: JUDGE=--judge also uses the sites from N to Z, which no weight was tuned on.
relocation-runner: packages
	@swift build $(RELEASE) --product RelocationRunner

check-relocation: relocation-runner
	@$(PYTHON) -B Tests/Relocation/check_releases.py

# Locks, and dumps that are broken as releases break apps: a quarter of the cases of `make oracle`. `make drift DIR=…` uses a
# folder of dumps.
check-drift: release
	@$(PYTHON) -B Tests/Drift/check_drift.py $(TUTORIALC) --share 4

drift: release
	@$(PYTHON) -B Tests/Drift/check_drift.py $(TUTORIALC) --dumps "$(DIR)" --each 2 --table --examples 10

relocate: relocation-runner
	@$(PYTHON) -B Tests/Relocation/relocate.py "$(DIR)" $(JUDGE)

check-oracles: release oracle-runners $(VENV)/.installed
	@printf '%s\n' $(ORACLES) | xargs -P $(JOBS) -I{} $(VENV)/bin/python -B Tests/Oracles/{}.py

oracle: oracle-runners release browser fonts measurer $(VENV)/.installed
	@for each in $(ORACLES); do $(VENV)/bin/python -B Tests/Oracles/$$each.py --full || exit 1; done
	@$(VENV)/bin/python -B Tests/Agreement/agreement.py $(TUTORIALC) --full
	@$(MAKE) --no-print-directory check-browsers check-types
	@$(VENV)/bin/python -B Tests/Oracles/word_oracle.py --full
	@$(VENV)/bin/python -B Tests/Oracles/text_oracle.py --full
	@$(VENV)/bin/python -B Tests/Oracles/bound_oracle.py --full
	@$(VENV)/bin/python -B Tests/Oracles/advance_tables.py --check --full
	@$(VENV)/bin/python -B Tests/Conformance/mutants.py --full --jobs $(JOBS)
	@$(PYTHON) -B Tests/Drift/check_drift.py $(TUTORIALC)
	@$(MAKE) --no-print-directory GROWN=--full check-grown
	@$(MAKE) --no-print-directory mutants
	@$(PYTHON) -B Tests/Cache/sequences.py $(TUTORIALC) --count 300 --seed 1000 --jobs $(JOBS)
	@$(PYTHON) -B Tests/Watch/check_watch.py $(TUTORIALC) --sequences 1000 --seed 1000 --jobs $(JOBS)

# After any edits, builds with and without a cache have the same outputs and messages.
check-cache: release
	@$(PYTHON) -B Tests/Cache/sequences.py $(TUTORIALC) --count 60 --jobs $(JOBS)

# After any change to a tree, a watch has the same outputs and messages as a clean build.
check-watch: release
	@$(PYTHON) -B Tests/Watch/check_watch.py $(TUTORIALC) --jobs $(JOBS)

# Fuzzes every reader, and all stages behind it: see docs/architecture.md. FUZZ_RUNS inputs for each entry, and as many
# mutants.
FUZZ_RUNS ?= 1000000
fuzz: release
	@$(PYTHON) -B Tests/Fuzz/fuzz.py readers --runs $(FUZZ_RUNS) --jobs $(JOBS)
	@$(PYTHON) -B Tests/Fuzz/fuzz.py mutants --count $(FUZZ_RUNS) --jobs $(JOBS)

# All past findings, and the first 5,000 mutants.
check-fuzz: release
	@$(PYTHON) -B Tests/Fuzz/fuzz.py check

# Mutation tests: each mutant of Tests/Mutants/List breaks the sources in one small way, and some suite must fail. A part of
# `make oracle`, and not of `make test`, because everything is built once more.
mutants: packages
	@$(PYTHON) -B Tests/Mutants/mutants.py --jobs $(JOBS)

# The unit tests with the address sanitizer. Not a part of `make test`, because everything is built once more. Leaks
# aren't detected, because memory that a program keeps for its whole life would be reported.
address: packages
	@ASAN_OPTIONS='detect_leaks=0:suppressions="$(CURDIR)/Tests/Lint/address.supp"' swift test --sanitize=address --scratch-path .build/address --jobs $(JOBS)

# Line breaks against the annex's own tests; word breaks against ICU and Chromium; layout with fonts against Chromium;
# the bundled table against its fonts; texts laid out by the table against all those fonts; and the figures of
# docs/text.md.
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

# All renderers at the same instants, compared with one exact raster; the table of docs/renderers.md; storyboards, and the
# files of svg and lottie. build/agreement/index.html shows the pictures.
check-agreement: release browser $(VENV)/.installed
	@$(VENV)/bin/python -B Tests/Agreement/agreement.py $(TUTORIALC)
	@TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Oracles/easing_oracle.py --browser

# The driverjs emitter's output, played by driver.js.
check-driver: release browser $(VENV)/.installed
	@TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Web/check_driver.py

# The capture of live pages, and a third-party application that is captured, toured and changed; see docs/capture.md.
# These checks run at once, because they wait more than they work.
check-pages: release browser fonts web-built
	@$(VENV)/bin/python -B Tests/Page/check_page.py $(TUTORIALC) & page=$$!; \
	  TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Web/check_pages.py & foreign=$$!; \
	  (cd Tests/Web && TUTORIALC=$(TUTORIALC) $(CURDIR)/$(VENV)/bin/python -B -m unittest discover -q) && \
	  TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Web/check_admin.py; pages=$$?; \
	  wait $$page; page=$$?; wait $$foreign; exit $$(($$? + page + pages))

# The html emitter's page around a tour, used as by a person.
check-page: release browser web-built
	@$(VENV)/bin/python -B Tests/Page/check_page.py $(TUTORIALC)

check-web: release browser fonts web-built
	@cd Tests/Web && TUTORIALC=$(TUTORIALC) $(CURDIR)/$(VENV)/bin/python -B -m unittest discover -q
	@TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Web/check_admin.py

# Previews, with connections from browsers and from attackers; one of the cases uses a real browser.
check-preview: release browser $(VENV)/.installed
	@$(VENV)/bin/python -B Tests/Preview/check_preview.py $(TUTORIALC)

# Builds on a full disk, mounted for the test; only Linux allows that.
check-disk: release
	@[ "$$(uname -s)" != Linux ] || $(PYTHON) -B Tests/Disk/check_disk.py $(TUTORIALC)

# The same input gives the same bytes, whatever the locale, the time zone and the number of threads. The cache is left
# out, because it knows the files of its own folder. On Linux, the executable depends on no shared library.
reproducible: release
	@[ "$$(uname -s)" != Linux ] || ! ldd $(TUTORIALC) 2>/dev/null
	@rm -rf build/once build/again
	@emitters=$$($(TUTORIALC) emitters | awk '/^[a-z]+ [0-9]/ { print $$1 }' | paste -sd, -) && \
	  LC_ALL=C TZ=UTC $(TUTORIALC) build Examples/* --emit "$$emitters" --out build/once --jobs 1 --quiet && \
	  LC_ALL=tr_TR.UTF-8 LANG=tr_TR.UTF-8 TZ=Asia/Tokyo $(TUTORIALC) build Examples/* --emit "$$emitters" --out build/again --jobs 4 --quiet
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
	@$(VENV)/bin/python -B Tests/Oracles/playback_reference.py
	@$(VENV)/bin/python -B Tests/Oracles/conformance_reference.py
	@$(DRAW)
	@cp build/pictures/*.svg docs/pictures
	@$(PYTHON) -B Tests/Schemas/check_tour_types.py $(TUTORIALC) --update
	@$(PYTHON) Tests/Docs/check_docs.py --update

check-schemas: release $(VENV)/.installed
	@mkdir -p build
	@$(TUTORIALC) schema tour > build/tour.schema.json
	@$(VENV)/bin/check-jsonschema --schemafile build/tour.schema.json Tests/Goldens/*.tour.json
	@$(VENV)/bin/python -B Tests/Schemas/check_tour_schema.py build/tour.schema.json Tests/Goldens/*.tour.json
	@$(PYTHON) -B Tests/Schemas/check_tour_types.py $(TUTORIALC)
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

# The SwiftUI views, type-checked against an interface, because Linux has no SwiftUI. The parts that aren't views have
# unit tests.
check-swiftui: release
	@swift build $(DEBUG) --target TutorialSwiftUI
	@$(PYTHON) -B Tests/SwiftUI/check_swiftui.py $(TUTORIALC)

# The example of a package that uses the plugin; another such package, edited as its authors would; and the example in
# release, whose plugin runs the existing compiler. The code that ships in an app contains no compiler, word lists, tour
# writer, tour schema or C library of ours. The compiler itself does, which shows that the searched names are right.
CLIENT := --package-path 'Examples/Swift Client' --scratch-path $(SCRATCH)
PREBUILT := --package-path build/prebuilt-client $(DEPENDENT)
OURS := TutorialCompiler|TutorialWords|TourWriter|TourSchema|yaml_parser_|XML_Parser
# Demangled symbol names, because mangled ones abbreviate repetitions.
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

# Plugins that are separate programs: the emitters in Python and in Swift, the importer in Python; and their schemas
# against the compiler.
check-emitters: release $(VENV)/.installed
	@swift build --package-path 'Examples/Swift Emitter' --scratch-path $(SCRATCH) $(DEBUG) $(PLAN) --product tutorialc-emit-outline
	@$(VENV)/bin/python -B Tests/Plugins/check_emitters.py $(TUTORIALC) $(SCRATCH)/debug/tutorialc-emit-outline
	@$(VENV)/bin/python -B Tests/Plugins/check_importers.py $(TUTORIALC)

# The client that shares no code with the compiler; and some mutants of the model, each of which a vector must notice.
check-client: $(VENV)/.installed
	@$(PYTHON) -B -m unittest discover -q -s 'Examples/Python Client'
	@$(PYTHON) -B Tests/Conformance/conform.py --level core
	@$(VENV)/bin/python -B Tests/Conformance/mutants.py

# A tour is played in a browser, in real time.
check-player: web-built browser
	@$(VENV)/bin/python -B Web/Player/test/check_player.py

# Tours over third-party pages, one for each way in which a page can break a tour or be broken by it.
check-foreign: release $(VENV)/.installed
	$(NEED) web browser
	@TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Web/check_pages.py

# The same checks of the player and of pages in Firefox and WebKitGTK, and pictures compared with the exact raster.
check-browsers: release browser fonts $(VENV)/.installed
	$(NEED) browsers
	@for each in firefox webkit; do \
	  TUTORIALC=$(TUTORIALC) $(VENV)/bin/python -B Tests/Web/check_pages.py --browser $$each || exit 1; done
	@$(VENV)/bin/python -B Tests/Browsers/check_browsers.py $(TUTORIALC)

# Type-checks sources and declarations with a newer TypeScript than Debian's.
check-types: release $(VENV)/.installed
	@$(VENV)/bin/python -B Tests/Web/check_newer_types.py $(TUTORIALC)

# Swift listings are type-checked against the debug build's modules, because those of the release build are for static
# linking.
check-docs: release $(VENV)/.installed
	@$(DRAW)
	@for each in build/pictures/*.svg; do cmp "$$each" "docs/pictures/$${each##*/}" || \
	  { echo "docs/pictures/$${each##*/} is stale: make goldens"; exit 1; }; done
	@$(VENV)/bin/python Tests/Docs/check_docs.py
	@swift build $(DEBUG) --target TutorialDrawing
	@swift build $(DEBUG) --target TutorialPlayer
	@swift build $(DEBUG) --target TutorialImportSupport
	@$(PYTHON) Tests/Docs/check_swift.py
