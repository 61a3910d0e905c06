extension Fixture {
    static var controls: [Fixture] { plainControls + gauges + redaction }
}
