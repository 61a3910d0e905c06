import Foundation
import ImageFormats

/// A format that films are written in.
package enum AnimationFormat: String, Hashable, Sendable, CaseIterable {
    /// Every color and every opacity, and what all browsers show.
    case apng
    /// 256 colors a picture, and pixels that are opaque or not.
    case gif
    /// As APNG, in fewer bytes.
    case webp

    package var fileExtension: String { self == .apng ? "png" : rawValue }

    /// Why this machine cannot write it, such as `webp: …`; nil where it can.
    package var problem: String? {
        self == .webp && !WebPEncoder.isAvailable ? "webp: \(WebPEncodingError.noLibrary)" : nil
    }

    /// The file of a film.
    ///
    /// - Parameters:
    ///   - frames: the first is whole; those that are empty lengthen the one before.
    ///   - width: pixels.
    ///   - height: pixels.
    package func encode(_ frames: [AnimationFrame], width: Int, height: Int) throws -> Data {
        switch self {
        case .apng: AnimatedPNGEncoder().encode(frames, width: width, height: height)
        case .gif: try GIFEncoder().encode(frames, width: width, height: height)
        case .webp: try AnimatedWebPEncoder().encode(frames, width: width, height: height)
        }
    }
}
