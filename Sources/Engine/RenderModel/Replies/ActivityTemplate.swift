/// The JSON that a state of a Live Activity is chosen with, as its types ask for it: with neutral values, to be filled
/// in.
package struct ActivityTemplate: Hashable, Sendable, Codable {
    package var text: String
    /// Whether the types decode it as it stands.
    package var isState: Bool

    package init(text: String, isState: Bool) { (self.text, self.isState) = (text, isState) }

    /// That of types which ask for no value.
    package static let empty = #"{"attributes": {}, "contentState": {}}"#

    /// The state that the text is; nil where it is none as it stands.
    package func choice(kind: String) -> ActivityChoice? {
        guard isState, case .object(let values)? = try? JSONValue(text: text), let attributes = values["attributes"],
            let contentState = values["contentState"]
        else { return nil }
        return ActivityChoice(kind: kind, attributes: attributes, contentState: contentState)
    }
}
