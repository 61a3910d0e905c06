extension Fixture {
    static var controls: [Fixture] {
        plainControls + gauges + gaugeSlots + progressViews + redaction + customStyles + buttons + buttonSizes + toggles
            + boxes + unsupportedViews
    }
}
