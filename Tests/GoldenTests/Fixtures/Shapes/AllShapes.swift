extension Fixture {
    static var shapes: [Fixture] { plainShapes + strokes + paths }
}
