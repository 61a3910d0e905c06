/// Why a file is not an image, in words that go on from "the image is not drawn:".
package enum ImageProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// there is no file, or it may not be read.
    case unreadable
    case empty
    /// Not the image, but what Git LFS keeps in its place until it is fetched.
    case pointer
    /// The bytes are of no format that is known.
    case unknown
    /// A format that is not decoded.
    case unsupported(ImageFormat)
    /// The file breaks off before it says its size, or says none.
    case noSize(ImageFormat)
    /// The library that decodes it has no end with it.
    case unbounded(DecodingTrial, DecodingTrial.Outcome)

    package var description: String {
        switch self {
        case .unreadable: "its file cannot be read"
        case .empty: "its file is empty; export it again"
        case .pointer: "its file is a pointer of Git LFS; get the image with: git lfs pull"
        case .unknown: "its bytes are not in a known image format, whatever its name says; export it again"
        case .unsupported(let format): "\(format.rawValue) files are not decoded; convert it to PNG"
        case .noSize(let format): "the \(format.rawValue) file has no size; export it again"
        case .unbounded(let trial, let outcome):
            "the \(trial.format) file \(trial.text(outcome)); simplify it, or export it as PNG"
        }
    }
}
