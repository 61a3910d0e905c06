/// A state of a Live Activity, with the date from which it is stale and its place among others.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    public let state: State
    /// From this moment on `ActivityViewContext.isStale` is true; nil for never.
    public let staleDate: Date?
    /// The activity with the highest score is shown in the Dynamic Island.
    public let relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Encodable {}
extension ActivityContent: Decodable {}
extension ActivityContent: Hashable {}
