import Snapshots
import SystemSupport

/// The problems as a page without a script shows them: words, pictures beside each other, the command to accept.
enum PlainProblems {
    /// The page with a script shows all.
    private static let limit = 200

    static func html(_ report: SnapshotReport, _ context: ReportContext) -> String {
        let problems = report.byUrgency.filter(\.isProblem)
        var parts = ["<h1>Widget snapshots: \(HTML.escape(ReportCounts(report.snapshots).text))</h1>"]
        parts += report.wholeProblems.map { "<p>\(HTML.escape($0))</p>" }
        parts += [
            ("Accept all of it", context.commands.accept(report)),
            ("Remove orphaned goldens", context.commands.prune(report))
        ].compactMap { label, command in command.map { "<p>\(label): <code>\(HTML.escape($0))</code></p>" } }
        parts += problems.prefix(limit).map { section($0, report, context) }
        if problems.count > limit { parts.append("<p>And \(problems.count - limit) more, in report.json.</p>") }
        return parts.joined(separator: "\n")
    }

    private static func section(_ snapshot: Snapshot, _ report: SnapshotReport, _ context: ReportContext) -> String {
        var parts = ["<section>", "<h2>\(HTML.escape(snapshot.file)): \(snapshot.state.rawValue)</h2>", "<ul>"]
        parts += snapshot.words.map { "<li>\(HTML.escape($0))</li>" }
        parts.append("</ul>")
        // Embedded pictures stand in the script's data only, or they would stand in the page twice.
        if !context.embedsPictures {
            let pictures = [
                ("Before", snapshot.before?.image), ("After", snapshot.after?.image),
                ("Difference", snapshot.difference?.image)
            ]
            for case let (name, file?) in pictures where ReportFiles.staysInside(file) {
                parts.append(
                    "<figure><img src=\"\(FileAddress.relative(file))\" alt=\"\(name)\" loading=\"lazy\">"
                        + "<figcaption>\(name)</figcaption></figure>")
            }
        }
        if let advice = context.commands.advice(for: snapshot, of: report) {
            parts.append("<p>\(advice.label): <code>\(HTML.escape(advice.command))</code></p>")
        }
        return (parts + ["</section>"]).joined(separator: "\n")
    }
}
