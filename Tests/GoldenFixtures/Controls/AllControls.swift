extension Fixture {
    static var controls: [Fixture] {
        plainControls + gauges + gaugeSlots + progressViews + redaction + redactionNesting + customStyles + buttons
            + buttonSizes + toggles
            + boxes + unsupportedViews + unavailableContent
    }
}
