import Geometry

/// A paragraph as it was set for the proposals that were made to it, which are a few: containers ask for its least, its
/// ideal and its largest size before they give it room.
final class TextsOfParagraph {
    private let mayShrink: Bool
    private var texts: [(width: CGFloat, height: CGFloat, text: TypesetText)] = []
    /// Set for any room there is, on one line and wholly; nil where that is not known, or not so.
    private var line: TypesetText?

    /// A paragraph that is asked for more, such as one in an animation, forgets the first.
    private static let mostTexts = 12

    init(_ paragraph: Paragraph) { mayShrink = paragraph.minimumScaleFactor < 1 }

    /// - Parameters:
    ///   - width: points, or infinity.
    ///   - height: points, or infinity.
    func text(width: CGFloat, height: CGFloat) -> TypesetText? {
        if let known = texts.first(where: { $0.width == width && $0.height == height }) { return known.text }
        // Where there is room for the whole line, more changes nothing, and a first line is set however little height
        // there is.
        if let line, width >= line.size.width { return line }
        return nil
    }

    func add(_ text: TypesetText, width: CGFloat, height: CGFloat) {
        if texts.count == Self.mostTexts { texts.removeFirst() }
        texts.append((width, height, text))
        if width == .infinity, height == .infinity, text.lines.count == 1, !text.isTruncated, !mayShrink { line = text }
    }
}
