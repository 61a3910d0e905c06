internal import CPixels

extension Bitmap {
    /// The bitmap that reading its PNG file gives back: a file's colors are not multiplied by their alpha, so the way
    /// through it may move a translucent pixel by one.
    package func asStored() throws -> Bitmap {
        guard !isOpaque else { return self }
        let count = width * height
        let rows = try PixelBuffer(uninitialized: (1 + 4 * width) * height)
        pixels_to_rgba_rows(buffer.pixels, width, height, rows.bytes.assumingMemoryBound(to: UInt8.self))
        let stored = try PixelBuffer(uninitialized: 4 * count)
        var source = UnsafeRawPointer(rows.bytes), target = stored.pixels
        for _ in 0..<height {
            source += 1
            for _ in 0..<width {
                let pixel = source.loadUnaligned(as: UInt32.self)
                // R, G, B, A in memory; the word wants them the other way round, but for the alpha.
                target.pointee = (pixel & 0xFF00_FF00) | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
                source += 4
                target += 1
            }
        }
        pixels_premultiply(stored.pixels, count)
        return Bitmap(width: width, height: height, buffer: stored)
    }
}
