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
