import Foundation

/// A state of a Live Activity that someone chose, as JSON.
package struct ActivityChoice: Hashable, Sendable, Codable {
    /// Tells it from the others; part of the manifest.
    package var name: String?
    /// The attributes' type; nil where there is only one Live Activity.
    package var kind: String?
    package var attributes: JSONValue
    package var contentState: JSONValue
    package var isStale: Bool
    package var hasEnded: Bool
    /// From this moment on the state is stale.
    package var staleDate: Date?

    package init(
        name: String? = nil, kind: String? = nil, attributes: JSONValue = .object([:]),
        contentState: JSONValue = .object([:]), isStale: Bool = false, hasEnded: Bool = false, staleDate: Date? = nil
    ) {
        self.name = name
        self.kind = kind
        self.attributes = attributes
        self.contentState = contentState
        self.isStale = isStale
        self.hasEnded = hasEnded
        self.staleDate = staleDate
    }
}
