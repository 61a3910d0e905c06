import Findings
import Foundation
import Snapshots
import SystemSupport

/// `summary.md`, for the page of a job or a comment on a pull request: how many are how, and a table of the first
/// problems with their words.
package struct MarkdownReport: ReportFormat {
    /// GitHub takes 1 MiB for each step's summary and drops what is larger, whole.
    static let byteLimit = 1_000_000
    /// More rows than anybody reads; the page has them all.
    static let rowLimit = 100

    package init() {}

    package var fileName: String { "summary.md" }

    package func data(of report: SnapshotReport, _ context: ReportContext) throws -> Data {
        Data(Self.text(report, context.commands).utf8)
    }

    static func text(_ report: SnapshotReport, _ commands: AcceptCommands) -> String {
        let counts = ReportCounts(report.snapshots), whole = report.wholeProblems
        let mark = report.hasProblems ? "❌" : "✅"
        var text = "### \(mark) Widget snapshots: \(counts.text)\n\n"
        for problem in whole {
            // The compiler's errors are a list below what they kept from being drawn.
            let lines = problem.split(separator: "\n").map(String.init)
            text += lines.enumerated().map { "\($0 == 0 ? "-" : "  -") \(escape(clipped($1)))\n" }.joined()
        }
        if !whole.isEmpty { text += "\n" }

        let problems = report.byUrgency.filter(\.isProblem)
        text += table(problems, commands, report, bytes: byteLimit - text.utf8.count - 20_000)
        if let command = commands.accept(report) { text += "Accept all of it:\n\n" + code(command) }
        if let command = commands.prune(report) { text += "Remove orphaned goldens:\n\n" + code(command) }
        let relaxed = report.snapshots.filter { $0.state == .relaxed }
        if !relaxed.isEmpty {
            text += "<details><summary>Relaxed: \(relaxed.count)</summary>\n\n"
            for snapshot in relaxed.prefix(20) {
                text += "- \(escape(snapshot.file)): \(escape(clipped(snapshot.words.joined(separator: " "))))\n"
            }
            if relaxed.count > 20 { text += "- and \(relaxed.count - 20) more\n" }
            text += "\n</details>\n"
        }
        return text
    }

    private static func table(
        _ problems: [Snapshot], _ commands: AcceptCommands, _ report: SnapshotReport, bytes: Int
    ) -> String {
        guard !problems.isEmpty else { return "" }
        var text = "| Snapshot | State | What changed |\n|---|---|---|\n", shown = 0
        for snapshot in problems.prefix(rowLimit) {
            let words = (snapshot.words + [snapshot.source.map { "at \($0)" }].compactMap(\.self))
                .map { escape(clipped($0)) }.joined(separator: "<br>")
            let name = "\(escape(snapshot.subject.widget))<br>\(escape(snapshot.file))"
            let row = "| \(name) | \(snapshot.state.rawValue) | \(words) |\n"
            guard text.utf8.count + row.utf8.count < bytes else { break }
            text += row
            shown += 1
        }
        let rest = problems.count - shown
        return text + (rest > 0 ? "\nAnd \(rest) more, in the report's `index.html`.\n" : "") + "\n"
    }

    /// No sentence fills the page.
    private static func clipped(_ text: String) -> String { text.count > 600 ? text.prefix(600) + "…" : text }

    /// A line of code that no backtick inside can end.
    private static func code(_ line: String) -> String {
        let longest = line.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)sh\n\(line)\n\(fence)\n\n"
    }

    /// Text that Markdown takes for nothing else, on one line.
    static func escape(_ text: String) -> String {
        var result = ""
        for scalar in HTML.escape(text).unicodeScalars {
            switch scalar {
            case "\n": result += " "
            case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "@", "$", "!":
                result += "\\"
                result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
