# make gallery    renders the examples to gallery/
# make site       renders our own examples in several languages to site/, a page to look at them all
# make release    builds .build/release/darkroom
# make install    builds in release and installs to PREFIX, /usr/local if it is not set; DESTDIR goes before it
# make dist       builds an archive that runs wherever it is unpacked, in .build/dist
# make deb        builds a Debian package in .build/dist
# make check      builds in debug and runs what a change of command line, plan or report needs: seconds after an edit
# make test       runs every test; FILTER=<name> runs some
# make record     accepts what the golden tests see now; RECORD=missing or changed, FILTER=<name>
# make docs       builds docs/ as a DocC archive in .build/docs; a warning fails
# make benchmark  prints how layout time grows, milliseconds per stage, images per second, memory
SHELL := /bin/bash
# Our own, at the level of Apple's, and those whose listings others printed.
SHOWCASES := Weather Calendar Stocks Fitness Batteries Photos Music
EXAMPLES := GameStatusWidget GameStatusWidgetFirstBeta GameWidgets NextEventWidget MinuteTimelineWidget
# At 2×, and of long timelines only the first entries: some 2,800 pictures.
SITE_OPTIONS := --locale en_US,ar_SA,de_DE,es_ES,fr_FR,ja_JP --scale 2 --entries 0,1
SWIFT ?= swift
PREFIX ?= /usr/local
# The tests run what users run. Their access to it costs no time that paired runs show, and 2.6 MB of 55; a build without
# it took as long again. Nothing reads debug information, which costs a tenth of the compiler's time.
TESTS := -c release -debug-info-format none -Xswiftc -enable-testing
RELEASE := $(SWIFT) build $(TESTS)
# Which goldens are written: all, failed or missing.
RECORD ?= all
DEBUG := $(SWIFT) build --scratch-path .build/debug-lists

# What needs no compiled widget.
QUICK := ^(DarkroomCommandsTests|FindingsTests|RenderCoordinatorTests|RenderModelTests|ReportsTests|SystemSupportTests|XcodeProjectsTests)\.

.PHONY: gallery site docs release install dist deb check test tested compared record benchmark packages clean

gallery: release
	@for example in $(SHOWCASES) $(EXAMPLES); do \
		echo "$$example"; \
		$$($(RELEASE) --show-bin-path)/darkroom render Examples/$$example --output gallery/$$example || exit $$?; \
	done
	@echo "Open gallery/<example>/index.html, or look at the PNG files beside it."

site: release
	@for example in $(SHOWCASES); do \
		echo "$$example"; \
		$$($(RELEASE) --show-bin-path)/darkroom render Examples/$$example $(SITE_OPTIONS) \
			--output .build/site/$$example || exit $$?; \
	done
	$$($(RELEASE) --show-bin-path)/darkroom site $(SHOWCASES:%=.build/site/%) --output site \
		--title "Widgets that Darkroom draws"
	@echo "Open site/index.html"

docs:
	Scripts/build-docs

release: packages
	$(RELEASE) --target ReleaseModules
	$(RELEASE) --product darkroom
	$(RELEASE) --product DarkroomRuntime
	$(RELEASE) --product darkroom-compositions
	$(RELEASE) --product DarkroomManifests

install: packages
	@.ci/packages patchelf
	Scripts/build-dist install $(PREFIX)

dist: packages
	@.ci/packages patchelf zstd
	Scripts/build-dist archive .build/dist

deb: packages
	@.ci/packages patchelf dpkg-dev
	Scripts/build-dist deb .build/dist

check: packages
	$(SWIFT) build --scratch-path .build/check --build-tests --quiet
	$(SWIFT) test --scratch-path .build/check --skip-build --quiet --filter '$(QUICK)'

# The debug build is made beside the tests, of what they leave of the machine: most of their time they wait for one
# thread or for programs. It must draw the display lists that the tests hold the release build to.
test: packages
	$(SWIFT) build $(TESTS) --build-tests
ifdef FILTER
	.ci/tests $(TESTS) --filter $(FILTER)
else
	@$(MAKE) --no-print-directory -j2 tested compared || { cat .build/failed-tests; exit 1; }
endif

tested:
	.ci/tests $(TESTS)

compared:
	nice $(DEBUG) --quiet --product CompareDisplayLists
	$$($(DEBUG) --show-bin-path)/CompareDisplayLists

record: packages
	DARKROOM_RECORD=$(RECORD) $(SWIFT) test $(TESTS) --filter $(or $(FILTER),GoldenTests)

benchmark: release
	$(RELEASE) --product EngineBenchmarks
	@$$($(RELEASE) --show-bin-path)/EngineBenchmarks layout
	@$$($(RELEASE) --show-bin-path)/EngineBenchmarks effects
	@for example in $(EXAMPLES); do \
		echo "$$example"; \
		$$($(RELEASE) --show-bin-path)/darkroom benchmark Examples/$$example || exit $$?; \
	done
	Scripts/benchmark-batch --darkroom "$$($(RELEASE) --show-bin-path)/darkroom"
	@echo "a day of an entry a minute"
	@$$($(RELEASE) --show-bin-path)/darkroom timeline Examples/MinuteTimelineWidget --only pictures \
		--output "$$(mktemp -d)"

packages:
	@.ci/packages

clean:
	rm -rf .build gallery site
