/// What the user can choose for a widget.
package struct ConfigurationListing: Hashable, Sendable, Codable {
    /// The sentence that tells what is chosen, and the families that show it.
    package struct Summary: Hashable, Sendable, Codable {
        package var families: [FamilyName]
        package var sentence: ParameterSentence

        package init(families: [FamilyName], sentence: ParameterSentence) {
            (self.families, self.sentence) = (families, sentence)
        }
    }

    package struct Recommendation: Hashable, Sendable, Codable {
        package var description: String
        package var parameters: [String: JSONValue]

        package init(description: String, parameters: [String: JSONValue]) {
            (self.description, self.parameters) = (description, parameters)
        }
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

    package mutating func add(_ sentence: ParameterSentence, _ family: FamilyName) {
        if let index = summaries.firstIndex(where: { $0.sentence == sentence }) {
            summaries[index].families.append(family)
        } else {
            summaries.append(Summary(families: [family], sentence: sentence))
        }
    }
}
