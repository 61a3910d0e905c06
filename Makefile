# make gallery    renders the examples to gallery/
# make test       runs every test
# make record     accepts what the golden tests see now
# make benchmark  prints how layout time grows, milliseconds per stage, images per second, memory
SHELL := /bin/bash
EXAMPLES := GameStatusWidget GameStatusWidgetFirstBeta GameWidgets NextEventWidget MinuteTimelineWidget
SWIFT ?= swift
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

# The release build is there to be compared with the debug one, byte for byte. Alone it takes 9 minutes of two cores and
# leaves one of them idle half the time, as modules that import each other wait for one another; so it is made beside the
# debug build and its tests, in a folder of its own, of what they leave of the machine.
test: packages
	$(SWIFT) package resolve
	@$(MAKE) --no-print-directory -j2 tested optimized
	DARKROOM_RELEASE=$$($(OPTIMIZED) --show-bin-path) $(SWIFT) test --skip-build --filter DeterminismTests/configurations

tested:
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

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
