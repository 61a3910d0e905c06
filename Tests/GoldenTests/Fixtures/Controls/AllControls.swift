extension Fixture {
    static var controls: [Fixture] {
        plainControls + gauges + redaction + customStyles + buttons + toggles + boxes + unsupportedViews
    }
}
