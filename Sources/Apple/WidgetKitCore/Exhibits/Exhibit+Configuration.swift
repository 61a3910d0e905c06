import AppIntents
import Findings
import RenderModel
import SwiftUICore

extension WidgetHost {
    package func configurations(timeout: Double, searchTerm: String?) async throws -> [ConfigurationListing] {
        var result: [ConfigurationListing] = []
        for (record, descriptor) in zip(records, try descriptors()) {
            var listing = ConfigurationListing()
            if let source = record.source as? any ConfigurableSource {
                let call = ProviderCall<ConfigurationListing>(
                    name: "listing the parameters", kind: record.kind, timeout: timeout)
                var environment = EnvironmentValues()
                environment.assetSource = resources.source { _ in }
                // One silent handler leaves time for the others.
                let limit = timeout / Double(max(2, source.parameterNames.count + 1))
                listing = try await call.run { completion in
                    OptionsRequest.$searchTerm.withValue(searchTerm) {
                        OptionsRequest.$limit.withValue(limit) {
                            _ = Task {
                                completion(await source.describe(
                                    families: descriptor.families.map { WidgetFamily($0) }, in: environment))
                            }
                        }
                    }
                }.value
            }
            listing.kind = descriptor.kind
            listing.displayName = descriptor.displayName
            result.append(listing)
        }
        return result
    }

    package func checkConfiguration(_ request: DrawRequest) async throws {
        if let source = try activitySource(for: request) {
            _ = try chosenStates(of: request, source)
        } else {
            _ = try await configure(try record(for: request).source, request)
        }
    }

    /// Gives a configurable widget its intent.
    func configure(_ source: AnyObject?, _ request: DrawRequest) async throws -> [Finding] {
        guard let source = source as? any ConfigurableSource else { return [] }
        let call = ProviderCall<Result<[Finding], any Error>>(
            name: "the configuration", kind: request.kind, timeout: request.providerTimeout)
        let answer = try await call.run { completion in
            Task {
                do {
                    completion(.success(try await source.configure(request.configuration, family: request.slot.widgetFamily)))
                } catch {
                    completion(.failure(error))
                }
            }
        }
        do {
            return try answer.value.get()
        } catch let error as ConfigurationError {
            throw HostError.configuration(kind: request.kind, error)
        }
    }
}
