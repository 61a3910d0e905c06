import AppIntents
import DisplayList
import Findings
import RenderModel
import SwiftUICore

/// A control's value provider and its template with their types erased: what a control's exhibit drives.
@MainActor
package protocol ControlSource: ExhibitSource, Sendable {
    var role: _ControlRole { get }
    /// What the gallery shows; nil for a template that shows nothing.
    func preview() -> _ControlContent?
    /// With the value that the provider has now.
    /// - Throws: what the provider throws.
    func current() async throws -> _ControlContent?
}

extension ControlSource {
    package func exhibit(of record: _WidgetConfigurationRecord, in context: ExhibitContext) -> any Exhibit {
        ControlExhibit(record, self, context)
    }
}

/// Drives a control without parameters.
final class StaticControlSource<Value, Content: ControlWidgetTemplate>: ControlSource {
    private let previewValue: () -> Value
    private let currentValue: () async throws -> Value
    private let content: @MainActor (Value) -> Content

    init(
        preview: @escaping () -> Value, current: @escaping () async throws -> Value,
        content: @escaping @MainActor (Value) -> Content
    ) {
        previewValue = preview
        currentValue = current
        self.content = content
    }

    var role: _ControlRole { Content._role }
    func preview() -> _ControlContent? { Content._describe(content(previewValue())) }

    func current() async throws -> _ControlContent? {
        nonisolated(unsafe) let currentValue = currentValue
        return Content._describe(content(try await currentValue()))
    }
}

/// Drives a control whose intent's parameters have their values.
final class AppIntentControlSource<Configuration: ControlConfigurationIntent, Value, Content: ControlWidgetTemplate>:
    ControlSource, ConfigurableSource
{
    private let previewValue: (Configuration) -> Value
    private let currentValue: (Configuration) async throws -> Value
    private let content: @MainActor (Value) -> Content
    private var configuration = Configuration()

    init(
        preview: @escaping (Configuration) -> Value, current: @escaping (Configuration) async throws -> Value,
        content: @escaping @MainActor (Value) -> Content
    ) {
        previewValue = preview
        currentValue = current
        self.content = content
    }

    var role: _ControlRole { Content._role }
    func preview() -> _ControlContent? { Content._describe(content(previewValue(configuration))) }

    func current() async throws -> _ControlContent? {
        nonisolated(unsafe) let currentValue = currentValue
        return Content._describe(content(try await currentValue(configuration)))
    }

    // MARK: Configuration

    var title: String { String(localized: Configuration.title) }

    var details: String {
        let description = Configuration.description as Any
        return (description as? IntentDescription).map { String(localized: $0.descriptionText) } ?? ""
    }

    var parameterNames: [String] { AnyIntent(Configuration()).parameters.map(\.name) }

    func configure(_ choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> [Finding] {
        let (intent, findings) = try await configured(choice)
        configuration = intent
        return findings
    }

    func intent(for choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> Any {
        try await configured(choice).intent
    }

    private func configured(
        _ choice: ConfigurationChoice?
    ) async throws -> (intent: Configuration, findings: [Finding]) {
        let intent = Configuration()
        let findings = try await ConfiguredIntent.$current.withValue(intent) {
            try await IntentConfigurator(intent, family: nil).apply(choice?.parameters ?? [:])
        }
        return (intent, findings)
    }

    func rows(for choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> [ParameterRow] {
        let intent = Configuration()
        try await intent.choose(choice, family: nil)
        return AnyIntent(intent).rows(
            Configuration.parameterSummary._sentence(for: intent, family: nil), family: nil)
    }

    func describe(families: [WidgetFamily], in environment: EnvironmentValues) async -> ConfigurationListing {
        let intent = Configuration()
        let parameters = await ConfiguredIntent.$current.withValue(intent) { await AnyIntent(intent).describe() }
        return ConfigurationListing(
            intent: String(describing: Configuration.self), title: title, parameters: parameters)
    }
}
