import Findings
import Foundation
import PlanSamples
import RenderModel
import SystemSupport
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import RenderPlanning

/// The folder that shards make together is that of one machine.
struct FolderJoinTests {
    private let parent: String

    init() throws { parent = try temporaryFolder().path }

    /// Renders the plan, or a part of it.
    private func render(
        _ shard: String?, into name: String, clock: TimeInterval = 0, pixels: String = "",
        _ adjust: (inout PlanSettings) -> Void = { _ in }
    ) throws {
        var run = RunPlan(
            .render,
            try Samples.plan {
                ($0.shard, $0.clock) = (shard.flatMap(Shard.init), Date(timeIntervalSince1970: clock))
                adjust(&$0)
            })
        if let shard { run = run.shard(Shard(shard)!) }
        let plan = run.pictures
        let output = try OutputFolder("\(parent)/\(name)"), record = FolderRecord(output, fonts: "f")
        defer { output.removeScratch() }
        var report = RenderReport(plan: plan)
        try record.begin(plan.settings)
        for group in plan.groups {
            report.timelines[group.id] = TimelineSummary(
                entries: (0..<2).map { .init(date: Date(timeIntervalSince1970: Double($0))) }, policy: .atEnd)
            for picture in group.immediatePictures + group.timelinePictures(count: 2) {
                if picture.request.variant == .placeholder, picture.request.scheme == .dark {
                    let reason = FailureReason(.crashed, "trapped")
                    report.failures.append(RenderFailure(subject: .picture(picture), reason: reason))
                    continue
                }
                let data = Data((pixels + picture.file).utf8)
                try output.write(data, to: picture.file)
                var requests = MissingData()
                requests.suites["group"] = [group.folder]
                let result = PictureResult(
                    pixelWidth: 1, pixelHeight: 1, sha256: SHA256.hexadecimal(data), byteCount: data.count,
                    findings: [Finding(.glyphMissing, "no glyph for \(group.presentationKind)")],
                    timings: StageTimings(),
                    dataRequests: requests)
                let described = try record.add(.init(planned: picture, result: result), of: group, over: nil)
                report.add(picture, result, recorded: (record, described))
            }
        }
        report.sort()
        let reporter = GalleryReporter(record)
        reporter.handle(.rendered(report))
        try reporter.finish()
    }

    private func join(_ names: [String]) throws -> FolderContents {
        let output = try OutputFolder("\(parent)/joined")
        defer { output.removeScratch() }
        return try FolderJoin(names.map { "\(parent)/\($0)" }).write(to: output, policy: FindingPolicy())
    }

    private func problem(_ names: [String]) -> String {
        do {
            _ = try join(names)
            return ""
        } catch { return "\(error)".replacing("\(parent)/", with: "") }
    }

