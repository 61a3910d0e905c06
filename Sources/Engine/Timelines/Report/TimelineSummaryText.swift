import DisplayList
import Findings
import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport
import Taps

/// What playing time prints when it is done.
package struct TimelineSummaryText: CustomStringConvertible {
    package var report: TimelineReport
    /// Seconds.
    package var wallTime: Double
    /// As the user would write it.
    package var folder: String

    package init(report: TimelineReport, wallTime: Double, folder: String) {
        (self.report, self.wallTime, self.folder) = (report, wallTime, folder)
    }

    /// How many findings are spelled out.
    private static let longest = 20

    package var description: String {
        var table = TextTable(columns: [
            ("widget", .left), ("family", .left), ("asked", .right), ("delayed", .right), ("shown", .right),
            ("images", .right), ("animation", .left)
        ])
        for track in report.tracks {
            let films = track.films
            let seconds = films.compactMap(\.animation?.duration).first.map { "\(($0 * 10).rounded() / 10) s" }
            let pictures: Int = films.reduce(0) { $0 + Set($1.frames.map(\.result.sha256)).count }
            let simulation = track.simulation
            table.rows.append([
                track.group.widget.kind, track.group.presentationKind.description,
                "\(simulation.reloads.count)", "\(simulation.delays.count)", "\(simulation.showings.count)",
                "\(pictures)", seconds ?? ""
            ])
        }
        return "\(table)\n\(headline)\n\(taps)\(findings)\nSee \(folder)/\(OutputFile.page)"
    }

    private var headline: String {
        let seconds = (wallTime * 100).rounded() / 100
        let pictures = Count.text(report.pictureCount, "image")
        return "Played \(SpanText.text(report.settings.length)) of \(Count.text(report.tracks.count, "timeline")): "
            + "\(Count.text(report.frameCount, "moment")), \(pictures) in \(seconds) s."
    }

    /// A line for each tap: what it hit and what came of it.
    private var taps: String {
        report.tracks.flatMap { track in
            track.taps.map { date, outcome in
                "  \(ClockTime.text(date)) \(track.group.widget.kind) \(track.group.presentationKind) tapped: "
                    + TapText(outcome: outcome).description + "\n"
            }
        }.joined()
    }

    private var findings: String {
        let groups = Dictionary(grouping: report.findings, by: \.code).map(\.value)
            .sorted { ($0[0].severity.rank, $1[0].code) > ($1[0].severity.rank, $0[0].code) }
        guard !groups.isEmpty else { return "No findings." }
        let lines = groups.prefix(Self.longest).map {
            "  \($0[0].severity) \($0[0].code) (\($0.count)): \($0[0].message)"
        }
        return (["\(Count.text(report.findings.count, "finding")):"] + lines).joined(separator: "\n")
    }
}

/// What a tap hit and did, in a line.
struct TapText: CustomStringConvertible {
    let outcome: TapOutcome

    var description: String {
        if let failure = outcome.failure { return failure.message }
        if let reason = outcome.inactive { return reason }
        if let performed = outcome.performed {
            let activities = (performed.activities ?? []).map {
                ", \($0.event.rawValue) the Live Activity \($0.kind) (\($0.id))"
            }
            return "performed \(performed.intent), reloaded \(outcome.reloaded.joined(separator: ", "))"
                + activities.joined()
        }
        guard let target = outcome.target else { return "nothing" }
        if let url = target.url { return "opens \(url)" }
        return "opens the app" + (outcome.userActivity.map { " with a user activity of type \($0.activityType)" } ?? "")
    }
}

/// Findings as a list of a page.
struct FindingsList {
    private let items: [(severity: Finding.Severity, code: FindingCode, text: String)]

    init(findings: [Finding]) { items = findings.map { ($0.severity, $0.code, $0.message) } }

    /// Each with its line of the source and the pictures that have it.
    init(groups: [FindingGroup]) { items = groups.map { ($0.severity, $0.code, $0.statement) } }

    var html: String {
        guard !items.isEmpty else { return "" }
        let lines = items.map { item in
            "<li class=\"\(item.severity.rawValue)\"><b>\(item.severity.rawValue): "
                + "\(HTML.escape(item.code.name))</b> \(HTML.escape(item.text))</li>"
        }
        return "<ul class=\"findings\">\n\(lines.joined(separator: "\n"))\n</ul>"
    }
}

/// What came of playing the time of some widgets.
package struct TimelineReport: Sendable {
    package var plan: RenderPlan
    package var settings: TimelineSettings
    package var tracks: [TimelineTrack]
    /// What is wrong with the files of the extension's bundle, whatever is played.
    package var bundleFindings: [Finding] = []

    package var findings: [Finding] { bundleFindings + tracks.flatMap(\.findings) }
    package var failureCount: Int {
        tracks.map { track in
            track.failures.count + track.pictureFailures.count + track.taps.filter { $0.outcome.failure != nil }.count
        }.reduce(0, +)
    }
    /// Moments that were pictured.
    package var frameCount: Int { tracks.flatMap(\.films).map(\.frames.count).reduce(0, +) }
    /// Pictures that differ.
    package var pictureCount: Int {
        tracks.flatMap(\.films).map { Set($0.frames.map(\.result.sha256)).count }.reduce(0, +)
    }
}
