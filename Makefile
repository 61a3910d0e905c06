# make gallery    renders the examples to gallery/
# make test       runs every test
# make record     accepts what the golden tests see now
# make benchmark  prints how layout time grows, milliseconds per stage, images per second, memory
SHELL := /bin/bash
EXAMPLES := GameStatusWidget GameStatusWidgetFirstBeta GameWidgets NextEventWidget MinuteTimelineWidget
SWIFT ?= swift

.PHONY: gallery test record benchmark packages clean

gallery: packages
	$(SWIFT) build --product darkroom
	$(SWIFT) build --product DarkroomRuntime
	@for example in $(EXAMPLES); do \
		echo "$$example"; \
		$$($(SWIFT) build --show-bin-path)/darkroom render Examples/$$example --output gallery/$$example || exit $$?; \
	done
	@echo "Open gallery/<example>/index.html, or look at the PNG files beside it."

# The release build is there to be compared with the debug one, byte for byte.
test: packages
	$(SWIFT) build --build-tests
	$(SWIFT) build -c release --product darkroom
	$(SWIFT) build -c release --product DarkroomRuntime
	DARKROOM_RELEASE=$$($(SWIFT) build -c release --show-bin-path) $(SWIFT) test --skip-build

record: packages
	DARKROOM_RECORD=$${DARKROOM_RECORD:-all} $(SWIFT) test --filter GoldenTests --filter ExampleGoldenTests

benchmark: packages
	$(SWIFT) build -c release --product darkroom
	$(SWIFT) build -c release --product DarkroomRuntime
	@$$($(SWIFT) build -c release --show-bin-path)/darkroom benchmark-layout
	@$$($(SWIFT) build -c release --show-bin-path)/darkroom benchmark-effects
	@for example in $(EXAMPLES); do \
		echo "$$example"; \
		$$($(SWIFT) build -c release --show-bin-path)/darkroom benchmark Examples/$$example || exit $$?; \
	done
	@echo "a day of an entry a minute"
	@$$($(SWIFT) build -c release --show-bin-path)/darkroom timeline Examples/MinuteTimelineWidget --only pictures \
		--output "$$(mktemp -d)"

packages:
	@.ci/packages

clean:
	rm -rf .build gallery
