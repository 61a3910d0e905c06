import Foundation
import Snapshots

/// `junit.xml`, as continuous integration shows test results: a suite for each target and widget, a case for each
/// snapshot, and in a failure the words and the command that accepts it. There are no times, so that the same report
/// gives the same bytes.
package struct JUnitReport: ReportFormat {
    package init() {}

    package var fileName: String { "junit.xml" }

    package func data(of report: SnapshotReport, _ context: ReportContext) throws -> Data {
        var suites = Dictionary(grouping: report.snapshots) {
            Suite.Key(target: $0.subject.target, kind: $0.subject.kind)
        }
        .map { key, snapshots in
            Suite(
                name: "\(key.target) / \(key.kind)",
                cases: snapshots.sorted { $0.file < $1.file }.map { snapshot in
                    Self.testCase(snapshot, key, report, context.commands)
                })
        }
        let whole = report.wholeProblems
        if !whole.isEmpty {
            suites.append(
                Suite(
                    name: "darkroom verify",
                    cases: whole.enumerated().map { index, problem in
                        Case(
                            classname: "darkroom", name: "whole \(index + 1)",
                            outcome: .error(type: "failed", message: problem, text: problem))
                    }))
        }
        suites.sort { $0.name < $1.name }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"darkroom\" \(Self.counts(suites.flatMap(\.cases)))>\n"
        text += suites.map(\.text).joined()
        text += "</testsuites>\n"
        return Data(text.utf8)
    }

    private static func testCase(
        _ snapshot: Snapshot, _ key: Suite.Key, _ report: SnapshotReport, _ commands: AcceptCommands
    ) -> Case {
        let name =
            snapshot.file.hasPrefix(key.kind + "/")
            ? String(snapshot.file.dropFirst(key.kind.count + 1))
            : snapshot.file
        var result = Case(classname: "\(key.target).\(key.kind)", name: name, outcome: .passed)
        result.output = (snapshot.findings ?? []).map { "\($0.severity.rawValue) \($0.code): \($0.message)" }
        guard snapshot.isProblem else {
            if snapshot.state == .relaxed { result.output.insert(contentsOf: snapshot.words, at: 0) }
            return result
        }
        var lines =
            ["\(snapshot.file): \(snapshot.state.sentence)"] + snapshot.words.filter { $0 != snapshot.state.sentence }
        if let source = snapshot.source { lines.append("at \(source)") }
        lines += commands.sentence(for: snapshot, of: report)
        let (type, message, text) = (snapshot.state.rawValue, snapshot.words[0], lines.joined(separator: "\n"))
        result.outcome =
            snapshot.state == .failed
            ? .error(type: type, message: message, text: text) : .failure(type: type, message: message, text: text)
        return result
    }

    private static func counts(_ cases: [Case]) -> String {
        "tests=\"\(cases.count)\" failures=\"\(cases.count { $0.outcome.isFailure })\" "
            + "errors=\"\(cases.count { $0.outcome.isError })\""
    }

    private struct Suite {
        struct Key: Hashable {
            var target: String
            var kind: String
        }

        var name: String
        var cases: [Case]

        var text: String {
            "  <testsuite name=\"\(XMLText.escape(name))\" \(JUnitReport.counts(cases)) skipped=\"0\">\n"
                + cases.map(\.text).joined() + "  </testsuite>\n"
        }
    }

    private struct Case {
        enum Outcome {
            case passed
            case failure(type: String, message: String, text: String)
            case error(type: String, message: String, text: String)

            var isFailure: Bool { if case .failure = self { true } else { false } }
            var isError: Bool { if case .error = self { true } else { false } }
        }

        var classname: String
        var name: String
        var outcome: Outcome
        /// What is told of a case, whether it passed or not.
        var output: [String] = []

        var text: String {
            var children: [String] = []
            switch outcome {
            case .passed: break
            case .failure(let type, let message, let text):
                children.append(Self.element("failure", type, message, text))
            case .error(let type, let message, let text): children.append(Self.element("error", type, message, text))
            }
            if !output.isEmpty {
                let lines = XMLText.escape(output.joined(separator: "\n"), isAttribute: false)
                children.append("      <system-out>\(lines)</system-out>\n")
            }
            let start = "    <testcase classname=\"\(XMLText.escape(classname))\" name=\"\(XMLText.escape(name))\""
            return children.isEmpty ? start + "/>\n" : start + ">\n" + children.joined() + "    </testcase>\n"
        }

        private static func element(_ name: String, _ type: String, _ message: String, _ text: String) -> String {
            "      <\(name) type=\"\(XMLText.escape(type))\" message=\"\(XMLText.escape(message))\">"
                + "\(XMLText.escape(text, isAttribute: false))</\(name)>\n"
        }
    }
}
