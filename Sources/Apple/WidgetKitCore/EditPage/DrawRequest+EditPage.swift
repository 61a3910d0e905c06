import AppIntents
import DisplayList
import Foundation
import RenderModel
import SwiftUICore

extension WidgetHost {
    package func editPage(_ request: DrawRequest, names: WidgetNames) async throws -> Drawing? {
        guard let source = try record(for: request).source as? any ConfigurableSource else { return nil }
        VirtualClock.freeze(at: request.surface.clock)
        let call = ProviderCall<Result<[ParameterRow], any Error>>(
            name: "the parameters", kind: request.kind, timeout: request.providerTimeout)
        let answer = try await call.run { completion in
            Task {
                do {
                    completion(.success(
                        try await source.rows(for: request.configuration, family: request.slot.widgetFamily)))
                } catch {
                    completion(.failure(error))
                }
            }
        }
        do {
            let page = EditPage(names: names, rows: try answer.value.get())
            var drawing = EditPageStage(request: request.ofEditPage, page: page, resources: resources).draw()
            drawing.findings = answer.findings + drawing.findings
            return drawing
        } catch let error as ConfigurationError {
            throw HostError.configuration(kind: request.kind, error)
        }
    }
}

extension DrawRequest {
    /// The page looks the same whatever form of the widget is edited; its card has corners of its own.
    package var ofEditPage: Self {
        var copy = self
        copy.slot = .family(.systemMedium)
        copy.presentation = Presentation(mode: .fullColor)
        copy.surface.cornerRadius = EditPageStage.cornerRadius
        return copy
    }
}
