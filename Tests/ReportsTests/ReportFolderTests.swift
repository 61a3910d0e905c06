import Foundation
import Snapshots
import Testing

@testable import Reports

struct ReportFolderTests {
    @Test func whatIsWrittenIsReadAgain() throws {
        let folder = try Folder(), report = ReportSample.report()
        try folder.write("{}", to: "junit.xml")
        try folder.write("old", to: "images/0123456789abcdef.png")
        try folder.write("mine", to: "images/photo.png")
        try ReportFolder.write(report, to: folder.path, ["images/d.png": { Data([1]) }, "../x": { Data([2]) }])
        #expect(try ReportFolder(reading: folder.path).report == report)
        #expect(try ReportFolder(reading: folder.path + "/report.json").report == report)
        #expect(folder.read("images/d.png") == Data([1]) && folder.read("../x") == nil)
        #expect(folder.read("index.html") != nil)
        // What an earlier report left goes, what is not a report's stays.
        #expect(folder.read("junit.xml") == nil && folder.read("images/0123456789abcdef.png") == nil)
        #expect(folder.read("images/photo.png") != nil)
    }

    @Test func mergingBringsThePicturesAlong() throws {
        let one = try Folder(), two = try Folder(), merged = try Folder()
        var reports = [ReportSample.report(), ReportSample.report()]
        reports[0].snapshots = Array(reports[0].snapshots.prefix(3))
        reports[1].snapshots = Array(reports[1].snapshots.dropFirst(3))
        for (index, path) in [one.path, two.path].enumerated() {
            reports[index].shards = ["\(index + 1)/2"]
            let file = reports[index].files.sorted()[0]
            try ReportFolder.write(reports[index], to: path, [file: { Data("\(file)".utf8) }])
        }
        let folders = [try ReportFolder(reading: one.path), try ReportFolder(reading: two.path)]
        let report = try ReportFolder.merge(folders, to: merged.path, .init(formats: ReportFormatName.allCases))
        #expect(report == ReportSample.report())
        for file in reports.map({ $0.files.sorted()[0] }) { #expect(merged.read(file) == Data(file.utf8)) }
        for name in ReportFormatName.allCases { #expect(merged.read(name.format.fileName) != nil, "\(name)") }
    }

    @Test(arguments: [
        ("", "is not a report: it is not JSON"), ("{", "is not a report: it is not JSON"), ("[]", "is of another type"),
        ("{}", "schemaVersion is not there"), (#"{"schemaVersion": 99}"#, "has schema version 99"),
        (#"{"schemaVersion": 1}"#, "is not there"),
        (
            #"{"schemaVersion":1,"renderer":{"name":"d","version":"1"},"goldens":"G","settings":[],"targets":[],"#
                + #""snapshots":[{"file":"a","state":"odd","subject":{"target":"t","kind":"k","family":"f"}}]}"#,
            "snapshots[0].state has a value that is unknown"
        )
    ])
    func badReportsAreErrorsThatNameTheFile(text: String, problem: String) throws {
        let folder = try Folder()
        try folder.write(text, to: "report.json")
        do {
            _ = try ReportFolder(reading: folder.path)
            Issue.record("it was read")
        } catch let error as ReportFolderError {
            #expect(error.description.contains(folder.path) && error.description.contains(problem), "\(error)")
        }
    }

    @Test func cutReportsAreErrorsToo() throws {
        let data = try JSONReport.data(of: ReportSample.report())
        for count in stride(from: 0, to: data.count - 2, by: 37) {
            #expect(throws: ReportFolderError.self) { try ReportFolder.report(data.prefix(count), "report.json") }
        }
    }

    @Test func pathsThatLeadElsewhereAreNotFollowed() {
        for path in ["", "/etc/passwd", "../a.png", "a/../../b.png", "a//b.png", "./a.png", "a\u{0}.png"] {
            #expect(!ReportFiles.staysInside(path), "\(path)")
        }
        #expect(ReportFiles.staysInside("images/a..b.png"))
    }

    @Test func theSummaryIsAppendedAndAnnotationsArePrinted() throws {
        let folder = try Folder()
        try folder.write("before\n", to: "summary")
        nonisolated(unsafe) var lines: [String] = []
        let service = ContinuousIntegration(
            ["GITHUB_STEP_SUMMARY": folder.path + "/summary", "GITHUB_ACTIONS": "true"], output: { lines.append($0) })
        try service.tell(ReportSample.report(), commands: AcceptCommands())
        #expect(String(decoding: try #require(folder.read("summary")), as: UTF8.self).hasPrefix("before\n### ❌"))
        #expect(lines.contains { $0.hasPrefix("::error ") } && lines.contains { $0.hasPrefix("::notice ") })
        lines = []
        try ContinuousIntegration([:], output: { lines.append($0) }).tell(
            ReportSample.report(), commands: AcceptCommands())
        #expect(lines.isEmpty)
    }
}
