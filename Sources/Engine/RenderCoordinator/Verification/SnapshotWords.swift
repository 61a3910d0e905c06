import Findings
import Snapshots

/// Says what changed between two texts of a snapshot, and where that is written.
package struct SnapshotWords: Sendable {
    private let sources: (any SourceLocating)?

    /// - Parameter sources: knows where views are written; nil where the sources are not known.
    package init(_ sources: (any SourceLocating)?) { self.sources = sources }

    /// At least one sentence: this is asked where pixels differ.
    func changes(from old: String, to new: String) -> [ViewChange] {
        let changes = ViewChanges.between(SnapshotText(parsing: old), SnapshotText(parsing: new))
        return sources.map { ViewChange.located(changes, by: $0) } ?? changes
    }

    /// Findings with the lines where their views are written.
    func located(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            var finding = finding
            if finding.source == nil, let view = finding.view { finding.source = sources?.place(of: view) }
            return finding
        }
    }
}
