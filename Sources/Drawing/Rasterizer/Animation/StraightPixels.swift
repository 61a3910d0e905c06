internal import CPixels

/// Pixels as most formats store them: rows of R, G, B, A, not premultiplied, each after a byte that says nothing.
struct StraightPixels {
    let width: Int, height: Int
    private(set) var bytes: [UInt8]

    /// Bytes from a row to the next.
    var stride: Int { 1 + width * 4 }

    /// Transparent ones.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        bytes = [UInt8](repeating: 0, count: (1 + width * 4) * height)
    }

    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        bytes = [UInt8](unsafeUninitializedCapacity: (1 + bitmap.width * 4) * bitmap.height) { rows, count in
            pixels_to_rgba_rows(bitmap.buffer.pixels, bitmap.width, bitmap.height, rows.baseAddress!)
            count = rows.count
        }
    }

    /// Where a pixel's red lies.
    func index(x: Int, y: Int) -> Int { y * stride + 1 + x * 4 }

    /// Puts a picture in the place of what is there.
    mutating func replace(x: Int, y: Int, with box: StraightPixels) {
        for row in 0..<box.height {
            let start = index(x: x, y: y + row), source = box.index(x: 0, y: row)
            bytes.replaceSubrange(start..<start + box.width * 4, with: box.bytes[source..<source + box.width * 4])
        }
    }
}
