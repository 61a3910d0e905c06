import Intents
import SwiftUICore

/// A configuration through a SiriKit intent that a provider recommends.
public struct IntentRecommendation<Intent: INIntent> {
    package let intent: Intent
    package let description: Text

    public init(intent: Intent, description: Text) {
        self.intent = intent
        self.description = description
    }

    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: Text(description))
    }
}
