import AppIntents
import Foundation
import RenderModel
import SwiftUICore

/// Entries and when more are wanted.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

/// What a widget shows from a date on.
public protocol TimelineEntry {
    /// When the widget begins to show the entry; its timeline picture is drawn as of this date.
    var date: Date { get }
    /// How much the entry matters, for the Smart Stack; nil where that is not known.
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

    /// Asks again once the last entry is shown.
    public static let atEnd = TimelineReloadPolicy(policy: .atEnd)
    /// Asks again when the app says so.
    public static let never = TimelineReloadPolicy(policy: .never)
    /// Asks again once the date has come.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(policy: .after(date)) }
}

/// When a configuration matters, for the Smart Stack. It is accepted, and no picture depends on it.
public struct WidgetRelevance<Configuration> {
    package let attributes: [WidgetRelevanceAttribute<Configuration>]
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

/// The name of `WidgetRelevance` in iOS 18's betas.
public typealias WidgetRelevances<Configuration> = WidgetRelevance<Configuration>

/// A configuration and its group in the Smart Stack.
public struct WidgetRelevanceAttribute<Configuration> {
    package let configuration: Configuration
    public init(configuration: Configuration, group: WidgetRelevanceGroup) { self.configuration = configuration }
    public init(configuration: Configuration, context: RelevantContext) { self.configuration = configuration }
}

/// Which widgets take turns.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    private let name: String
    public static let automatic = WidgetRelevanceGroup(name: "automatic")
    public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: "named " + name) }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    public init(context: RelevantContext) { self.init(configuration: (), context: context) }
}

/// A timeline of entries with their types erased.
package struct SourceTimeline: Sendable {
    package var entries: [SourceEntry]
    package var policy: TimelineSummary.ReloadPolicy
}

extension SourceTimeline {
    init<Entry: TimelineEntry, Content: View>(
        _ timeline: Timeline<Entry>, _ content: @escaping @MainActor (Entry) -> Content
    ) {
        self.init(entries: timeline.entries.map { SourceEntry($0, content) }, policy: timeline.policy.policy)
    }
}

/// An entry together with the closure that shows it.
package struct SourceEntry: @unchecked Sendable {
    package var entry: (any TimelineEntry)?
    /// Called with the environment in place.
    package var makeView: @MainActor () -> AnyView
    /// Whether the view is redacted as a placeholder; the first beta's placeholder views are shown as they are.
    package var redactsPlaceholder = true
}

extension SourceEntry {
    init<Entry: TimelineEntry, Content: View>(_ entry: Entry, _ content: @escaping @MainActor (Entry) -> Content) {
        self.init(entry: entry, makeView: { AnyView(content(entry)) })
    }
}
