extension Fixture {
    static var shapes: [Fixture] {
        plainShapes + strokes + paths + shapeForms + pathBuilders + pathOperations + strokedPaths
    }
}
