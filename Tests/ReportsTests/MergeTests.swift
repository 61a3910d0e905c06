import Foundation
import Snapshots
import Testing

@testable import Reports

struct MergeTests {
    /// Numbers that are the same in every run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return mixed ^ (mixed >> 31)
        }
    }

    private static func random(_ dice: inout Dice) -> SnapshotReport {
        let snapshots = (0..<Int.random(in: 0...40, using: &dice)).map { number in
            // Few drawings, so that several orphans and missing ones have the same.
            ReportSample.snapshot(
                "Kind\(number % 3)/family\(number % 2)/\(number).png",
                Snapshot.State.allCases.randomElement(using: &dice)!,
                hash: "hash \(Int.random(in: 0...4, using: &dice))")
        }
        var report = ReportSample.report(
            snapshots,
            targets: [
                .init(name: "A", path: "App/A", failure: Bool.random(using: &dice) ? "no such module" : nil),
                .init(name: "B", path: "App/B", notes: ["z comes first", "a comes second"])
            ])
        report.isFiltered = Bool.random(using: &dice) ? true : nil
        return report
    }

    @Test(arguments: 0..<60) func allShardsGiveTheWholeReportToTheByte(seed: Int) throws {
        var dice = Dice(state: UInt64(seed))
        let whole = Self.random(&dice), count = Int.random(in: 1...6, using: &dice)
        var shards = (1...count).map { number in
            var shard = whole
            (shard.snapshots, shard.shards) = ([], ["\(number)/\(count)"])
            return shard
        }
        for snapshot in whole.snapshots {
            // Orphans may be told by every shard.
            let number = Int.random(in: 0..<count, using: &dice)
            for index in shards.indices
            where index == number || snapshot.state == .orphaned && Bool.random(using: &dice) {
                shards[index].snapshots.append(snapshot)
            }
        }
        shards.shuffle(using: &dice)
        let wanted = try JSONReport.data(of: whole.pairMoved())
        #expect(try JSONReport.data(of: .merged(shards)) == wanted)
        // In two steps, too.
        let first = try SnapshotReport.merged(Array(shards.prefix(count / 2 + 1)))
        #expect(try JSONReport.data(of: .merged([first] + shards.suffix(count - count / 2 - 1))) == wanted)
    }

    @Test func aShardThatIsNotThereIsNamed() throws {
        var reports = [1, 2, 4].map { number in
            var report = ReportSample.report([])
            report.shards = ["\(number)/5"]
            return report
        }
        reports.swapAt(0, 2)
        let merged = try SnapshotReport.merged(reports)
        #expect(merged.shards == ["1/5", "2/5", "4/5"])
        #expect(merged.missingShards == ["3/5", "5/5"])
        #expect(merged.hasProblems)
    }

    /// A merged report may lie in the place of one of its shards, and be merged again.
    @Test func whatAWholeReportHasIsNotMissing() throws {
        var shards = [ReportSample.report(), ReportSample.report()]
        (shards[0].shards, shards[1].shards) = (["1/2"], ["2/2"])
        let whole = try SnapshotReport.merged(shards)
        #expect(try SnapshotReport.merged([whole, shards[1]]) == whole)
        #expect(try SnapshotReport.merged([shards[0], whole]) == whole)
        // Of another target, one is.
        shards[1].targets = [.init(name: "Other", path: "Other")]
        shards[1].snapshots = []
        #expect(try SnapshotReport.merged([whole, shards[1]]).missingShards == ["1/2"])
    }

    @Test func reportsThatDoNotBelongTogetherAreNamed() throws {
        let report = ReportSample.report()
        func problem(_ change: (inout SnapshotReport) -> Void) -> String? {
            var other = report
            change(&other)
            do {
                _ = try SnapshotReport.merged([report, other], names: ["one", "two"])
                return nil
            } catch { return "\(error)" }
        }
        #expect(problem { _ in } == nil)
        #expect(problem { $0.goldens = "Other" }?.contains("one and two have different goldens") == true)
        #expect(problem { $0.settings = [] }?.contains("different settings") == true)
        #expect(problem { $0.renderer.version = "2" }?.contains("different renderers") == true)
        #expect(problem { $0.renderer.fonts = "f1" }?.contains("different renderers") == true)
        #expect(problem { $0.targets[0].path = "B" }?.contains("both have a target Game") == true)
        #expect(
            problem { $0.snapshots[0].failure = "no" }?.contains("Clock/systemSmall/changed.png is changed in one")
                == true)
        #expect(problem { $0.shards = ["6/5"] }?.contains("'6/5'") == true)
        #expect(throws: MergeError.self) { try SnapshotReport.merged([]) }
        var parts = [report, report]
        (parts[0].shards, parts[1].shards) = (["1/2"], ["2/3"])
        #expect(throws: MergeError.self) { try SnapshotReport.merged(parts) }
    }

    @Test func whatAnotherTargetDrawsIsNoOrphan() throws {
        let drawn = ReportSample.report(
            [ReportSample.snapshot("B/f/1.png", .unchanged)], targets: [.init(name: "B", path: "b")])
        let orphan = ReportSample.report(
            [ReportSample.snapshot("B/f/1.png", .orphaned)], targets: [.init(name: "A", path: "a")])
        for reports in [[drawn, orphan], [orphan, drawn]] {
            let merged = try SnapshotReport.merged(reports)
            #expect(merged.snapshots.map(\.state) == [.unchanged])
            #expect(merged.targets.map(\.name) == ["A", "B"])
        }
    }

    @Test func anOrphanAndAMissingOneOfTheSameDrawingHaveMoved() throws {
        let report = ReportSample.report([
            ReportSample.snapshot("New/large/1.png", .missing, hash: "x"),
            ReportSample.snapshot("New/small/1.png", .missing, hash: "x"),
            ReportSample.snapshot("Old/small/1.png", .orphaned, hash: "x"),
            ReportSample.snapshot("Old/tall/2.png", .orphaned, hash: "y")
        ]).pairMoved()
        #expect(report.snapshots.map(\.state) == [.missing, .moved, .orphaned])
        let moved = report.snapshots[1]
        // The one of the same name inside its widget, although another comes first.
        #expect(moved.file == "New/small/1.png" && moved.movedFrom == "Old/small/1.png")
        #expect(moved.before?.hash == "x" && moved.after == nil)
        #expect(report.pairMoved() == report)
    }
}
