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
