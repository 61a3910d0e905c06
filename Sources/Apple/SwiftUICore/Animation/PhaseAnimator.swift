import DisplayList
import Findings

/// A view that goes through phases; a picture shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    nonisolated(unsafe) private let first: Phase?
    nonisolated(unsafe) private let content: (Phase) -> Content

    /// - Parameter trigger: what starts the phases when it changes, which it does not in a picture.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content, animation: animation)
    }

    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        first = phases.first { _ in true }
        self.content = content
    }

    public var body: some View {
        if let first {
            content(first)
        } else {
            NoPhases()
        }
    }
}

/// Nothing, where a phase is missing; SwiftUI logs it.
private struct NoPhases: PrimitiveView {
    static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        inputs.session.report(
            Finding(.phasesMissing, "a phase animator without phases draws nothing; give it at least one phase"))
    }
}

nonisolated extension View {
    /// Draws the view in the first of the phases.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView<Self>(AnyView(self))
        return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
    }

    /// Draws the view in the first of the phases.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView<Self>(AnyView(self))
        return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
    }
}

/// The view that an animator changes.
public struct PlaceholderContentView<Value>: PrimitiveView {
    let content: AnyView

    nonisolated init(_ content: AnyView) { self.content = content }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        AnyView._resolve(view.content, inputs, into: &list)
    }
}
