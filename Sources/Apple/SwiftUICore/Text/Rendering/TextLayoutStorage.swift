import DisplayList
import Geometry
import Typesetting

/// A text that is set, and the node that draws its parts.
final class TextLayoutStorage: Equatable {
    let node: TextNode
    let text: TypesetText

    init(_ node: TextNode, proposal: ProposedViewSize) {
        self.node = node
        var paragraph = node.paragraph
        paragraph.keepsClusters = true
        text = Typesetter.shared.typeset(
            paragraph, proposedWidth: proposal.width, proposedHeight: proposal.height)
    }

    var direction: LayoutDirection { node.paragraph.rightToLeft ? .rightToLeft : .leftToRight }

    static func == (lhs: TextLayoutStorage, rhs: TextLayoutStorage) -> Bool {
        lhs === rhs || (lhs.node.paragraph == rhs.node.paragraph && lhs.text.size == rhs.text.size)
    }

    /// What fragments of a line draw, in the space of the text's view.
    func items(_ fragments: [TypesetText.Fragment]) -> [DisplayItem] {
        var recorder = DisplayListRecorder(displayScale: node.paragraph.displayScale) { _ in }
        recorder.snapsToPixels = false
        for fragment in fragments { node.recordBackground(fragment, at: .zero, &recorder) }
        for fragment in fragments { node.record(fragment, of: text, at: .zero, &recorder) }
        return recorder.items
    }

    /// What a part of a fragment draws: its glyphs, and its part of the lines below or through them.
    func items(_ slice: Text.Layout.RunSlice) -> [DisplayItem] {
        guard !slice.isEmpty else { return [] }
        var fragment = slice.run.fragment
        if slice.indices == 0..<fragment.clusters.count { return items([fragment]) }
        var lines = fragment
        lines.glyphs = []
        fragment = fragment.part(slice.indices)
        (fragment.underline, fragment.strikethrough) = (nil, nil)
        var result = items([fragment])
        guard lines.underline != nil || lines.strikethrough != nil else { return result }
        // Far above and below, because decorations leave the box.
        let clip = slice.typographicBounds.rect.insetBy(dx: 0, dy: -slice.typographicBounds.rect.height)
        result.append(.group(DisplayGroup(items([lines]), clip: .init(.rectangle(clip)))))
        return result
    }
}

extension TypesetText.Fragment {
    /// The fragment with the glyphs of some of its clusters alone.
    fileprivate func part(_ indices: Range<Int>) -> Self {
        let kept = clusters[indices]
        guard let first = kept.first, let last = kept.last else { return self }
        var copy = self
        copy.frame.origin.x = first.x
        copy.frame.size.width = last.x + last.advance - first.x
        let wanted = first.glyphs.lowerBound..<last.glyphs.upperBound
        var start = 0
        copy.glyphs = glyphs.compactMap { run in
            defer { start += run.glyphs.count }
            let own = wanted.clamped(to: start..<start + run.glyphs.count)
            guard !own.isEmpty else { return nil }
            var part = run
            part.glyphs = Array(run.glyphs[own.lowerBound - start..<own.upperBound - start])
            return part
        }
        copy.clusters = Array(kept)
        return copy
    }
}
