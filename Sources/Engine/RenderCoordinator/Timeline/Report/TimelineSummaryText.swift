import DisplayList
import Foundation
import RenderModel

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
            ("pictures", .right), ("animation", .left)
        ])
        for track in report.tracks {
            let films = track.films
            let seconds = films.compactMap(\.animation?.duration).first.map { "\(($0 * 10).rounded() / 10) s" }
            table.rows.append([
                track.group.widget.kind, track.group.presentationKind.description,
                String(track.simulation.questions.count),
                String(track.simulation.delays.count), String(track.simulation.showings.count),
                String(films.map { Set($0.frames.map(\.result.sha256)).count }.reduce(0, +)), seconds ?? ""
            ])
        }
        return "\(table)\n\(headline)\n\(taps)\(findings)\nSee \(folder)/\(TimelinePage.fileName)"
    }

    private var headline: String {
        let seconds = (wallTime * 100).rounded() / 100
        let pictures = Count.text(report.pictureCount, "picture")
        return "Played \(SpanText.text(report.settings.length)) of \(Count.text(report.tracks.count, "widget")): "
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
