extension Fixture {
    static var motion: [Fixture] { contentTransitions + shapeMotion + viewTransitions + animations }
}
