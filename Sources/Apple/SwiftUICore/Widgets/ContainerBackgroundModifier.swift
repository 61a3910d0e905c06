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
        switch inputs.environment.containerBackgroundNesting {
        case .none: break
        case .content:
            inputs.session.report(
                Finding(
                    .containerBackgroundRepeated,
                    "a view with a containerBackground is inside another; the outermost one is drawn"))
            return content(inputs.child(-8), &list)
        case .background:
            // Nobody asks for the background of a background: a view may be its own, which would have no end.
            return content(inputs.child(-8), &list)
        }
        var outer = inputs.child(-7)
        outer.environment.containerBackgroundNesting = .background
        // Where the system shows none, as on the Lock Screen, it doesn't ask for one.
        let node =
            inputs.environment.showsWidgetContainerBackground
            ? ViewResolver.node(of: modifier.background, outer, alignment: modifier.alignment)
            : ViewResolver.node(of: EmptyView(), outer, alignment: modifier.alignment)
        inputs.session.containerBackground =
            modifier.alignment == .center
            ? node
            : FlexibleFrameNode(
                node, horizontal: .init(min: nil, ideal: nil, max: .infinity),
                vertical: .init(min: nil, ideal: nil, max: .infinity), alignment: modifier.alignment,
                mirrors: inputs.environment.isRightToLeft)
        var inner = inputs.child(-8)
        inner.environment.containerBackgroundNesting = .content
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

private enum ContainerBackgroundKey: EnvironmentKey {
    enum Nesting { case none, content, background }

    static var defaultValue: Nesting { .none }
}

extension EnvironmentValues {
    /// Whether a view is inside one with a container background, or is that background.
    fileprivate var containerBackgroundNesting: ContainerBackgroundKey.Nesting {
        get { self[ContainerBackgroundKey.self] }
        set { self[ContainerBackgroundKey.self] = newValue }
    }
}

/// The kind of container that a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    package let name: String
    package init(name: String) { self.name = name }
}
