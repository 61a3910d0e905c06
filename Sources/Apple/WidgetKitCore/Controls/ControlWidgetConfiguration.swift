import AppIntents
import FoundationCompat
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

extension ControlWidgetConfiguration {
    private func changing(
        _ change: @escaping (inout _WidgetConfigurationRecord) -> Void
    ) -> some ControlWidgetConfiguration {
        ModifiedControlConfiguration(content: self, change: change)
    }

    /// What the gallery calls the control; the app's name unless it is given.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changing { $0.displayName = Text(displayName) }
    }

    /// What the gallery says of the control.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changing { $0.description = Text(description) }
    }

    /// Asks the user to configure the control once it is added; a picture has its configuration already.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }

    /// No one pushes updates to a picture.
    public func pushHandler(_ handler: any ControlPushHandler.Type) -> some ControlWidgetConfiguration { self }
}

extension WidgetConfiguration {
    /// No one pushes updates to a picture.
    public func pushHandler(_ handler: any WidgetPushHandler.Type) -> some WidgetConfiguration { self }
}
