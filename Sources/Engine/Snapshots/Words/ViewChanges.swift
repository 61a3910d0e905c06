import Findings
import RenderModel

/// Says in words what changed between two versions of a picture.
package enum ViewChanges {
    /// What changed, the most telling first: what a view is itself, then sizes, then what only moved. There is at least
    /// one sentence, also where the texts are the same: this is asked where pixels differ.
    package static func between(_ before: SnapshotText, _ after: SnapshotText) -> [ViewChange] {
        var changes = LineChanges.canvas(before.drawing, after.drawing)
        if let one = before.views, let other = after.views {
            changes += ViewComparison(ViewUnits(one), ViewUnits(other)).changes
        }
        if changes.isEmpty { changes = LineChanges.items(before.drawing, after.drawing) }
        let names =
            before.sections.map(\.name)
            + after.sections.map(\.name).filter { name in
                !before.sections.contains { $0.name == name }
            }
        for name in names { changes += section(name, before, after) }
        return changes.isEmpty ? [ViewChange("the pixels differ and the drawing is the same")] : changes
    }

    /// What VoiceOver reads otherwise, which no pixel shows.
    package static func heard(_ before: SnapshotText, _ after: SnapshotText) -> [ViewChange] {
        section(SnapshotText.accessibilityName, before, after)
    }

    private static func section(_ name: String, _ before: SnapshotText, _ after: SnapshotText) -> [ViewChange] {
        func lines(_ text: SnapshotText) -> [String]? { text.sections.first { $0.name == name }?.lines }
        // A version that tells more of a picture has not changed the picture.
        guard let one = lines(before), let other = lines(after) else { return [] }
        return LineChanges.lines(one, other, in: name)
    }
}

extension ViewChange {
    /// With the lines where the views are written.
    package static func located(_ changes: [ViewChange], by sources: some SourceLocating) -> [ViewChange] {
        changes.map { change in
            var change = change
            if change.source == nil, !change.view.isEmpty { change.source = sources.place(of: change.view) }
            return change
        }
    }
}
