# make gallery    renders the examples to gallery/
# make test       runs every test
# make record     accepts what the golden tests see now
# make benchmark  prints how layout time grows, milliseconds per stage, images per second, memory
SHELL := /bin/bash
EXAMPLES := GameStatusWidget GameStatusWidgetFirstBeta GameWidgets NextEventWidget MinuteTimelineWidget
SWIFT ?= swift
# Further options of the debug build.
FLAGS ?=
OPTIMIZED := $(SWIFT) build -c release --scratch-path .build/optimized

.PHONY: gallery test tested optimized record benchmark packages clean

gallery: packages
	$(SWIFT) build --product darkroom
	$(SWIFT) build --product DarkroomRuntime
	@for example in $(EXAMPLES); do \
		echo "$$example"; \
		$$($(SWIFT) build --show-bin-path)/darkroom render Examples/$$example --output gallery/$$example || exit $$?; \
	done
	@echo "Open gallery/<example>/index.html, or look at the PNG files beside it."

# The release build is there to be compared with the debug one, byte for byte. It is made beside the tests, of what they
# leave of the machine: most of their time they wait for one thread or for programs.
test: packages
	$(SWIFT) build $(FLAGS) --build-tests
	@$(MAKE) --no-print-directory -j2 tested optimized || { cat .build/failed-tests; exit 1; }
	DARKROOM_RELEASE=$$($(OPTIMIZED) --show-bin-path) .ci/tests $(FLAGS) --filter DeterminismTests/configurations

tested:
	.ci/tests $(FLAGS)

optimized:
	nice -n 19 $(OPTIMIZED) --quiet --product darkroom
	nice -n 19 $(OPTIMIZED) --quiet --product DarkroomRuntime

record: packages
	DARKROOM_RECORD=$${DARKROOM_RECORD:-all} $(SWIFT) test --filter GoldenTests --filter ExampleGoldenTests

benchmark: packages optimized
	@$$($(OPTIMIZED) --show-bin-path)/darkroom benchmark-layout
	@$$($(OPTIMIZED) --show-bin-path)/darkroom benchmark-effects
	@for example in $(EXAMPLES); do \
		echo "$$example"; \
		$$($(OPTIMIZED) --show-bin-path)/darkroom benchmark Examples/$$example || exit $$?; \
	done
	@echo "a day of an entry a minute"
	@$$($(OPTIMIZED) --show-bin-path)/darkroom timeline Examples/MinuteTimelineWidget --only pictures \
		--output "$$(mktemp -d)"

packages:
	@.ci/packages

clean:
	rm -rf .build gallery
