@_exported import FoundationCompat

/// What a Live Activity shows: its own properties stay, those of its `ContentState` change while it runs.
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes while the activity runs.
    associatedtype ContentState: Decodable & Encodable & Hashable
}
