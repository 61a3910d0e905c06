import Findings
import Foundation
import FoundationXML
import Snapshots
import SystemSupport
import Testing

@testable import Reports

struct FormatTests {
    private static let context = ReportContext(files: ReportFiles { _ in nil })

    private static func text(_ format: some ReportFormat, _ report: SnapshotReport) throws -> String {
        String(decoding: try format.data(of: report, context), as: UTF8.self)
    }

    @Test func commandsNameTheirTargetAndFitOneSnapshotOnly() {
        let report = ReportSample.report(), commands = AcceptCommands(report: "out/report")
        let changed = ReportSample.snapshot("Clock/system Small/a[1]*.png", .changed)
        #expect(commands.accept(report) == "darkroom accept 'App/Game Widget' --from out/report")
        #expect(
            commands.advice(for: changed, of: report)?.command
                == "darkroom accept 'App/Game Widget' --from out/report --only 'Clock/system Small/a[[]1][*].png'")
        #expect(commands.advice(for: ReportSample.snapshot("a/b/c.png", .failed), of: report) == nil)
        #expect(commands.advice(for: ReportSample.snapshot("a/b/c.png", .unchanged), of: report) == nil)
        // Accepting leaves what nothing draws any more.
        let orphan = commands.advice(for: ReportSample.snapshot("a/b/c.png", .orphaned), of: report)
        #expect(orphan?.command == "darkroom prune 'App/Game Widget' --from out/report --only a/b/c.png")
        #expect(commands.prune(report) == "darkroom prune 'App/Game Widget' --from out/report")
        #expect(commands.prune(ReportSample.report([changed])) == nil)
        #expect(commands.accept(ReportSample.report([])) == nil)
        // No path of a machine.
        #expect(AcceptCommands(writing: "/builds/1/report").report == "report")
        #expect(AcceptCommands(writing: "out/report").report == "out/report")
        var other = report
        other.goldens = "Snapshots"
        #expect(commands.accept(other)?.contains("--goldens Snapshots") == true)
        // Of a project with several extensions.
        other.targets[0].path = "App --target Game"
        #expect(commands.prune(other) == "darkroom prune App --target Game --goldens Snapshots --from out/report")
        other.targets.append(.init(name: "Clock", path: "App --target Clock"))
        #expect(commands.prune(other) == "darkroom prune App --goldens Snapshots --from out/report")
    }

    @Test func wordsNameTheFirstChangesAndTheNumbers() {
        let words = ReportSample.snapshot("a/b/c.png", .relaxed).words
        #expect(words[0] == "PodiumStep › Image \"Oren\": 40 × 40 → 38 × 38")
        #expect(words.contains("and 2 more"))
        #expect(
            words.contains(
                "84 of 4,900 pixels differ (1.71%), by at most ΔE 12.3; the largest cluster has 40."))
        #expect(words.last == "Allowed: ΔE 2, clusters of 50 pixels, 100 pixels. Reason: The map moves.")
        #expect(Difference.grouped(1_234_567) == "1,234,567" && Difference.grouped(12) == "12")
        #expect(Difference.number(0.0001, digits: 2) == "< 0.01")
    }

    @Test func jUnitCountsFailuresAndErrorsAndIsXML() throws {
        var report = ReportSample.report()
        report.snapshots[0].failure = ReportSample.hostile + "\u{1B}[31m\u{0}"
        report.targets[0].failure = "no such module 'X'"
        let text = try Self.text(JUnitReport(), report)
        let reader = Reader(), parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(text)")
        // Eight snapshots and the target.
        #expect(
            reader.counts == [
                "testsuites": 1, "testsuite": 2, "testcase": 9, "failure": 4, "error": 2, "system-out": 1
            ])
        #expect(text.contains("<testsuites name=\"darkroom\" tests=\"9\" failures=\"4\" errors=\"2\">"))
        #expect(text.contains("Accept it: darkroom accept"))
        #expect(!text.contains("\u{202E}") && !text.contains("time="))
        #expect(reader.attributes["testcase"] == ["classname", "name"])
        #expect(reader.attributes["testsuite"] == ["name", "tests", "failures", "errors", "skipped"])
        #expect(reader.attributes["failure"] == ["type", "message"])
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var counts: [String: Int] = [:]
        var attributes: [String: Set<String>] = [:]

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes values: [String: String]
        ) {
            counts[name, default: 0] += 1
            attributes[name, default: []].formUnion(values.keys)
        }
    }

    @Test func theSummaryKeepsToItsSizeAndEscapes() throws {
        var one = ReportSample.snapshot("Clock/systemSmall/a|b.png", .failed)
        one.failure = ReportSample.hostile + "|\n`x` @all" + String(repeating: "y", count: 3000)
        let text = MarkdownReport.text(ReportSample.report([one]), AcceptCommands())
        #expect(text.contains(#"a\|b.png"#) && text.contains(#"\`x\` \@all"#))
        #expect(!text.contains("<img") && text.contains("&lt;img"))
        let many = (0..<3000).map { number in
            var snapshot = one
            snapshot.file = "Clock/systemSmall/\(number).png"
            return snapshot
        }
        let long = MarkdownReport.text(ReportSample.report(many), AcceptCommands())
        #expect(long.utf8.count < MarkdownReport.byteLimit)
        #expect(long.contains("And 2900 more"))
        #expect(MarkdownReport.text(ReportSample.report([]), AcceptCommands()).hasPrefix("### ✅"))
        #expect(MarkdownReport.text(ReportSample.report(), AcceptCommands()).contains("Relaxed: 1"))
    }

    @Test func annotationsAreEscapedAndAtMostTenOfAKind() {
        var snapshot = ReportSample.snapshot("Clock/systemSmall/a.png", .changed)
        snapshot.changes![0].text = "100 %\n::error::no"
        let lines = GitHubAnnotations.lines(ReportSample.report([snapshot]), AcceptCommands())
        #expect(lines.count == 1)
        #expect(
            lines[0].hasPrefix(
                "::error file=Widget/Podium%2C new.swift,line=12,title=Clock/systemSmall/a.png changed::100 %25%0A::error::no%0A"
            ))
        let many = (0..<30).map { ReportSample.snapshot("Clock/systemSmall/\($0).png", .changed) }
        let shown = GitHubAnnotations.lines(ReportSample.report(many), AcceptCommands())
        #expect(shown.count == 10 && shown[9].contains("and 21 more"))
    }

    @Test func aFactOfManySnapshotsIsOneWarningAndOneResult() throws {
        let snapshots = (0..<68).map { number in
            var snapshot = ReportSample.snapshot("Clock/systemSmall/\(number + 100).png", .unchanged)
            snapshot.findings = [ReportSample.finding("It is pale.", line: 7)]
            return snapshot
        }
        let report = ReportSample.report(snapshots)
        let lines = GitHubAnnotations.lines(report, AcceptCommands())
        #expect(lines.count == 1)
        #expect(lines[0].hasPrefix("::warning file=Widget/Podium.swift,line=7,title="))
        #expect(lines[0].hasSuffix("102.png and 65 more"))
        #expect(try results(report).count == 1)
    }

    private func results(_ report: SnapshotReport) throws -> [[String: Any]] {
        let log =
            try JSONSerialization.jsonObject(with: try SARIFReport().data(of: report, Self.context)) as? [String: Any]
        let run = (log?["runs"] as? [[String: Any]])?.first
        return run?["results"] as? [[String: Any]] ?? []
    }

    @Test func resultsHaveRulesAndPlaces() throws {
        let report = ReportSample.report()
        let results = try results(report)
        #expect(
            results.compactMap { $0["ruleId"] as? String }.sorted() == [
                "snapshot-changed", "snapshot-failed", "snapshot-missing", "snapshot-moved", "snapshot-orphaned"
            ])
        let text = try Self.text(SARIFReport(), report)
        #expect(text.contains("\"uri\" : \"Widget/Podium%2C%20new.swift\"") && text.contains("\"startLine\" : 12"))
        // What has no line stands at its golden.
        #expect(text.contains("\"uri\" : \"Goldens/Clock/systemSmall/missing.png\""))
    }

    @Test func sidecarsLieUnderTheirPathsAndNeverElsewhere() throws {
        var escaping = ReportSample.snapshot("Clock/systemSmall/x.png", .missing)
        escaping.file = "../../x.png"
        let report = ReportSample.report(ReportSample.snapshots + [escaping])
        let folder = try Folder()
        let result = try SentrySidecars.write(
            report, to: folder.path, files: ReportFiles { Data($0.utf8) }, goldens: ReportFiles { _ in nil })
        // Neither what is not drawn any more nor what could not be drawn.
        #expect(result.written == 6 && result.withoutPicture == ["../../x.png", "Clock/systemSmall/failed.png"])
        let data = try #require(folder.read("sentry/Clock/systemSmall/relaxed.json"))
        let values = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(values["display_name"] as? String == "Clock, systemSmall, timeline 0, dark")
        #expect(values["group"] as? String == "Clock")
        #expect(abs((values["diff_threshold"] as? Double ?? 0) - 100.0 / 4900) < 1e-9)
        #expect((values["tags"] as? [String: String])?["scheme"] == "dark")
        #expect(folder.read("sentry/Clock/systemSmall/relaxed.png") != nil)
        #expect(folder.read("sentry/Clock/systemSmall/orphaned.png") == nil)
    }
}
