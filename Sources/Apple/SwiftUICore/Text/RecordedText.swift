import DisplayList
import Findings
import Geometry
import Typesetting

/// A text that was recorded, and how much of the place around it is drawn: what a clip or the widget's edge cuts off
/// is found out once all around it is known.
package struct RecordedText {
    /// The runs that make up the string, which is put together for a message only.
    var runs: [TextRun]
    /// In points of the picture, before any transform.
    var frame: CGRect
    /// What clips around the text leave; nil once a transform has moved it.
    var visible: CGRect?

    /// Points that may be missing: the box of a line reaches further than its letters do.
    private static let tolerance: CGFloat = 1

    /// Takes note of a group around the text.
    mutating func enclose(in group: DisplayGroup) {
        guard group.transform == .identity, group.projection == nil else {
            visible = nil
            return
        }
        if let clip = group.clip { visible = visible?.intersection(clip.outline.boundingBox) }
    }

    /// The finding where a part of the text, but not all of it, is not drawn.
    package func finding(in canvas: CGRect) -> Finding? {
        guard let visible = visible?.intersection(canvas), visible.intersects(frame) else { return nil }
        let inner = frame.insetBy(dx: min(Self.tolerance, frame.width / 2), dy: min(Self.tolerance, frame.height / 2))
        guard !visible.contains(inner) else { return nil }
        return Finding(
            .textClipped,
            "\"\(runs.map(\.text).joined())\", \(frame.size.shortDescription) at "
                + "\(frame.origin.shortDescription), reaches beyond "
                + "\(visible.size.shortDescription) at \(visible.origin.shortDescription), where it is clipped",
            frame: frame)
    }
}

extension CGPoint {
    /// `(16, 20.33)`, as messages print places.
    var shortDescription: String { "(\(LayoutLength.text(x)), \(LayoutLength.text(y)))" }
}

extension CGSize {
    /// `158 × 20.33`, as messages print sizes.
    var shortDescription: String { "\(LayoutLength.text(width)) × \(LayoutLength.text(height))" }
}
