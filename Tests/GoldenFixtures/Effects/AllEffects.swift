extension Fixture {
    static var effects: [Fixture] {
        compositing + blendPlacement + filters + colorFilters + shadows + clips + masks + projections + motionAtRest
    }
}
