import Findings
import Foundation
import Gallery
import PlanSamples
import RenderModel
import SystemSupport
import TestSupport
import Testing

@testable import RenderCoordinator

/// What becomes of a folder that several runs write into.
struct FolderRecordTests {
    /// A run whose pictures hold their scheme's name.
    private func run(
        _ schemes: [SchemeName], in folder: String, clean: Bool = false, clock: TimeInterval = 0,
        isKilled: Bool = false,
        failing: Set<String> = [], pixels: String = "pixels"
    ) throws -> FolderRecord.Counts {
        let plan = try Samples.plan([Samples.clock]) {
            ($0.presentationKinds, $0.schemes) = ([.family(.systemSmall)], schemes)
            $0.clock = Date(timeIntervalSince1970: clock)
        }
        let output = try OutputFolder(folder), record = FolderRecord(output, fonts: "f", isCleaned: clean)
        defer { output.removeScratch() }
        var report = RenderReport(plan: plan)
        try record.begin(plan.settings)
        for picture in plan.groups[0].timelinePictures(count: 2) {
            if failing.contains(picture.file) {
                let reason = FailureReason(.crashed, "trapped")
                report.failures.append(RenderFailure(subject: .picture(picture), reason: reason))
                continue
            }
            let earlier = record.earlier(picture.file)
            let data = Data("\(pixels) \(picture.file)".utf8)
            try output.write(data, to: picture.file)
            var result = PictureResult(
                pixelWidth: 474, pixelHeight: 474, sha256: SHA256.hexadecimal(data), byteCount: data.count,
                findings: [Finding(.glyphMissing, "no glyph for U+1234")], timings: StageTimings())
            result.drawing = "d"
            let described = try record.add(
                .init(planned: picture, result: result), of: plan.groups[0], over: earlier)
            report.add(picture, result, recorded: (record, described))
        }
        guard !isKilled else { return record.counts.withLock(\.self) }
        report.sort()
        let reporter = GalleryReporter(record)
        reporter.handle(.rendered(report))
        try reporter.finish()
        return record.counts.withLock(\.self)
    }

    private func manifest(_ folder: String) throws -> Manifest {
        let data = try #require(FileManager.default.contents(atPath: "\(folder)/manifest.json"))
        return try JSONDecoder().decode(Manifest.self, from: data)
    }

    private func files(_ folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    }

    private func folder() throws -> String { try temporaryFolder().appendingPathComponent("out").path }

