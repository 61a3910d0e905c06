import Findings

/// Hands the background of a widget to its container, which draws it under the content margins and removes it
/// where the system shows none.
package struct ContainerBackgroundModifier<Background: View>: ViewModifier {
    package typealias Body = Never
    let background: Background
    let placement: ContainerBackgroundPlacement
    var alignment = Alignment.center

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        if inputs.environment.hasContainerBackground {
            inputs.session.report(
                Finding(
                    .containerBackgroundRepeated,
                    "a view with a containerBackground is inside another; the outermost one is drawn"))
        }
        // Where the system shows none, as on the Lock Screen, it doesn't ask for one: a view may be its own background
        // there, which would have no end.
        let node =
            inputs.environment.showsWidgetContainerBackground
            ? ViewResolver.node(of: modifier.background, inputs.child(-7), alignment: modifier.alignment)
            : ViewResolver.node(of: EmptyView(), inputs.child(-7), alignment: modifier.alignment)
        inputs.session.containerBackground =
            modifier.alignment == .center
            ? node
            : FlexibleFrameNode(
                node, horizontal: .init(min: nil, ideal: nil, max: .infinity),
                vertical: .init(min: nil, ideal: nil, max: .infinity), alignment: modifier.alignment,
                mirrors: inputs.environment.isRightToLeft)
        var inner = inputs.child(-8)
        inner.environment.hasContainerBackground = true
        content(inner, &list)
    }
}

nonisolated extension View {
    /// Sets the background of the widget, which the system may remove.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(ContainerBackgroundModifier(background: Rectangle().fill(style), placement: container))
    }

    /// Sets the background of the widget, which the system may remove.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerBackgroundModifier(background: content(), placement: container, alignment: alignment))
    }
}

private enum ShowsBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether the system shows the widget's container background.
    public var showsWidgetContainerBackground: Bool {
        get { self[ShowsBackgroundKey.self] }
        set { self[ShowsBackgroundKey.self] = newValue }
    }
}

private enum ContainerBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a view further out hands a background to the container.
    fileprivate var hasContainerBackground: Bool {
        get { self[ContainerBackgroundKey.self] }
        set { self[ContainerBackgroundKey.self] = newValue }
    }
}

/// The kind of container that a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    package let name: String
    package init(name: String) { self.name = name }
}
