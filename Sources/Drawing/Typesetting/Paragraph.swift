import Geometry

/// Text to be set, with everything that decides how its lines break.
package struct Paragraph: Hashable, Sendable {
    package enum Alignment: String, Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: String, Hashable, Sendable { case head, middle, tail }

    package var runs: [TextRun]
    package var alignment: Alignment
    package var truncation: Truncation
    /// The most lines that are set; nil for as many as fit.
    package var lineLimit: Int?
    /// The lines for which there is room even when the text needs fewer.
    package var reservedLines: Int
    /// Points added between lines.
    package var lineSpacing: CGFloat
    /// The smallest factor, 0…1, by which the fonts may shrink to fit.
    package var minimumScaleFactor: CGFloat
    package var allowsTightening: Bool
    package var rightToLeft: Bool
    /// A BCP 47 language, which picks regional glyph forms and line breaks.
    package var language: String
    /// Pixels per point; line heights round up to a pixel.
    package var displayScale: CGFloat
    /// Whether the text that is set tells where each of its characters lies.
    package var keepsClusters = false

    package init(
        runs: [TextRun], alignment: Alignment = .leading, truncation: Truncation = .tail, lineLimit: Int? = nil,
        reservedLines: Int = 0, lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1,
        allowsTightening: Bool = false, rightToLeft: Bool = false, language: String = "en",
        displayScale: CGFloat = 3
    ) {
        self.runs = runs
        self.alignment = alignment
        self.truncation = truncation
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.rightToLeft = rightToLeft
        self.language = language
        self.displayScale = displayScale
    }
}
