import PlanSamples
import Testing

@testable import Findings
@testable import RenderCoordinator
@testable import RenderModel

struct SummaryTests {
    @Test func listsFactsTheSeverestFirst() throws {
        var report = RenderReport(plan: try Samples.plan())
        report.timelines[0] = TimelineSummary(
            entries: [], policy: .never,
            findings: [
                Finding(.textTruncated, "second"), Finding(.textClipped, "first"), Finding(.textClipped, "first again"),
                Finding(.fontUnreadable, "worst")
            ])
        let text = Summary(report: report, wallTime: 1.234, page: "out/index.html").description
        #expect(
            text == """
                Rendered 0 images of 2 widgets in 1.23 s.
                4 findings:
                  error font-unreadable: worst
                  note text-clipped: first
                  note text-clipped: first again
                  note text-truncated: second
                Open out/index.html
                """)
    }

    @Test func longListsAreCut() throws {
        var report = RenderReport(plan: try Samples.plan())
        let group = report.plan.groups[0]
        report.failures = group.timelinePictures(count: 30).map {
            RenderFailure(subject: .picture($0), reason: FailureReason(.failed, "x \($0.file)"))
        }
        let text = Summary(report: report, wallTime: 1, page: "p").description
        #expect(text.contains("62 requests failed:"))
        #expect(text.contains("  … and 42 more; the manifest lists them all"))
    }

    @Test("Requests that failed for one reason are one line")
    func causesAreToldOnce() throws {
        var report = RenderReport(plan: try Samples.plan())
        report.failures = report.plan.groups[0].timelinePictures(count: 2).map {
            RenderFailure(subject: .picture($0), reason: FailureReason(.crashed, "trapped: x"))
        }
        report.failures[1].reason = FailureReason(.timedOut, "no answer")
        let text = Summary(report: report, wallTime: 1, page: "p").description
        #expect(text.contains("failed:\n  Clock systemSmall timeline 0, light and "))
        #expect(text.contains(" more: trapped: x\n  Clock systemSmall timeline"))
        #expect(text.components(separatedBy: "trapped: x").count == 2)
    }

    @Test("Requests that one missing part of the code fails are one line, however it was reached")
    func missingCodeIsToldOnce() throws {
        var report = RenderReport(plan: try Samples.plan())
        let pictures = report.plan.groups[0].timelinePictures(count: 2),
            part = "Kit/A.swift:1: 'func f()' is left out (x)"
        report.failures = pictures.prefix(3).map {
            RenderFailure(subject: .picture($0), reason: FailureReason(.crashed, "trapped: \(part); T has no value"))
        }
        report.failures[1].reason = FailureReason(.providerTimedOut, "getTimeline does not answer: \(part)")
        report.failures[2].reason = FailureReason(.crashed, "trapped: Kit/A.swift:2: 'func g()' is left out (x)")
        let text = Summary(report: report, wallTime: 1, page: "p").description
        #expect(text.components(separatedBy: part).count == 2, "\(text)")
        #expect(text.contains("Kit/A.swift:2"))
    }

    @Test func whatIsNotTriedIsOneLine() throws {
        var report = RenderReport(plan: try Samples.plan())
        let pictures = report.plan.groups[0].timelinePictures(count: 30)
        report.failures = pictures.map {
            RenderFailure(subject: .picture($0), reason: FailureReason(.notTried, "skipped: x"))
        }
        report.failures[0].reason = FailureReason(.timedOut, "no answer")
        report.brokenWidgets =
            [BrokenWidget(type: "Weather", reason: .crashed, message: "trapped: y")]
            + ["A", "B", "C", "D", "E"].map { BrokenWidget(type: $0, reason: .crashed, message: "trapped: z") }
        let text = Summary(report: report, wallTime: 1, page: "p").description
        #expect(
            text.contains(
                """
                62 requests failed:
                  Clock systemSmall timeline 0, light: no answer
                  61 more of Clock: skipped: x
                6 widgets could not be described:
                  Weather: trapped: y
                  A, B, C, D and 1 more: trapped: z
                """))
    }

    @Test func whatIsNotTriedForOneReasonIsOneLine() throws {
        var report = RenderReport(plan: try Samples.plan())
        let clock = report.plan.groups[0].timelinePictures(count: 2)
        report.failures = (clock + clock).map {
            RenderFailure(subject: .picture($0), reason: FailureReason(.notTried, "skipped: x"))
        }
        let other = try #require(report.plan.groups.first { $0.widget.kind != report.plan.groups[0].widget.kind })
        report.failures.append(
            RenderFailure(subject: .timeline(other), reason: FailureReason(.notTried, "skipped: x")))
        let text = Summary(report: report, wallTime: 1, page: "p").description
        #expect(
            text.contains("  \(report.failures.count) more of Clock, \(other.widget.kind): skipped: x\n"), "\(text)")
    }

    @Test func findingsOfALineAreOneLine() throws {
        func group(_ message: String, line: Int?, _ code: FindingCode = .smallText) -> FindingGroup {
            FindingGroup(
                code: code, severity: .warning, message: message,
                source: line.map { SourcePlace(file: "A.swift", line: $0) }, count: 1)
        }
        let findings = [
            group("a", line: 1), group("b", line: 2), group("c", line: 1), group("d", line: 1, .lowContrast),
            group("e", line: nil), group("f", line: nil), group("g", line: 1)
        ]
        let report = RenderReport(plan: try Samples.plan())
        let text = Summary(report: report, findings: findings, wallTime: 1, page: "p").description
        #expect(
            text.contains(
                """
                7 findings:
                  warning small-text: A.swift:1: a; 2 more of this line
                  warning small-text: A.swift:2: b
                  warning low-contrast: A.swift:1: d
                  warning small-text: e
                  warning small-text: f
                """), "\(text)")
        let many = (0..<50).map { group("\($0)", line: $0 / 2) }
        #expect(
            Summary(report: report, findings: many, wallTime: 1, page: "p").description
                .contains("  … and 10 more; the manifest lists them all"))
    }

    @Test func tablesAlign() {
        let table = TextTable(columns: [("a", .left), ("bb", .right)], rows: [["long", "1"], ["x", "100"]])
        #expect(table.description == "a      bb\nlong    1\nx     100")
    }
}
