import Findings
import ImageFormats

/// Why an image is not drawn, in words that go on from "is not drawn:", with the way out.
enum ImageFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case problem(ImageProblem)
    /// The library that decodes the format is not installed.
    case noCodec(ImageFormat)
    /// Pixels; `ImageDecoder.largestArea` is exceeded.
    case tooLarge(ImageFormat, width: Int, height: Int)
    /// The decoder's words.
    case damaged(ImageFormat, String)
    case noMemory

    var code: FindingCode {
        if case .noCodec = self { .imageCodecMissing } else { .imageUnreadable }
    }

    var description: String {
        switch self {
        case .problem(let problem): return "\(problem)"
        case .noCodec(let format):
            guard let codec = format.codec else { return "\(format.rawValue) files are not decoded" }
            return "\(format.rawValue) files are decoded by \(codec.library), which is not installed: "
                + "apt-get install \(codec.package)"
        case .tooLarge(let format, let width, let height):
            return "the \(format.rawValue) file's \(width) × \(height) pixels are more than "
                + "\(ImageDecoder.largestArea); scale it down"
        case .damaged(let format, let reason):
            return "the \(format.rawValue) file is damaged\(reason.isEmpty ? "" : " (\(reason))"); export it again"
        case .noMemory: return "there is no memory for its pixels; scale it down"
        }
    }
}
