import SwiftUICore

/// A control without user-configurable properties.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: PrimitiveControlConfiguration {
    private let kind: String
    private let source: any ControlSource

    /// A control without a value.
    ///
    /// - Parameter kind: tells this control from the others of the bundle.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping @MainActor () -> Content) {
        self.kind = kind
        source = StaticControlSource<Void, Content>(preview: {}, current: {}) { _ in content() }
    }

    /// - Parameters:
    ///   - kind: tells this control from the others of the bundle.
    ///   - provider: is asked for the value.
    ///   - content: the template that shows a value.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
    ) {
        self.kind = kind
        source = StaticControlSource(
            preview: { provider.previewValue }, current: { try await provider.currentValue() }, content: content)
    }

    public static func _describeControl(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {
        record.kind = configuration.kind
        record.exhibitSource = configuration.source
    }
}

extension StaticControlConfiguration: Sendable {}
