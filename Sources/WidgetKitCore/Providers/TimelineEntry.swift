import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, compared with the widget's other entries.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    /// Seconds for which the score holds; 0 until the next entry.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// When a provider wants to be asked again.
public struct TimelineReloadPolicy: Equatable, Sendable {
    package let policy: TimelineSummary.ReloadPolicy

    public static let atEnd = TimelineReloadPolicy(policy: .atEnd)
    public static let never = TimelineReloadPolicy(policy: .never)
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(policy: .after(date)) }
}

/// Entries and when more are wanted.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}
