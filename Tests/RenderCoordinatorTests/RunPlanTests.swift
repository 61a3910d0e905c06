import Foundation
import PlanSamples
import Testing

@testable import RenderCoordinator
@testable import RenderModel
@testable import RenderPlanning
@testable import Timelines

/// Plans as values: they print, filter, count and split.
struct RunPlanTests {
    private func plan(
        _ action: any RunAction = PictureAction(work: .render), _ adjust: (inout PlanSettings) -> Void = { _ in }
    ) throws -> RunPlan {
        RunPlan(action, try Samples.plan([Samples.clock, Samples.notes], adjust))
    }

    @Test func itSaysWhatWillBeDone() throws {
        // Snapshot and placeholder need no timeline, in light and dark; entries and the redacted picture do.
        // Snapshot and placeholder in light and dark of four forms; the accessory has one scheme.
        #expect(try plan().description == "render 5 forms of 2 widgets: 20 images, and those of 5 timelines")
        let snapshots = try plan {
            ($0.kinds, $0.variants, $0.schemes) = (["com.example/notes"], [.snapshot], [.light])
        }
        #expect(snapshots.description == "render 1 form of 1 widget: 1 image")
        #expect(try plan(LayoutAction(hears: false)).description.hasPrefix("explain 5 forms"))
    }

    @Test func aFilterKeepsTheGroupsInOrderAndNumbersThemAnew() throws {
        let whole = try plan(), small = whole.filtered { $0.presentationKind == .family(.systemSmall) }
        #expect(small.pictures.groups.map(\.widget.kind) == ["Clock", "com.example/notes"])
        #expect(small.pictures.groups.map(\.id) == [0, 1])
        #expect(small.pictures.groups.map(\.folder) == ["Clock/systemSmall", "com.example-notes/systemSmall"])
        // Code asks what the user has placed, which is not what this run draws.
        #expect(small.placed == whole.placed)
        #expect(small.count == 2)
    }

    @Test(arguments: [1, 2, 3, 5, 16]) func everyGroupIsInOneShard(count: Int) throws {
        let whole = try plan { $0.locales = ["en_US", "de_DE", "ja_JP", "ar_EG", "fr_FR", "es_ES"] }
        let parts = try (1...count).map { whole.shard(try #require(Shard("\($0)/\(count)"))) }
        let folders = parts.flatMap { $0.pictures.groups.map(\.folder) }
        #expect(folders.sorted() == whole.pictures.groups.map(\.folder).sorted())
        // 30 groups of about as many pictures: the work is even.
        let share = (folders.count + count - 1) / count
        #expect(parts.allSatisfy { $0.count <= share + 1 }, "\(parts.map(\.count))")
        if count <= 5 { #expect(parts.allSatisfy { $0.count >= share - 2 }, "\(parts.map(\.count))") }
    }

    /// One widget in few families: by their names alone one machine had all of them.
    @Test func noMachineIdlesWhereThereIsWorkForIt() throws {
        let whole = try plan()
        for count in 1...whole.count {
            let parts = try (1...count).map { whole.shard(try #require(Shard("\($0)/\(count)"))) }
            #expect(parts.allSatisfy { $0.count > 0 }, "\(parts.map(\.count))")
        }
    }

    @Test func mostGroupsStayInTheirShardWhenOthersAreAdded() throws {
        func parts(_ locales: [String]) throws -> [String: Int] {
            let whole = try plan { $0.locales = locales }
            return try (1...3).reduce(into: [:]) { numbers, number in
                for group in whole.shard(try #require(Shard("\(number)/3"))).pictures.groups {
                    numbers[group.folder] = number
                }
            }
        }
        let few = try parts(["en_US", "de_DE", "ja_JP", "ar_EG"])
        let more = try parts(["en_US", "de_DE", "ja_JP", "ar_EG", "fr_FR"])
        let moved = few.filter { more[$0.key] != $0.value }
        #expect(moved.count <= few.count / 5, "\(moved.count) of \(few.count)")
    }

    @Test func whatIsPlayedTogetherStaysTogether() throws {
        var timeline = TimelineSettings(from: Date(timeIntervalSince1970: 0), length: 3600)
        timeline.products = []
        let whole = try plan(timeline) { $0.locales = ["en_US", "de_DE", "ja_JP", "fr_FR"] }
        for number in 1...3 {
            let part = whole.shard(try #require(Shard("\(number)/3")))
            for placement in Set(part.pictures.groups.map(\.placement)) {
                #expect(
                    part.pictures.groups.filter { $0.placement == placement }.map(\.folder)
                        == whole.pictures.groups.filter { $0.placement == placement }.map(\.folder))
            }
        }
    }

    @Test(arguments: ["", "2", "0/5", "6/5", "-1/5", "1/0", "1/2/3", "a/b", "1/", "1/10001"])
    func noShard(text: String) {
        #expect(Shard(text) == nil)
    }

    @Test func aShardIsPrintedAsItIsTyped() {
        #expect(Shard("2/5")?.description == "2/5")
    }

    @Test func aSelectionBeyondATimelinesEndIsNoted() throws {
        func note(_ entries: String, of count: Int) throws -> String? {
            let selection = try #require(EntrySelection(entries))
            let plan = try plan { $0.entries = selection }
            let answer = TimelineSummary(entries: (0..<count).map { _ in .init(date: .distantPast) }, policy: .never)
            return try #require(plan.pictures.groups.first).noteOnEntries(of: answer)
        }
        #expect(try note("5-", of: 3) == "--entries 5-: the timeline of 'Clock' has 3 entries, 0 to 2")
        #expect(try note("1", of: 1) == "--entries 1: the timeline of 'Clock' has one entry, 0")
        #expect(try note("2-", of: 3) == nil)
        #expect(try note("all", of: 3) == nil)
        #expect(try note("5", of: 0) == nil)
    }

    @Test func aTrapOverNeutralValuesIsSaidToBeOne() {
        var settings = PlanSettings()
        settings.neutralActivities = ["Ride"]
        let trap = FailureReason(.crashed, "trapped: Index out of range"), late = FailureReason(.timedOut, "no answer")
        let message = settings.explained(trap, of: "Ride").message
        #expect(message.contains("Index out of range; the state has placeholder values"))
        #expect(settings.explained(trap, of: "Clock") == trap && settings.explained(late, of: "Ride") == late)
    }
}
