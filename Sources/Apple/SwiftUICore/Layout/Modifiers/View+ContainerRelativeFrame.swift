import Geometry

private enum RelativeContainerKey: EnvironmentKey { static var defaultValue: CGSize? { nil } }

extension EnvironmentValues {
    /// What `containerRelativeFrame` refers to, in points: in a widget the area inside its content margins.
    package var relativeContainerSize: CGSize? {
        get { self[RelativeContainerKey.self] }
        set { self[RelativeContainerKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Gives the view the length of its container along `axes`.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Divides the container into `count` parts with `spacing` points between and gives the view `span` of them.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(1, count)), span = CGFloat(span)
            let part = (length - spacing * (count - 1)) / count
            return part * span + spacing * (span - 1)
        }
    }

    /// - Parameter length: the view's length along an axis, from the container's; points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        wrapNodes { content, inputs in
            let container = inputs.environment.relativeContainerSize
            func side(_ axis: Axis) -> CGFloat? {
                guard axes.contains(axis), let container else { return nil }
                return EnvironmentValues.with(inputs.environment) { length(container[axis], axis) }
            }
            return FrameNode(
                content, width: side(.horizontal), height: side(.vertical), alignment: alignment,
                mirrors: inputs.environment.isRightToLeft)
        }
    }
}
