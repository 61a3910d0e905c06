import Foundation
import SwiftUI
import Synchronization
import TestSupport
import Testing
import WidgetKit

@testable import WidgetSnapshotTesting

/// What the widget of these tests shows, which they change.
struct ScoreEntry: TimelineEntry {
    var date: Date
    var score = 3
}

struct ScoreProvider: TimelineProvider {
    var score = 3

    func placeholder(in context: Context) -> ScoreEntry { ScoreEntry(date: .now, score: 0) }

    func getSnapshot(in context: Context, completion: @escaping (ScoreEntry) -> Void) {
        completion(ScoreEntry(date: .now, score: score))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ScoreEntry>) -> Void) {
        let score = score
        // As providers do that wait for something.
        DispatchQueue.global().async {
            let entries = (0..<2).map {
                ScoreEntry(date: .now.addingTimeInterval(3600 * Double($0)), score: score + $0)
            }
            completion(Timeline(entries: entries, policy: .never))
        }
    }
}

struct ScoreView: View {
    var score: Int
    var side = 40.0
    var color = Color.orange

    var body: some View {
        VStack {
            color.frame(width: side, height: side)
            Text("Score \(score)")
        }
        .containerBackground(.white, for: .widget)
    }
}

struct ScoreWidget: Widget {
    var score = 3

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Score", provider: ScoreProvider(score: score)) { ScoreView(score: $0.score) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// A store of a test's own, in an environment of its own.
@MainActor
struct TestStore {
    let sandbox: Sandbox
    var goldens: String { sandbox.folder.path + "/Goldens" }

    init() throws { sandbox = try Sandbox() }

    /// - Parameter environment: what the process was started with, as far as recording goes.
    func with(
        _ environment: [String: String] = [:], strategies: [WidgetSnapshotStrategy]? = nil,
        record: WidgetSnapshotRecordMode? = nil, _ body: @MainActor () async -> Void
    ) async {
        await SnapshotEnvironment.$variables.withValue(environment) {
            await withWidgetSnapshotConfiguration(record: record, goldens: goldens, strategies: strategies) {
                await AssertionCounts.$ofTest.withValue(AssertionCounts()) { await body() }
            }
        }
    }

    /// The messages of the failures in `body`.
    func failures(
        _ environment: [String: String] = [:], strategies: [WidgetSnapshotStrategy]? = nil,
        _ body: @MainActor () async -> Void
    ) async -> [String] {
        let messages = Mutex<[String]>([])
        await withKnownIssue(isIntermittent: true) {
            await with(environment, strategies: strategies, body)
        } when: {
            true
        } matching: { issue in
            guard issue.severity == .error else { return false }
            messages.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        return messages.withLock { $0 }
    }

    /// The goldens, by their paths below the assertion's own folder.
    var files: [String] {
        let found = FileManager.default.enumerator(atPath: goldens)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.sorted()
    }
}