    @Test func anotherSelectionKeepsWhatIsThere() throws {
        let folder = try folder()
        #expect(try run([.light], in: folder) == .init(new: 3))
        #expect(try run([.dark], in: folder) == .init(new: 3, kept: 3))
        let manifest = try manifest(folder)
        #expect(
            manifest.pictures.map(\.file)
                == [
                    "timeline-0-light", "timeline-0-dark", "timeline-1-light", "timeline-1-dark", "privacy-light",
                    "privacy-dark"
                ].map { "Clock/systemSmall/\($0).png" })
        #expect(manifest.findingGroups?.map(\.count) == [6])
        #expect(manifest.earlierRuns == nil)
        let page = String(decoding: FileManager.default.contents(atPath: "\(folder)/index.html")!, as: UTF8.self)
        for picture in manifest.pictures {
            let name = String(picture.file.split(separator: "/").last!)
            #expect(page.contains(name), "the page does not show \(name)")
        }
    }

    /// The page is made of what is in memory, where it is.
    @Test func thePageTellsWhatTheManifestDoes() throws {
        let folder = try folder()
        for (schemes, clock) in [([SchemeName.light], 1000.0), ([.dark], 2000), ([.light, .dark], 2000)] {
            _ = try run(schemes, in: folder, clock: clock)
            let manifest = try ManifestGallery([.init(ManifestReader("\(folder)/manifest.json"), name: "")])
            let other = try OutputFolder(self.folder())
            defer { other.removeScratch() }
            try GalleryPage(manifest.outline, manifest).write(in: other.path) { try other.write(to: $0, $1) }
            let page = try #require(FileManager.default.contents(atPath: "\(other.path)/index.html"))
            #expect(page == FileManager.default.contents(atPath: "\(folder)/index.html"))
        }
    }

    /// As if one run had drawn both, whichever came first.
    @Test func theOrderIsThatOfOneRun() throws {
        let one = try folder(), two = try folder()
        _ = try run([.light, .dark], in: one)
        _ = try run([.dark], in: two)
        _ = try run([.light], in: two)
        #expect(try manifest(two).pictures == manifest(one).pictures)
    }

    @Test func cleaningRemovesTheRestAndNothingElse() throws {
        let folder = try folder()
        _ = try run([.light], in: folder)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/Clock/systemSmall/mine.png"))
        #expect(try run([.dark], in: folder, clean: true) == .init(new: 3, removed: 3))
        #expect(try manifest(folder).pictures.count == 3)
        #expect(try files(folder).contains("Clock/systemSmall/mine.png"))
        #expect(try files(folder).count { $0.hasSuffix("-light.png") } == 0)
    }

    @Test func whatIsDrawnAgainIsUnchangedOrChanged() throws {
        let folder = try folder()
        _ = try run([.light], in: folder)
        #expect(try run([.light], in: folder) == .init(unchanged: 3))
        #expect(try run([.light], in: folder, pixels: "others") == .init(changed: 3))
        unlink("\(folder)/Clock/systemSmall/timeline-0-light.png")
        #expect(try run([.light], in: folder, pixels: "others") == .init(new: 1, unchanged: 2))
    }

    @Test func aPictureThatFailsGoes() throws {
        let folder = try folder(), file = "Clock/systemSmall/timeline-0-light.png"
        _ = try run([.light], in: folder)
        #expect(try run([.light], in: folder, failing: [file]) == .init(unchanged: 2, removed: 1))
        #expect(try !files(folder).contains(file))
        #expect(try !manifest(folder).pictures.contains { $0.file == file })
    }

    @Test func picturesOfOtherSettingsNameTheirRun() throws {
        let folder = try folder()
        _ = try run([.light], in: folder, clock: 1000)
        _ = try run([.dark], in: folder, clock: 2000)
        let manifest = try manifest(folder), name = try #require(manifest.earlierRuns?.keys.first)
        #expect(manifest.earlierRuns?[name]?.settings.clock == ClockTime.text(Date(timeIntervalSince1970: 1000)))
        #expect(manifest.pictures.allSatisfy { $0.run == ($0.scheme == .light ? name : nil) })
        // Back again, it is the other run's pictures that are an earlier run's.
        _ = try run([.light], in: folder, clock: 1000)
        let back = try self.manifest(folder)
        #expect(back.pictures.allSatisfy { ($0.run == nil) == ($0.scheme == .light) })
        #expect(back.earlierRuns?.count == 1)
    }

    @Test func whatAKilledRunHasDrawnIsKnown() throws {
        let folder = try folder()
        _ = try run([.light], in: folder, isKilled: true)
        #expect(FileManager.default.fileExists(atPath: "\(folder)/.darkroom.journal"))
        #expect(try run([.light, .dark], in: folder) == .init(new: 3, unchanged: 3))
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/.darkroom.journal"))
        let other = try self.folder()
        _ = try run([.light, .dark], in: other)
        for file in try files(other) where file.contains(".") {
            #expect(
                FileManager.default.contents(atPath: "\(folder)/\(file)")
                    == FileManager.default.contents(atPath: "\(other)/\(file)"), "\(file)")
        }
        #expect(try files(folder) == files(other))
    }

    /// Whichever byte it was killed at.
    @Test func aJournalThatWasCutOffIsReadAsFarAsItGoes() throws {
        let folder = try folder(), path = "\(folder)/.darkroom.journal"
        _ = try run([.light], in: folder, isKilled: true)
        let whole = try #require(FileManager.default.contents(atPath: path))
        for count in stride(from: 0, to: whole.count, by: 97) {
            try whole.prefix(count).write(to: URL(fileURLWithPath: path))
            var seen = 0
            _ = PictureJournal(in: folder) { _, _, _ in seen += 1 }
            // The run and its pictures.
            #expect(seen <= 4)
        }
        try (whole.prefix(whole.count - 10)).write(to: URL(fileURLWithPath: path))
        let counts = try run([.light], in: folder)
        #expect(counts == .init(new: 1, unchanged: 2))
    }

    @Test func aManifestOfAnotherFormIsLeftAlone() throws {
        let folder = try folder()
        _ = try run([.light], in: folder)
        try Data(#"{"pictures": [{"file": "Clock/systemSmall/timeline-0-light.png"}"#.utf8).write(
            to: URL(fileURLWithPath: "\(folder)/manifest.json"))
        #expect(try run([.dark], in: folder, clean: true) == .init(new: 3))
        #expect(try files(folder).contains("Clock/systemSmall/timeline-0-light.png"))
    }
}
