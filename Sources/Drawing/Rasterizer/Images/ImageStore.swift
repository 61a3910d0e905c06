import DisplayList
import Foundation
import ImageFormats
import Synchronization

/// Decoded images, shared by all rasterizers of a process.
///
/// An image is decoded when it is first drawn and kept while all kept ones fit in `budget`.
package final class ImageStore: Sendable {
    /// All that decoded pixels depend on. The same picture has the same pixels whatever was drawn before it, so a
    /// larger copy never stands in for a smaller one.
    private struct Key: Hashable {
        var content: ImageReference.Content
        var orientation: ImageOrientation?
        var vectorScale: CGFloat?
        var denominator: Int
    }

    private struct Kept {
        var images: [Key: Result<DecodedImage, ImageFailure>] = [:]
        var bytes = 0
        /// Which files can be decoded at a part of their size.
        var reducible: [ImageReference.Content: Bool] = [:]
    }

    private let kept = Mutex(Kept())
    /// Code may make a new one for each picture.
    private static let mostImages = 1024
    /// Bytes of decoded pixels.
    package let budget: Int

    /// - Parameter budget: bytes of decoded pixels to keep.
    package init(budget: Int = 256 << 20) { self.budget = budget }

    /// The pixels of an image. Failures are kept too, so that a broken file is read once.
    ///
    /// - Parameter drawnSize: pixels of the output that the whole picture is to fill; nil where all its own count.
    func image(
        _ reference: ImageReference, drawnSize: CGSize?
    ) -> Result<DecodedImage, ImageFailure> {
        var denominator = Self.denominator(of: reference.pixelSize, drawnSize: drawnSize)
        if denominator > 1, !isReducible(reference.content) { denominator = 1 }
        let key = Key(
            content: reference.content, orientation: reference.orientation, vectorScale: reference.vectorScale,
            denominator: denominator)
        if let known = kept.withLock({ $0.images[key] }) { return known }
        let decoded = Result { () throws(ImageFailure) in try Self.decode(key) }
        return kept.withLock { kept in
            // Another thread may have been faster; its picture stays, so that scaled copies are shared.
            if let known = kept.images[key] { return known }
            if case .success(let image) = decoded {
                if kept.bytes + image.cost > budget { (kept.images, kept.bytes) = ([:], 0) }
                kept.bytes += image.cost
            }
            // What cannot be decoded has no pixels, but is kept with its bytes.
            if kept.images.count >= Self.mostImages { (kept.images, kept.bytes) = ([:], 0) }
            kept.images[key] = decoded
            return decoded
        }
    }

    /// The part of its size at which a JPEG file is decoded: at least twice the output's pixels are left, of which
    /// the scaling filter makes what it would have made of all. At an eighth, 12 megapixels take a 64th of the memory
    /// and half the time. Never more is decoded than the limit.
    private static func denominator(of size: CGSize, drawnSize: CGSize?) -> Int {
        var denominator = 1
        func isLargeEnough(_ drawn: CGSize) -> Bool {
            let factor = CGFloat(denominator * 2) * 2
            return size.width >= drawn.width * factor && size.height >= drawn.height * factor
        }
        while denominator < 8,
            drawnSize.map(isLargeEnough) ?? false
                || size.width * size.height / CGFloat(denominator * denominator) > CGFloat(ImageDecoder.largestArea)
        { denominator *= 2 }
        return denominator
    }

    private func isReducible(_ content: ImageReference.Content) -> Bool {
        if let known = kept.withLock({ $0.reducible[content] }) { return known }
        let isJPEG = (try? Self.data(content))?.starts(with: [0xFF, 0xD8]) ?? false
        kept.withLock { kept in
            if kept.reducible.count >= Self.mostImages { kept.reducible = [:] }
            kept.reducible[content] = isJPEG
        }
        return isJPEG
    }

    private static func data(_ content: ImageReference.Content) throws(ImageFailure) -> Data {
        switch content {
        case .data(let data): return data
        case .file(let path):
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else {
                throw .problem(.unreadable)
            }
            return data
        }
    }

    private static func decode(_ key: Key) throws(ImageFailure) -> DecodedImage {
        let data = try Self.data(key.content)
        let image = try ImageDecoder.decode(data, orientation: key.orientation, denominator: key.denominator)
        guard let scale = key.vectorScale, case .vector(let vector) = image.content else { return image }
        return try vector.bitmap(scale: scale)
    }
}
