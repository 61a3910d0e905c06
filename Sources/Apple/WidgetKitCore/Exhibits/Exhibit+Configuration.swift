import AppIntents
import Findings
import RenderModel
import SwiftUICore

/// What the user chooses. Without parameters there is nothing to choose, and every choice is taken.
extension Exhibit {
    /// What can be chosen, in time.
    ///
    /// - Parameter timeout: seconds.
    func listing(
        of descriptor: WidgetDescriptor, timeout: Double, searchTerm: String?
    ) async throws -> ConfigurationListing {
        guard let configurable else { return ConfigurationListing() }
        let call = ProviderCall<ConfigurationListing>(name: "listing the parameters", kind: kind, timeout: timeout)
        var environment = EnvironmentValues()
        environment.assetSource = context.resources.source { _ in }
        // One silent handler leaves time for the others.
        let limit = timeout / Double(max(2, configurable.parameterNames.count + 1))
        return try await call.run { completion in
            OptionsRequest.$searchTerm.withValue(searchTerm) {
                OptionsRequest.$limit.withValue(limit) {
                    _ = Task {
                        completion(await configurable.describe(
                            families: descriptor.families.map { WidgetFamily($0) }, in: environment))
                    }
                }
            }
        }.value
    }

    /// Has the provider asked with what was chosen from here on.
    func configure(_ request: DrawRequest) async throws -> [Finding] {
        try await chosen(request, "the configuration") {
            try await $0.configure(request.configuration, family: request.slot.widgetFamily)
        } ?? []
    }

    /// An intent of its own with what was chosen.
    func intent(for request: DrawRequest) async throws -> Any? {
        try await chosen(request, "the configuration") {
            try await $0.intent(for: request.configuration, family: request.slot.widgetFamily)
        }
    }

    /// The parameters that the edit-widget page shows, with what was chosen.
    func parameterRows(for request: DrawRequest) async throws -> [ParameterRow]? {
        try await chosen(request, "the parameters") {
            try await $0.rows(for: request.configuration, family: request.slot.widgetFamily)
        }
    }

    /// What is asked of the configurable source, in the request's time; nil where there is nothing to choose.
    private func chosen<Value>(
        _ request: DrawRequest, _ name: String,
        _ ask: @escaping @MainActor (any ConfigurableSource) async throws -> Value
    ) async throws -> Value? {
        guard let configurable else { return nil }
        let call = ProviderCall<ThrowingAnswer<Value>>(name: name, kind: kind, timeout: request.providerTimeout)
        do {
            return try await call.result { try await ask(configurable) }.get()
        } catch let error as ConfigurationError {
            throw HostError.configuration(kind: kind, error)
        }
    }
}
