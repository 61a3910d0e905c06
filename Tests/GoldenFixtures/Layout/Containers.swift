extension Fixture {
    /// Layouts of users' own, and the containers that are not plain stacks.
    static var containers: [Fixture] {
        [
            layoutPlacing, layoutAlignment, layoutSpacing, layoutCaching, layoutValues, lazyStacks, gridCells, fitting
        ].flatMap { $0 }
    }
}
