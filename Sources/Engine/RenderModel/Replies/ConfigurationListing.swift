import AppIntents

/// What the user can choose for a widget.
package struct ConfigurationListing: Hashable, Sendable, Codable {
    /// The sentence that tells what is chosen, and the families that show it.
    package struct Summary: Hashable, Sendable, Codable {
        package var families: [WidgetFamily]
        package var sentence: _ParameterSentence
    }

    package struct Recommendation: Hashable, Sendable, Codable {
        package var description: String
        package var parameters: [String: _IntentJSON]
    }

    package var kind = ""
    package var displayName = ""
    /// The type of the intent; empty for a widget without one.
    package var intent: String
    package var title: String
    package var parameters: [ParameterDescription]
    package var summaries: [Summary] = []
    package var recommendations: [Recommendation] = []

    package init(intent: String = "", title: String = "", parameters: [ParameterDescription] = []) {
        self.intent = intent
        self.title = title
        self.parameters = parameters
    }

    package mutating func add(_ sentence: _ParameterSentence, _ family: WidgetFamily) {
        if let index = summaries.firstIndex(where: { $0.sentence == sentence }) {
            summaries[index].families.append(family)
        } else {
            summaries.append(Summary(families: [family], sentence: sentence))
        }
    }
}
