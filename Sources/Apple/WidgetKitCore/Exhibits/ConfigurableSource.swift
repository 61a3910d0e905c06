import AppIntents
import Findings
import RenderModel
import SwiftUICore

/// A provider whose answers depend on what the user chose.
@MainActor
package protocol ConfigurableSource: ExhibitSource {
    /// The properties of its intent that hold parameters, in the order of the source.
    var parameterNames: [String] { get }

    /// What the widget is called where its configuration gives no name.
    var title: String { get }
    /// What is said of the widget where its configuration says nothing.
    var details: String { get }

    /// Makes the intent that the provider is asked with from here on.
    /// - Throws: `ConfigurationError`.
    func configure(_ choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> [Finding]

    /// An intent of its own with its values.
    /// - Throws: `ConfigurationError`.
    func intent(for choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> Any

    /// The parameters that the edit-widget page shows, with their values.
    /// - Throws: `ConfigurationError`.
    func rows(for choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> [ParameterRow]

    /// What can be chosen.
    func describe(families: [WidgetFamily], in environment: EnvironmentValues) async -> ConfigurationListing
}

extension ConfigurableSource {
    package var configurable: (any ConfigurableSource)? { self }
}
