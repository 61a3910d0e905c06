import Rasterizer

/// How far two renderers are from each other.
enum PictureDifference {
    /// Levels of 255 by which a channel of a pixel differs in the mean.
    static func mean(_ one: Bitmap, _ other: Bitmap) -> Double {
        guard one.width == other.width, one.height == other.height else { return 255 }
        return one.withUnsafeBytes { a in
            other.withUnsafeBytes { b in
                var sum = 0
                for index in 0..<a.count { sum += abs(Int(a[index]) - Int(b[index])) }
                return Double(sum) / Double(a.count)
            }
        }
    }
}
