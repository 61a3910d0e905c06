import DisplayList
import Geometry
import Typesetting

extension Text {
    /// A text's lines as they are set, in points from the top left corner of the text's view.
    public struct Layout: RandomAccessCollection, Equatable {
        let storage: TextLayoutStorage

        /// Whether a part of the text is left out.
        public var isTruncated: Bool { storage.text.isTruncated }

        public var startIndex: Int { 0 }
        public var endIndex: Int { storage.text.lines.count }
        public subscript(index: Int) -> Line { Line(storage: storage, index: index) }

        public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.storage == rhs.storage }

        /// The place of a character in the text.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let offset: Int

            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
            public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
            public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.offset < rhs.offset }
        }

        /// How much room a part of a text takes; lengths in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end on the baseline.
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            /// Between this line and the next.
            public var leading: CGFloat = 0

            public init() {}

            init(_ frame: CGRect, baseline: CGFloat) {
                origin = CGPoint(x: frame.minX, y: baseline)
                width = frame.width
                ascent = baseline - frame.minY
                descent = frame.maxY - baseline
            }

            /// From ascent to descent.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// How parts of a text are drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Draws glyphs exactly where they lie, as is always done here.
            public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
        }
    }
}

extension Text.Layout {
    /// One line: runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        let storage: TextLayoutStorage
        let index: Int

        var line: TypesetText.Line { storage.text.lines[index] }

        public static func == (lhs: Line, rhs: Line) -> Bool { lhs.storage == rhs.storage && lhs.index == rhs.index }

        /// The left end of the baseline.
        public var origin: CGPoint { typographicBounds.origin }
        public var typographicBounds: TypographicBounds { TypographicBounds(line.frame, baseline: line.baseline) }
        /// Of the paragraph that the line belongs to.
        public var paragraphLayoutDirection: LayoutDirection { storage.direction }

        public var startIndex: Int { 0 }
        public var endIndex: Int { line.fragments.count }
        public subscript(index: Int) -> Run { Run(storage: storage, line: self.index, index: index) }
    }

    /// A stretch of one line with one set of attributes: slices of one glyph or ligature each, from left to right.
    public struct Run: RandomAccessCollection, Equatable {
        let storage: TextLayoutStorage
        let line: Int
        let index: Int

        var fragment: TypesetText.Fragment { storage.text.lines[line].fragments[index] }

        public static func == (lhs: Run, rhs: Run) -> Bool {
            lhs.storage == rhs.storage && lhs.line == rhs.line && lhs.index == rhs.index
        }

        public var typographicBounds: TypographicBounds {
            TypographicBounds(fragment.frame, baseline: storage.text.lines[line].baseline)
        }

        public var layoutDirection: LayoutDirection {
            fragment.clusters.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
        }

        /// Of all characters that the run shows.
        public var characterIndices: [CharacterIndex] { slice.characterIndices }

        /// What `customAttribute(_:)` marked the text with.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            storage.node.style(of: fragment.tag)?.attributes[ObjectIdentifier(key)] as? T
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { fragment.clusters.count }
        public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        private var slice: RunSlice { self[startIndex..<endIndex] }
    }

    /// A part of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
        public var run: Run
        /// Of the run.
        public var indices: Range<Int>

        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
        }

        var clusters: ArraySlice<TypesetText.Cluster> { run.fragment.clusters[indices] }

        public var typographicBounds: TypographicBounds {
            var frame = run.fragment.frame
            guard let first = clusters.first, let last = clusters.last else {
                frame.size.width = 0
                return TypographicBounds(frame, baseline: run.typographicBounds.origin.y)
            }
            frame.origin.x = first.x
            frame.size.width = last.x + last.advance - first.x
            return TypographicBounds(frame, baseline: run.typographicBounds.origin.y)
        }

        public var characterIndices: [CharacterIndex] {
            clusters.flatMap { $0.characters.map { CharacterIndex(offset: $0) } }
        }

        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    }
}

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
