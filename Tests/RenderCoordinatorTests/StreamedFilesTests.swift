import Findings
import Foundation
import PlanSamples
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import RenderModel

/// Files that are written piece by piece are those that would be written at once.
struct StreamedFilesTests {
    private struct Sample: Encodable {
        var after = "x\n  \"pictures\" : [\n\n  ]"
        var before = [1]
        var failures: [[String: String]] = []
        var pictures: [[String: [Int]]] = []
    }

    private func whole(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value) + [UInt8(ascii: "\n")]
    }

    @Test(arguments: [(0, 0), (1, 0), (0, 1), (63, 64), (64, 65), (200, 129)])
    func listsAreWrittenBetween(pictures: Int, failures: Int) throws {
        var sample = Sample()
        sample.pictures = (0..<pictures).map { ["a": [$0], "b": []] }
        sample.failures = (0..<failures).map { ["text": "line\n\($0)", "{": "["] }
        let expected = try whole(sample)
        let lists: [StreamedJSON.List] = [.init("pictures", sample.pictures), .init("failures", sample.failures)]
        (sample.pictures, sample.failures) = ([], [])
        var written = Data()
        try StreamedJSON(sample, lists: lists).write { written += $0 }
        #expect(String(decoding: written, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    }

    private func report(count: Int) throws -> RenderReport {
        let plan = try Samples.plan([Samples.clock]) { $0.presentationKinds = [.family(.systemSmall)] }
        var report = RenderReport(plan: plan)
        for (index, picture) in plan.groups[0].timelinePictures(count: count).enumerated() {
            report.add(
                picture,
                PictureResult(
                    pixelWidth: 474, pixelHeight: 474, sha256: "\(index)", byteCount: 3,
                    entryDate: Date(timeIntervalSince1970: Double(60 * index)), widgetURL: "clock://more/of/it",
                    links: [.init(url: "clock://1", frame: .zero)],
                    findings: [Finding(.glyphMissing, "no glyph for U+1234")], timings: StageTimings()))
        }
        report.failures = [
            RenderFailure(subject: .timeline(plan.groups[0]), reason: FailureReason(.providerTimedOut, "late"))
        ]
        report.sort()
        return report
    }

    @Test func manifestAndPageAreThoseOfTheWholeReport() throws {
        let report = try report(count: 100), folder = try OutputFolder(try temporaryFolder().path)
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        let record = FolderRecord(folder, fonts: "f")
        try record.begin(report.plan.settings)
        var described = report
        described.pictures = ReportedPictures()
        for picture in report.pictures.reversed() {
            try folder.write(Data(picture.file.utf8), to: picture.file)
            let place = try record.add(picture, of: report.plan.groups[picture.group], over: nil)
            described.add(report.planned(picture), picture.result, recorded: (record, place))
        }
        described.sort()
        // What --json says of them, which reads no file.
        #expect(described.pictures.allSatisfy { $0.result.pixelWidth == 474 && $0.result.pixelHeight == 474 })
        #expect(described.pictures.map(\.result.entryDate) == report.pictures.map(\.result.entryDate))
        let reporter = GalleryReporter(record)
        reporter.handle(.rendered(described))
        try reporter.finish()
        let data = try #require(FileManager.default.contents(atPath: folder.path + "/manifest.json"))
        let renderer = try JSONDecoder().decode(Manifest.self, from: data).renderer
        let manifest = Manifest(report, renderer: renderer)
        #expect(try data == whole(manifest))
        let bytes = try #require(FileManager.default.contents(atPath: folder.path + "/index.html"))
        let page = String(decoding: bytes, as: UTF8.self)
        for picture in report.pictures { #expect(page.contains("src=\"\(picture.file)\"")) }
        #expect(page.ranges(of: "<img ").count == report.pictures.count)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.scratch).isEmpty)
    }

    @Test func picturesOfAnEarlierRunAreFoundWhateverTheManifestsForm() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("manifest.json").path
        func files(_ text: String) throws -> [String]? {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            var found: [String] = []
            return ManifestScanner.files(of: path) { found.append($0) } ? found : nil
        }
        let list =
            #"{"a":{"file":"no"},"pictures":[{"x":[{"file":"no"}],"file":"a\"\u00e9.png","y":"}]"},{"file":"b"}]}"#
        #expect(try files(list) == ["a\"é.png", "b"])
        #expect(try files(list.replacing(":", with: " : ").replacing(",", with: "\n , ")) == ["a\"é.png", "b"])
        #expect(try files(#"{"file":"no","pictures":{"file":"no"},"other":[{"file":"no"}]}"#) == [])
        for broken in [String(list.dropLast()), "", "[1]", "{]", #"{"pictures":[}"#] {
            #expect(try files(broken) == nil, "\(broken)")
        }
    }

    @Test func thousandsOfPicturesAreKeptSmall() throws {
        #expect(MemoryLayout<PictureResult>.size <= 512)
        let report = try report(count: 2)
        // What two pictures say alike is there once.
        func address(_ index: Int) -> UnsafeRawPointer? {
            report.pictures[index].result.findings.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
        }
        #expect(address(0) == address(1))
    }
}
