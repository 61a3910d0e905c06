/// Values that someone chose for a widget's parameters.
package struct ConfigurationChoice: Hashable, Sendable, Codable {
    /// Tells it from the others; part of file names.
    package var name: String
    /// The widget it is for; nil for every one that has its parameters.
    package var kind: String?
    package var parameters: [String: JSONValue]

    package init(name: String, kind: String? = nil, parameters: [String: JSONValue]) {
        (self.name, self.kind, self.parameters) = (name, kind, parameters)
    }
}
