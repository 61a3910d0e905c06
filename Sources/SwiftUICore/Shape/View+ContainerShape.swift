extension View {
    /// Makes `shape` the one that `ContainerRelativeShape` follows.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        wrapNodes { content, _ in content }
            .modifier(EnvironmentModifier { environment in
                let radius = (shape as? RoundedRectangle)?.cornerSize.width ?? 0
                environment.containerShape = _ContainerShapeContext(frame: nil, radius: radius)
            })
    }
}
