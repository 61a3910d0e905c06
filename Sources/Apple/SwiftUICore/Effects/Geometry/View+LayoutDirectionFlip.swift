import Geometry

nonisolated extension View {
    /// Mirrors what the view draws where the interface runs from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        wrapNodes { content, inputs in
            guard enabled, inputs.environment.isRightToLeft else { return content }
            return TransformNode(content, "Flip") { ProjectionTransform(.mirror(in: $0)) }
        }
    }
}
