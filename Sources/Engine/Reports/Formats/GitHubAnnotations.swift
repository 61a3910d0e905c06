import Findings
import Foundation
import Snapshots
import SystemSupport

/// Workflow commands that a job of GitHub Actions prints, so that problems stand at their lines in a pull request:
/// `::error file=Widget/Podium.swift,line=12,title=…::…`.
package struct GitHubAnnotations: ReportFormat {
    /// GitHub shows ten of each kind for a step.
    static let limit = 10

    package init() {}

    package var fileName: String { "annotations.txt" }

    package func data(of report: SnapshotReport, _ context: ReportContext) throws -> Data {
        Data(Self.lines(report, context.commands, context.paths).map { $0 + "\n" }.joined().utf8)
    }

    package static func lines(
        _ report: SnapshotReport, _ commands: AcceptCommands, _ paths: RepositoryPaths = .unchanged
    ) -> [String] {
        let errors = report.targets.flatMap { target in
            (target.errors ?? []).map { error in
                Annotation(
                    kind: "error", place: error.place, title: "\(target.name) did not compile", message: error.message)
            }
        }
        let whole = report.placelessProblems.map { Annotation(kind: "error", title: "Widget snapshots", message: $0) }
        let problems = report.byUrgency.filter(\.isProblem).map { snapshot in
            Annotation(
                kind: "error", place: snapshot.source, title: "\(snapshot.file) \(snapshot.state.rawValue)",
                message: (snapshot.words + commands.sentence(for: snapshot, of: report)).joined(separator: "\n"))
        }
        let findings = report.findingGroups.filter { $0.severity != .note }.map { group in
            Annotation(
                kind: "warning", place: group.source, title: group.code.name,
                message: "\(group.message)\n\(group.pictureNames)")
        }
        let relaxed = report.snapshots.filter { $0.state == .relaxed }.map { snapshot in
            Annotation(
                kind: "notice", place: snapshot.source, title: "\(snapshot.file) relaxed",
                message: snapshot.words.joined(separator: "\n"))
        }
        return [errors + whole + problems, findings, relaxed].flatMap(limited).map { $0.line(paths) }
    }

    /// As many as are shown, the last of which counts the rest.
    private static func limited(_ annotations: [Annotation]) -> [Annotation] {
        guard annotations.count > limit, let kind = annotations.first?.kind else { return annotations }
        let rest = annotations.count - limit + 1
        let last = Annotation(
            kind: kind, title: "Widget snapshots", message: "and \(rest) more: the report of this run has them all")
        return annotations.prefix(limit - 1) + [last]
    }

    private struct Annotation {
        var kind: String
        var place: SourcePlace?
        var title: String
        var message: String

        func line(_ paths: RepositoryPaths) -> String {
            let place = place.map { [("file", paths.path($0.file)), ("line", String($0.line))] } ?? []
            let properties = place + [("title", title)]
            let text = properties.map { "\($0)=\(GitHubAnnotations.escape($1, isProperty: true))" }
                .joined(separator: ",")
            return "::\(kind) \(text)::\(GitHubAnnotations.escape(message, isProperty: false))"
        }
    }

    /// As the runner takes it back: `%25`, `%0D`, `%0A`, and in properties `%3A` and `%2C` too.
    static func escape(_ text: String, isProperty: Bool) -> String {
        var result = TerminalText.shown(text.replacing("\r", with: "")).replacing("%", with: "%25")
            .replacing("\n", with: "%0A")
        if isProperty { result = result.replacing(":", with: "%3A").replacing(",", with: "%2C") }
        return result
    }
}
