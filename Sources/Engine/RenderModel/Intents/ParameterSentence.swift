/// The sentence of an intent's parameter summary for given values.
public struct ParameterSentence: Hashable, Sendable, Codable {
    /// Parameters stand in it as `${name}`.
    package var text: String
    /// The names of the parameters that are shown below it.
    package var parameters: [String]

    package init(text: String, parameters: [String]) { (self.text, self.parameters) = (text, parameters) }
}
