import AppIntents
import Intents
import RenderModel
import SwiftUICore

extension AppIntentSource: IntentGiving {
    func intent(for choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> Any {
        let intent = Provider.Intent()
        _ = try await ConfiguredIntent.$current.withValue(intent) {
            try await IntentConfigurator(intent, family: family?.intentFamily).apply(choice?.parameters ?? [:])
        }
        return intent
    }
}

extension IntentSource: IntentGiving {
    func intent(for choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> Any {
        let intent = Provider.Intent()
        _ = try await SiriIntentConfigurator(intent, family: family?.intentFamily).apply(choice?.parameters ?? [:])
        return intent
    }
}
