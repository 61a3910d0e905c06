/// What came of a picture that is held against its golden.
package struct DrawnSnapshot: Hashable, Sendable, Codable {
    package enum Outcome: String, Hashable, Sendable, Codable {
        /// The drawing has the golden's hash; no picture was made.
        case sameDrawing
        /// The picture has the golden's pixels.
        case samePixels
        case different
        /// There is no golden to hold it against, or none that can be read.
        case new
    }

    package var outcome: Outcome
    /// What the drawing and everything that draws it add up to: 32 hexadecimal digits.
    package var hash: String
    /// How much work the picture is, beside others.
    package var cost: Int
    /// SHA-256 of the text that was written; nil where nothing was. The picture's is in its result.
    package var text: String?

    package init(outcome: Outcome, hash: String, cost: Int, text: String? = nil) {
        (self.outcome, self.hash, self.cost, self.text) = (outcome, hash, cost, text)
    }
}
