import Geometry

/// Tells each node of its content what is said of it. No node is added, so that layout and drawing stay as they are.
package struct AccessibilityModifier: ViewModifier {
    package typealias Body = Never

    let changes: @MainActor (_ViewInputs) -> [AccessibilityChange]

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        let start = list.nodes.count
        content(inputs, &list)
        let changes = modifier.changes(inputs)
        for node in list.nodes[start...] { node.accessibility += changes }
    }
}

/// Makes one element of a control, however many nodes its style gives it.
struct AccessibilityControlModifier: ViewModifier {
    typealias Body = Never

    let kind: AccessibilityControl.Kind
    let label: AnyView?
    var value: AnyView?

    static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        let start = list.nodes.count
        content(inputs, &list)
        list.describe(from: start, as: modifier, inputs)
    }
}

extension _ViewList {
    func describe(from start: Int, as control: AccessibilityControlModifier, _ inputs: _ViewInputs) {
        guard nodes.count > start else { return }
        nodes[start].accessibility.append(
            .control(
                AccessibilityControl(
                    kind: control.kind, label: control.label.map { AccessibilitySubtree($0, inputs) },
                    value: control.value.map { AccessibilitySubtree($0, inputs, index: -4) },
                    environment: inputs.environment)))
        for node in nodes[start...].dropFirst() { node.accessibility.append(.isHidden(true)) }
    }
}

nonisolated extension View {
    func accessibilityChange(
        _ change: @escaping @MainActor (_ViewInputs) -> AccessibilityChange
    ) -> ModifiedContent<Self, AccessibilityModifier> {
        modifier(AccessibilityModifier { [change($0)] })
    }

    /// A change that holds what is heard of another view.
    func accessibilityChange<V: View>(
        of view: V, _ change: @escaping @MainActor (AccessibilitySubtree) -> AccessibilityChange
    ) -> ModifiedContent<Self, AccessibilityModifier> {
        nonisolated(unsafe) let view = view
        return accessibilityChange { change(AccessibilitySubtree(AnyView(view), $0)) }
    }

    /// Tells of elements that no view stands for, such as the marks of a chart.
    ///
    /// - Parameter elements: makes them when somebody listens; the frame is the view's.
    package func accessibilityElements(
        _ elements: @escaping @MainActor (_ frame: CGRect) -> [AccessibilityDraft]
    ) -> some View {
        accessibilityChange { _ in .drawn(elements) }
    }

    func accessibilityControl(
        _ kind: AccessibilityControl.Kind, label: AnyView?, value: AnyView? = nil
    ) -> ModifiedContent<Self, AccessibilityControlModifier> {
        modifier(AccessibilityControlModifier(kind: kind, label: label, value: value))
    }
}

/// What a modifier or a control says of a view to those who hear it. A node keeps them from the inside out; nothing is
/// made of them before somebody asks for the tree.
package enum AccessibilityChange {
    case label(SpokenText)
    /// Views whose words are the label; they may contain the one that the element has without them.
    case composedLabel(@MainActor (_ current: String?) -> AccessibilitySubtree)
    case value(SpokenText)
    case hint(SpokenText)
    case inputLabels([SpokenText])
    case identifier(String)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case isHidden(Bool)
    case sortPriority(Double)
    case heading(AccessibilityHeadingLevel)
    /// An action that the rotor offers by its name.
    case action(named: SpokenText)
    /// Actions that the rotor offers by the names of these controls.
    case actions(AccessibilitySubtree)
    /// What a double tap does.
    case defaultAction
    case customContent(label: SpokenText, value: SpokenText)
    case element(children: AccessibilityChildBehavior)
    /// Elements that stand for what is drawn inside the view.
    case children(AccessibilitySubtree)
    /// A view that is heard in place of the one that is drawn.
    case representation(AccessibilitySubtree)
    case control(AccessibilityControl)
    /// Elements of what the view draws itself, read before those of the views in it.
    case drawn(@MainActor (_ frame: CGRect) -> [AccessibilityDraft])
}

/// A text with the surroundings that its words come from.
package struct SpokenText {
    let text: Text
    let environment: EnvironmentValues

    init(_ text: Text, _ inputs: _ViewInputs) { (self.text, environment) = (text, inputs.environment) }

    /// nil where what it says is hidden.
    var string: String? { environment.redactsContent ? nil : text.spokenString(in: environment) }
}

/// Views that are heard and not laid out; they are resolved when somebody listens.
package struct AccessibilitySubtree {
    let nodes: @MainActor () -> [LayoutNode]

    /// - Parameter index: tells the subtrees of one view apart. Each has a place of its own, beside those of the views
    ///   that are drawn.
    init(_ view: AnyView, _ inputs: _ViewInputs, index: Int = -3) {
        nodes = { ViewResolver.nodes(of: view, inputs.child(index).outsideStack) }
    }
}

/// A view whose parts are one element.
package struct AccessibilityControl {
    enum Kind {
        case button, link
        /// Spoken as its title, without the icon.
        case label
        case toggle(isOn: Bool, isMixed: Bool)
        /// The fraction, 0…1; nil where it is not known.
        case gauge(Double), progress(Double?)
        case labeledContent
    }

    let kind: Kind
    /// What the control is called, which its style may not draw.
    let label: AccessibilitySubtree?
    /// What it says of its value.
    var value: AccessibilitySubtree?
    let environment: EnvironmentValues
}
