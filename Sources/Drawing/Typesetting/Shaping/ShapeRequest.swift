/// Text without line breaks and the faces it is to be shaped with: all that shaping depends on.
struct ShapeRequest: Hashable {
    struct Span: Hashable {
        var utf8Count: Int
        var spec: FaceSpec
    }

    var text: String
    /// They cover the text's bytes without gaps.
    var spans: [Span]
    /// The direction of text that has none of its own.
    var rightToLeft: Bool
    /// A BCP 47 tag.
    var language: String
}
