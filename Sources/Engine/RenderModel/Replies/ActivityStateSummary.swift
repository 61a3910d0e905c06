/// What a manifest says of the state that a Live Activity shows.
package struct ActivityStateSummary: Hashable, Sendable, Codable {
    package var name: String?
    package var isStale: Bool
    package var hasEnded: Bool

    package init(name: String? = nil, isStale: Bool = false, hasEnded: Bool = false) {
        (self.name, self.isStale, self.hasEnded) = (name, isStale, hasEnded)
    }
}
