# make gallery    renders the examples to gallery/
# make test       runs every test
# make record     accepts what the golden tests see now
# make benchmark  prints how layout time grows, milliseconds per stage, images per second, memory
SHELL := /bin/bash
EXAMPLES := GameStatusWidget GameStatusWidgetFirstBeta GameWidgets NextEventWidget MinuteTimelineWidget
SWIFT ?= swift
OPTIMIZED := $(SWIFT) build -c release --scratch-path .build/optimized

.PHONY: gallery test optimized record benchmark packages clean

gallery: packages
	$(SWIFT) build --product darkroom
	$(SWIFT) build --product DarkroomRuntime
	@for example in $(EXAMPLES); do \
		echo "$$example"; \
		$$($(SWIFT) build --show-bin-path)/darkroom render Examples/$$example --output gallery/$$example || exit $$?; \
	done
	@echo "Open gallery/<example>/index.html, or look at the PNG files beside it."

# The release build is there to be compared with the debug one, byte for byte. It is made last, and not beside the tests,
# as some of them wait for programs that a machine with too much to do would not let end in time.
test: packages
	$(SWIFT) build --build-tests
	.ci/tests
	$(MAKE) --no-print-directory optimized
	DARKROOM_RELEASE=$$($(OPTIMIZED) --show-bin-path) .ci/tests --filter DeterminismTests/configurations

optimized:
	$(OPTIMIZED) --quiet --product darkroom
	$(OPTIMIZED) --quiet --product DarkroomRuntime

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