    private func contents(_ name: String) throws -> [String: Data] {
        let folder = "\(parent)/\(name)"
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.contains(".") }
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0, FileManager.default.contents(atPath: "\(folder)/\($0)") ?? Data()) })
    }

    /// A cache that CI restores holds the pictures of yesterday's sources, of all shards or of other ones.
    @Test func picturesOfEarlierRunsAreNotJoined() throws {
        try render(nil, into: "whole")
        try render(nil, into: "part-1", pixels: "yesterday ")
        try render("2/3", into: "part-2", pixels: "yesterday ")
        try render(nil, into: "part-2", pixels: "yesterday ") { $0.schemes = [.dark] }
        for number in 1...2 { try render("\(number)/2", into: "part-\(number)") }
        _ = try join(["part-1", "part-2"])
        let (one, other) = (try contents("whole"), try contents("joined"))
        #expect(Set(one.keys) == Set(other.keys))
        for (name, data) in one { #expect(other[name] == data, "\(name)") }
        #expect(try FolderJoin(["\(parent)/part-1", "\(parent)/part-2"]).keptCount > 0)
    }

    @Test(arguments: [1, 2, 3, 5]) func allPartsGiveTheWhole(count: Int) throws {
        try render(nil, into: "whole")
        let names = (1...count).map { "part-\($0)" }
        for (index, name) in names.enumerated() { try render("\(index + 1)/\(count)", into: name) }
        let joined = try join(names.reversed())
        #expect(!joined.failures.isEmpty)
        let (one, other) = (try contents("whole"), try contents("joined"))
        #expect(Set(one.keys) == Set(other.keys))
        for (name, data) in one { #expect(other[name] == data, "\(name)") }
    }

    @Test func whatDoesNotBelongTogetherIsRefused() throws {
        try render(nil, into: "whole")
        try render("1/2", into: "one")
        try render("2/2", into: "two")
        try render("2/2", into: "again")
        try render("2/2", into: "later", clock: 60)
        try render("3/3", into: "third")
        #expect(problem(["one"]).hasPrefix("shard 2/2 is missing; specify its folder, too, or render it with"))
        #expect(problem(["one", "whole"]).hasPrefix("whole is no shard"))
        #expect(problem(["one", "two", "again"]).contains("are both shard 2/2"))
        #expect(problem(["one", "later"]).hasPrefix("later and one are of different plans"))
        #expect(problem(["one", "two", "third"]).contains("third is shard 3/3"))
        #expect(problem(["one", "nothing"]).hasPrefix("nothing has no complete manifest.json"))
        #expect(problem(["one", "joined"]).hasPrefix("joined has no complete manifest.json"))
    }

    /// Options that no folder's name tells of: pictures would be missing, or of another look than the rest.
    @Test func partsOfOtherOptionsAreRefused() throws {
        try render("1/2", into: "one")
        let others: [(inout PlanSettings) -> Void] = [
            { $0.schemes = [.light] }, { $0.variants = [.snapshot] }, { $0.entries = EntrySelection("0")! },
            { $0.instants = [Date(timeIntervalSince1970: 60)] }, { $0.scales = [2] }, { $0.palette = .ios18 },
            { $0.wallpaper = .preset(name: "dusk") }, { $0.contrast = .increased }, { $0.isLuminanceReduced = true },
            { $0.system = SystemVersion(major: 18) }
        ]
        for (index, adjust) in others.enumerated() {
            try render("2/2", into: "other-\(index)", adjust)
            #expect(
                problem(["one", "other-\(index)"]).hasPrefix("other-\(index) and one are of different plans"),
                "\(index)")
        }
    }

    @Test func partsInOtherFormatsAreRefused() throws {
        try render("1/2", into: "one")
        try render("2/2", into: "two")
        let file = try #require(try contents("one").keys.first { $0.hasSuffix(".png") })
        try Data().write(to: URL(fileURLWithPath: "\(parent)/one/\(Companion.webp.file(of: file))"))
        #expect(problem(["one", "two"]).hasPrefix("one has webp files and two has none; render both with the same"))
    }

    @Test func aPictureThatWasChangedIsRefused() throws {
        try render("1/1", into: "one")
        let file = try #require(try contents("one").keys.first { $0.hasSuffix(".png") })
        try Data("other".utf8).write(to: URL(fileURLWithPath: "\(parent)/one/\(file)"))
        #expect(
            problem(["one"]).hasPrefix("one/\(file) is not the image that its manifest lists; render shard 1/1"))
    }

    @Test func aPartIsNotWrittenOver() throws {
        try render("1/1", into: "joined")
        #expect(problem(["joined"]).hasPrefix("joined is one of the shards; choose another folder with --output"))
    }

    @Test func whatAnEarlierOrderHadMoreStandsBehindItsNeighbor() {
        func merged(_ names: [String], _ earlier: [String]) -> [String] {
            OrderedNames(names).merged(with: earlier).names
        }
        #expect(merged(["b"], ["a", "b", "c"]) == ["a", "b", "c"])
        #expect(merged(["c", "a"], ["a", "b", "c", "d"]) == ["c", "d", "a", "b"])
        #expect(merged([], ["b", "a", "b"]) == ["b", "a"])
        #expect(merged(["x"], []) == ["x"])
    }
}
