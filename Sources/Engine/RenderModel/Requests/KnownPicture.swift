import Findings

/// A picture that lies in the output folder, as an earlier run has drawn it: what a worker need not make again where its
/// drawing has the same hash and the file is untouched.
package struct KnownPicture: Hashable, Sendable, Codable {
    /// The hash of everything that the picture and its findings come of.
    package var drawing: String
    /// SHA-256 of the file, in lower-case hexadecimal digits.
    package var sha256: String
    package var pixelWidth: Int
    package var pixelHeight: Int
    package var findings: [Finding]

    package init(drawing: String, sha256: String, pixelWidth: Int, pixelHeight: Int, findings: [Finding]) {
        (self.drawing, self.sha256, self.findings) = (drawing, sha256, findings)
        (self.pixelWidth, self.pixelHeight) = (pixelWidth, pixelHeight)
    }
}
