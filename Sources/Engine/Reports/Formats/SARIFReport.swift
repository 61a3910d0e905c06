import Findings
import Foundation
import Snapshots
import SystemSupport

/// `report.sarif`, version 2.1.0, which code scanning reads: what changed and what was found, each at its line. Where no
/// line is known it stands at the golden, as services drop what has no place.
package struct SARIFReport: ReportFormat {
    package init() {}

    package var fileName: String { "report.sarif" }

    package func data(of report: SnapshotReport, _ context: ReportContext) throws -> Data {
        let groups = report.findingGroups
        var results = report.snapshots.filter(\.isProblem).map { Self.result($0, report, context) }
        results += groups.map { Self.result($0, report, context.paths) }
        results += report.targets.flatMap { target in
            (target.errors ?? []).map { error in
                Result(
                    ruleId: Snapshot.State.failed.ruleID, level: "error",
                    message: Text(text: "\(target.name) did not compile: \(error.message)"),
                    locations: [Location(context.paths.path(error.file), line: error.line)],
                    partialFingerprints: ["darkroom/v1": Self.digest([error.file, error.message])])
            }
        }
        results += report.placelessProblems.map { problem in
            Result(
                ruleId: Snapshot.State.failed.ruleID, level: "error", message: Text(text: problem),
                locations: [Location(context.paths.path(report.goldens), line: nil)],
                partialFingerprints: ["darkroom/v1": Self.digest([problem])])
        }
        let states = ReportCounts.order.filter { state in results.contains { $0.ruleId == state.ruleID } }
        let codes = Set(groups.map(\.code)).sorted()
        let rules =
            states.map { Rule(id: $0.ruleID, shortDescription: Text(text: $0.sentence), help: nil) }
            + codes.map { code in
                Rule(
                    id: code.name, shortDescription: Text(text: code.summary.isEmpty ? code.name : code.summary),
                    help: code.advice.isEmpty ? nil : Text(text: code.advice))
            }
        let driver = Driver(name: report.renderer.name, semanticVersion: report.renderer.version, rules: rules)
        let log = Log(runs: [Run(tool: Tool(driver: driver), results: results)])
        return try JSONEncoder.forFiles.encode(log) + [UInt8(ascii: "\n")]
    }

    private static func result(_ snapshot: Snapshot, _ report: SnapshotReport, _ context: ReportContext) -> Result {
        let commands = context.commands
        let lines =
            ["\(snapshot.file): \(snapshot.state.sentence)"]
            + snapshot.words.filter { $0 != snapshot.state.sentence } + commands.sentence(for: snapshot, of: report)
        let place = snapshot.source, file = place?.file ?? "\(report.goldens)/\(snapshot.file)"
        return Result(
            ruleId: snapshot.state.ruleID, level: "error", message: Text(text: lines.joined(separator: "\n")),
            locations: [Location(context.paths.path(file), line: place?.line)],
            partialFingerprints: ["darkroom/v1": digest([snapshot.state.ruleID, snapshot.file])])
    }

    private static func result(_ group: FindingGroup, _ report: SnapshotReport, _ paths: RepositoryPaths) -> Result {
        let place = group.source, picture = group.pictures?.first ?? ""
        let file = place?.file ?? "\(report.goldens)/\(picture)"
        return Result(
            ruleId: group.code.name, level: group.severity.rawValue,
            message: Text(text: "\(group.message)\nIn \(group.pictureNames)"),
            locations: [Location(paths.path(file), line: place?.line)],
            partialFingerprints: ["darkroom/v1": digest([group.code.name, group.message, picture])])
    }

    private static func digest(_ parts: [String]) -> String { String(SHA256.hexadecimal(parts: parts).prefix(32)) }
}

extension Snapshot.State {
    fileprivate var ruleID: String { "snapshot-\(rawValue)" }
}

// As the standard names its objects.

private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }
}

private struct Run: Encodable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var results: [Result]
}

private struct Tool: Encodable {
    var driver: Driver
}

private struct Driver: Encodable {
    var name: String
    var semanticVersion: String
    var rules: [Rule]
}

private struct Rule: Encodable {
    var id: String
    var shortDescription: Text
    var help: Text?
}

private struct Text: Encodable {
    var text: String
}

private struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]
}

private struct Location: Encodable {
    struct Physical: Encodable {
        var artifactLocation: Artifact
        var region: Region?
    }

    struct Artifact: Encodable {
        var uri: String
    }

    struct Region: Encodable {
        var startLine: Int
    }

    var physicalLocation: Physical

    init(_ file: String, line: Int?) {
        physicalLocation = Physical(
            artifactLocation: Artifact(uri: FileAddress.relative(file)),
            region: line.map { Region(startLine: max(1, $0)) })
    }
}
