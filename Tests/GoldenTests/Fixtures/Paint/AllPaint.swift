extension Fixture {
    static var paint: [Fixture] { colors + gradients + foregroundLevels }
}
