import DisplayList

/// What a bitmap would lose if only its alpha were drawn.
package struct ImageCharacter: Hashable, Sendable {
    /// The part of its pixels that is opaque, 0…1.
    package var opaqueShare: Double
    /// The standard deviation of the luma of what is opaque, 0…0.5; 0 for a silhouette.
    package var lumaDeviation: Double

    /// Every how many pixels one is looked at, so that a photo takes no longer than an icon.
    private static let samples = 4096

    init(_ bitmap: Bitmap) {
        let count = bitmap.width * bitmap.height, step = max(1, count / Self.samples)
        var looked = 0.0, opaque = 0.0, sum = 0.0, squares = 0.0
        bitmap.withUnsafeBytes { bytes in
            for index in stride(from: 0, to: count, by: step) {
                looked += 1
                guard bytes[index * 4 + 3] >= 250 else { continue }
                let luma =
                    (0.0722 * Double(bytes[index * 4]) + 0.7152 * Double(bytes[index * 4 + 1])
                        + 0.2126 * Double(bytes[index * 4 + 2])) / 255
                opaque += 1
                sum += luma
                squares += luma * luma
            }
        }
        opaqueShare = looked > 0 ? opaque / looked : 0
        lumaDeviation = opaque > 0 ? max(0, squares / opaque - (sum / opaque) * (sum / opaque)).squareRoot() : 0
    }
}

extension Rasterizer {
    /// What kind of bitmap an image is; nil where it cannot be decoded.
    package func character(of image: ImageReference) -> ImageCharacter? {
        guard case .success(let decoded) = decoded(image) else { return nil }
        switch decoded.content {
        case .bitmap(let bitmap): return ImageCharacter(bitmap)
        case .vector(let vector):
            // As many pixels as are looked at.
            let scale = 64 / max(vector.size.width, vector.size.height)
            guard case .bitmap(let bitmap)? = (try? vector.bitmap(scale: scale))?.content else { return nil }
            return ImageCharacter(bitmap)
        }
    }
}
