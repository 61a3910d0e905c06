import AppIntents
import SwiftUICore

/// A control that the user configures through an app intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: PrimitiveControlConfiguration {
    private let kind: String
    private let source: any ControlSource

    /// - Parameters:
    ///   - kind: tells this control from the others of the bundle.
    ///   - provider: is asked for the value under a configuration.
    ///   - content: the template that shows a value.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        self.kind = kind
        source = AppIntentControlSource<Configuration, Provider.Value, Content>(
            preview: { provider.previewValue(configuration: $0) },
            current: { try await provider.currentValue(configuration: $0) }, content: content)
    }

    /// A control that shows its configuration itself.
    ///
    /// - Parameters:
    ///   - kind: tells this control from the others of the bundle.
    ///   - intent: what the user configures.
    ///   - content: the template that shows it.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
    ) {
        self.kind = kind
        source = AppIntentControlSource<Configuration, Configuration, Content>(
            preview: { $0 }, current: { $0 }, content: content)
    }

    public static func _describeControl(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {
        record.kind = configuration.kind
        record.exhibitSource = configuration.source
    }
}

extension AppIntentControlConfiguration: Sendable {}
