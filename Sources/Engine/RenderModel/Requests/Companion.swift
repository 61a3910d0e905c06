/// A file that is written beside each picture, on request.
package enum Companion: String, Hashable, Sendable, Codable, CaseIterable {
    /// What the picture draws, as text.
    case displayList = "txt"
    /// The picture as a vector, with glyphs as outlines.
    case svg, pdf
    /// The picture's pixels as lossless WebP.
    case webp

    /// Where it lies: `timeline-0-light.svg` beside `timeline-0-light.png`.
    package func file(of picture: String) -> String {
        (picture.hasSuffix(".png") ? String(picture.dropLast(4)) : picture) + "." + rawValue
    }
}
