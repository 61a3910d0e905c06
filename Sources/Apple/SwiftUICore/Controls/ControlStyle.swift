/// A control's style with its type erased, and the styles outside it.
///
/// Styles stack: what a style makes stands under the styles outside it, so that a style may hand the same
/// configuration to the control again and change only what comes of it.
package final class ControlStyle<Configuration> {
    private let resolve: @MainActor (Configuration, _ViewInputs, inout _ViewList) -> Void
    let outer: ControlStyle?

    /// - Parameters:
    ///   - makeBody: the style's own.
    ///   - outer: the style that was in force where this one was set; nil for the control's automatic one.
    init<Style, Body: View>(
        _ style: Style, outer: ControlStyle? = nil,
        makeBody: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        self.outer = outer
        resolve = { configuration, inputs, list in
            let inputs = inputs.child(0)
            var style = style
            DynamicProperties.connect(&style, inputs)
            let body = EnvironmentValues.with(inputs.environment) { makeBody(style, configuration) }
            Body._resolve(body, inputs, into: &list)
        }
    }

    @MainActor
    func append(_ configuration: Configuration, _ inputs: _ViewInputs, to list: inout _ViewList) {
        resolve(configuration, inputs, &list)
    }
}

/// Where a control's style stands in the environment; nil for the automatic one.
package protocol ControlStyleKey: EnvironmentKey where Value == ControlStyle<Configuration>? {
    associatedtype Configuration
    /// What draws a control that no style is set for.
    @MainActor static var automatic: ControlStyle<Configuration> { get }
}

extension ControlStyleKey {
    package static var defaultValue: ControlStyle<Configuration>? { nil }
}

/// A control as the innermost style draws it.
package struct StyledControl<Key: ControlStyleKey>: PrimitiveView {
    let configuration: Key.Configuration

    init(_ key: Key.Type, _ configuration: Key.Configuration) { self.configuration = configuration }

    package static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        guard let style = inputs.environment[Key.self] else {
            return Key.automatic.append(view.configuration, inputs, to: &list)
        }
        var inputs = inputs
        inputs.environment[Key.self] = style.outer
        style.append(view.configuration, inputs, to: &list)
    }
}

nonisolated extension View {
    /// Puts `style` inside the styles that are in force for the control of `key`.
    func controlStyle<Key: ControlStyleKey, Style, Body: View>(
        _ key: Key.Type, _ style: Style, makeBody: @escaping @MainActor (Style, Key.Configuration) -> Body
    ) -> some View {
        modifier(
            EnvironmentModifier { $0[key] = ControlStyle(style, outer: $0[key], makeBody: makeBody) })
    }
}

/// A view that may stand for nothing, such as the label of a configuration that has none.
protocol OptionalSlot {
    var isEmpty: Bool { get }
}

extension EmptyView: OptionalSlot {
    var isEmpty: Bool { true }
}

extension AnyView {
    /// A slot of a control's configuration; nil where `view` stands for nothing.
    nonisolated init?<V: View>(slot view: V) {
        if (view as? any OptionalSlot)?.isEmpty == true { return nil }
        self.init(view)
    }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Sendable {
    case mini, small, regular, large
    case extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

nonisolated extension View {
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}

private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls leave out the labels that name them.
    var labelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }

    public var labelsVisibility: Visibility { labelsHidden ? .hidden : .automatic }
}

nonisolated extension View {
    public func labelsHidden() -> some View { environment(\.labelsHidden, true) }

    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsHidden, visibility == .hidden)
    }
}

extension View {
    /// The same in both reading directions, as dials are: they fill clockwise in Arabic and Hebrew too (HIG,
    /// Right to left).
    func unmirrored() -> some View { environment(\.layoutDirection, .leftToRight) }
}
