/// The JSON that a state of a Live Activity is chosen with, as its types ask for it: with neutral values, to be filled
/// in.
package struct ActivityTemplate: Hashable, Sendable, Codable {
    package var text: String
    /// Whether the types decode it as it stands.
    package var isState: Bool

    package init(text: String, isState: Bool) { (self.text, self.isState) = (text, isState) }

    /// That of types which ask for no value.
    package static let empty = #"{"attributes": {}, "contentState": {}}"#
}
