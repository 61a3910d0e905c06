import Foundation
import Testing

/// Sets the configuration of a test's or a suite's snapshots.
public struct WidgetSnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let changes: WidgetSnapshotChanges
    /// True: what is set for a suite holds for its tests and inner suites.
    public let isRecursive = true

    /// Runs a test with its configuration, and numbers its assertions from the start.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let configuration = changes.applied(to: .current)
        try await WidgetSnapshotConfiguration.$ofTask.withValue(configuration) {
            // A test that is run again begins to count its assertions anew.
            try await AssertionCounts.$ofTest.withValue(testCase == nil ? nil : AssertionCounts(), operation: function)
        }
    }
}

extension Trait where Self == WidgetSnapshotsTrait {
    /// Sets how the snapshots of a test, or of all tests of a suite, are drawn and kept; what is nil stays as it is.
    ///
    /// ```swift
    /// @Suite(.widgetSnapshots(goldens: "Pictures", scale: 3))
    /// struct ScoreWidgetTests { … }
    /// ```
    ///
    /// - Parameters:
    ///   - record: which goldens are written. `DARKROOM_RECORD` in the environment goes before it, and so does `CI`.
    ///   - goldens: the folder of the goldens, beside the test's file unless it is absolute.
    ///   - strategies: what is held against goldens.
    ///   - scale: pixels per point, 1…4.
    ///   - clock: the instant at which widgets are drawn.
    ///   - timeZone: an identifier such as `Europe/Berlin`.
    public static func widgetSnapshots(
        record: WidgetSnapshotRecordMode? = nil, goldens: String? = nil, strategies: [WidgetSnapshotStrategy]? = nil,
        scale: Double? = nil, clock: Date? = nil, timeZone: String? = nil
    ) -> Self {
        Self(
            changes: WidgetSnapshotChanges(
                record: record, goldens: goldens, strategies: strategies, scale: scale, clock: clock,
                timeZone: timeZone))
    }
}
