import Geometry
import Typesetting

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
