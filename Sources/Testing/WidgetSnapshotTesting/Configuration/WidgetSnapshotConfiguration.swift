import Foundation
import RenderModel

/// How snapshots are drawn, and where their goldens are kept.
///
/// Set it for a test or a suite with the trait ``Testing/Trait/widgetSnapshots(record:goldens:strategies:scale:clock:timeZone:)``,
/// for a stretch of code with
/// ``withWidgetSnapshotConfiguration(record:goldens:strategies:scale:clock:timeZone:operation:)-6z0yd``.
public struct WidgetSnapshotConfiguration: Hashable, Sendable {
    /// Which goldens are written; nil for the usual ones, which are those that are missing.
    public var record: WidgetSnapshotRecordMode?
    /// The folder of the goldens. A path that is not absolute is one beside the test's file; nil for
    /// `Goldens/<test target>` beside the test target's folder.
    public var goldens: String?
    /// What is held against goldens.
    public var strategies: [WidgetSnapshotStrategy] = [.image]
    /// Pixels per point, 1…4.
    public var scale: Double = 2
    /// The instant at which widgets are drawn; nil for 9:41 on 1 January 2026.
    public var clock: Date?
    /// An identifier such as `Europe/Berlin`.
    public var timeZone = "UTC"

    /// The usual configuration: missing goldens are written, at 2 pixels per point, in UTC.
    public init() {}

    @TaskLocal static var ofTask: WidgetSnapshotConfiguration?

    /// The one that holds here.
    public static var current: WidgetSnapshotConfiguration { ofTask ?? WidgetSnapshotConfiguration() }

    /// Checked when it is used, as it may come from anywhere.
    func check() throws {
        guard scale.isFinite, (1...4).contains(scale) else {
            throw WidgetSnapshotError("\(scale) is not a scale for snapshots; use 1 to 4 pixels per point")
        }
        guard TimeZone(identifier: timeZone) != nil else {
            throw WidgetSnapshotError("there is no time zone '\(timeZone)'; use a name such as Europe/Berlin")
        }
        guard !strategies.isEmpty else { throw WidgetSnapshotError("the snapshots have no strategy; use [.image]") }
    }
}

/// What a trait or a call changes of a configuration; nil leaves it as it is around.
struct WidgetSnapshotChanges: Hashable, Sendable {
    var record: WidgetSnapshotRecordMode?
    var goldens: String?
    var strategies: [WidgetSnapshotStrategy]?
    var scale: Double?
    var clock: Date?
    var timeZone: String?

    func applied(to configuration: WidgetSnapshotConfiguration) -> WidgetSnapshotConfiguration {
        var result = configuration
        if let record { result.record = record }
        if let goldens { result.goldens = goldens }
        if let strategies { result.strategies = strategies }
        if let scale { result.scale = scale }
        if let clock { result.clock = clock }
        if let timeZone { result.timeZone = timeZone }
        return result
    }
}

/// Has assertions in `operation` use another configuration; what is nil stays as it is around it.
///
/// In XCTest, `override func invokeTest()` is the place for it.
public func withWidgetSnapshotConfiguration<Result>(
    record: WidgetSnapshotRecordMode? = nil, goldens: String? = nil, strategies: [WidgetSnapshotStrategy]? = nil,
    scale: Double? = nil, clock: Date? = nil, timeZone: String? = nil, operation: () throws -> Result
) rethrows -> Result {
    let changes = WidgetSnapshotChanges(
        record: record, goldens: goldens, strategies: strategies, scale: scale, clock: clock, timeZone: timeZone)
    return try WidgetSnapshotConfiguration.$ofTask.withValue(
        changes.applied(to: .current), operation: operation)
}

/// Has assertions in `operation` use another configuration; what is nil stays as it is around it.
public func withWidgetSnapshotConfiguration<Result>(
    record: WidgetSnapshotRecordMode? = nil, goldens: String? = nil, strategies: [WidgetSnapshotStrategy]? = nil,
    scale: Double? = nil, clock: Date? = nil, timeZone: String? = nil, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    let changes = WidgetSnapshotChanges(
        record: record, goldens: goldens, strategies: strategies, scale: scale, clock: clock, timeZone: timeZone)
    return try await WidgetSnapshotConfiguration.$ofTask.withValue(
        changes.applied(to: .current), operation: operation, isolation: isolation)
}
