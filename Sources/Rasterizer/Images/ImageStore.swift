import DisplayList
import Foundation
import Synchronization

/// Decoded images, shared by all rasterizers of a process.
///
/// An image is decoded when it is first drawn and kept while all kept ones fit in `budget`.
public final class ImageStore: Sendable {
    private struct Kept {
        var images: [ImageReference.Content: Result<DecodedImage, PNGDecoder.Failure>] = [:]
        var bytes = 0
    }

    private let kept = Mutex(Kept())
    /// Bytes of decoded pixels.
    public let budget: Int

    /// - Parameter budget: bytes of decoded pixels to keep.
    public init(budget: Int = 256 << 20) { self.budget = budget }

    /// The pixels of an image. Failures are kept too, so that a broken file is read once.
    func image(_ reference: ImageReference) -> Result<DecodedImage, PNGDecoder.Failure> {
        if let known = kept.withLock({ $0.images[reference.content] }) { return known }
        let decoded = Result { () throws(PNGDecoder.Failure) in try Self.decode(reference.content) }
        return kept.withLock { kept in
            // Another thread may have been faster; its picture stays, so that scaled copies are shared.
            if let known = kept.images[reference.content] { return known }
            if case .success(let image) = decoded {
                let bytes = image.bitmap.width * image.bitmap.height * 4
                if kept.bytes + bytes > budget { kept = Kept() }
                kept.bytes += bytes
            }
            kept.images[reference.content] = decoded
            return decoded
        }
    }

    private static func decode(_ content: ImageReference.Content) throws(PNGDecoder.Failure) -> DecodedImage {
        switch content {
        case .data(let data):
            return DecodedImage(bitmap: try PNGDecoder.decode(data))
        case .file(let path):
            guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
            return DecodedImage(bitmap: try PNGDecoder.decode(data))
        }
    }
}
