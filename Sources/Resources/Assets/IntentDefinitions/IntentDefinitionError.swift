/// Why an `.intentdefinition` file cannot be read.
package struct IntentDefinitionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    package var path: String
    /// Where in it: `INIntents[0] (Configuration), INIntentParameters[2]`; empty for the whole.
    package var place: String
    package var reason: String

    package init(path: String, place: String, reason: String) {
        (self.path, self.place, self.reason) = (path, place, reason)
    }

    package var description: String { "\(path): \(place.isEmpty ? "" : place + ": ")\(reason)" }
}
