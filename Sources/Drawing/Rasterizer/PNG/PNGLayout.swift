internal import CPixels
import Foundation

/// A way to store a bitmap's pixels in a PNG file, and the rows that follow from it.
struct PNGLayout {
    /// PNG's number: 0 gray, 2 RGB, 3 palette, 6 RGBA.
    let colorType: UInt8
    /// 1, 2, 4 or 8.
    let bitDepth: UInt8
    /// Bytes of a pixel, 1 where it is smaller.
    let pixel: Int
    /// Bytes of a row without its filter byte.
    let length: Int
    let height: Int
    /// What stands before the image data: PLTE and tRNS, where there is a palette.
    private(set) var chunks: [(type: String, content: [UInt8])] = []
    /// Rows with a zero filter byte each.
    let rows: PixelBuffer

    /// Every layout that stores a bitmap exactly and may be the shortest.
    static func candidates(_ bitmap: Bitmap) throws(PNGEncodingError) -> [PNGLayout] {
        let area = bitmap.width * bitmap.height
        var layouts: [PNGLayout] = []
        if let indexed = try indexed(bitmap) { layouts.append(indexed) }
        // A palette's entry has four bytes: in larger pictures it is always worth them, but grays need none.
        let isGray = bitmap.isOpaque && pixels_are_gray(bitmap.buffer.pixels, area) != 0
        if layouts.isEmpty || isGray || area <= 4096 { layouts.append(try direct(bitmap, isGray: isGray)) }
        return layouts
    }

    private static func direct(_ bitmap: Bitmap, isGray: Bool) throws(PNGEncodingError) -> PNGLayout {
        let (isOpaque, pixels) = (bitmap.isOpaque, bitmap.buffer.pixels)
        let pixel = isGray ? 1 : isOpaque ? 3 : 4
        let layout = try PNGLayout(
            colorType: isGray ? 0 : isOpaque ? 2 : 6, bitDepth: 8, pixel: pixel, length: bitmap.width * pixel,
            height: bitmap.height)
        let rows = layout.rows.bytes.assumingMemoryBound(to: UInt8.self)
        if isGray {
            pixels_to_gray_rows(pixels, bitmap.width, bitmap.height, rows)
        } else if isOpaque {
            pixels_to_rgb_rows(pixels, bitmap.width, bitmap.height, rows)
        } else {
            pixels_to_rgba_rows(pixels, bitmap.width, bitmap.height, rows)
        }
        return layout
    }

    /// Nil where there are more colors than a palette holds.
    private static func indexed(_ bitmap: Bitmap) throws(PNGEncodingError) -> PNGLayout? {
        let area = bitmap.width * bitmap.height
        var palette = [UInt32](repeating: 0, count: Int(PIXELS_PALETTE))
        let places = try buffer(area)
        let placeBytes = places.bytes.assumingMemoryBound(to: UInt8.self)
        let count = pixels_find_palette(bitmap.buffer.pixels, area, &palette, placeBytes)
        guard count > 0 else { return nil }
        let bits = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
        var layout = try PNGLayout(
            colorType: 3, bitDepth: UInt8(bits), pixel: 1, length: (bitmap.width * bits + 7) / 8,
            height: bitmap.height)
        pixels_pack_rows(
            placeBytes, bitmap.width, bitmap.height, UInt32(bits),
            layout.rows.bytes.assumingMemoryBound(to: UInt8.self))
        // As rows of one color each: a filter byte, R, G, B, A.
        var colors = [UInt8](repeating: 0, count: count * 5)
        pixels_to_rgba_rows(palette, 1, count, &colors)
        let starts = stride(from: 0, to: colors.count, by: 5)
        layout.chunks.append(("PLTE", starts.flatMap { colors[($0 + 1)...($0 + 3)] }))
        // Translucent colors come first; what follows is opaque.
        let alphas = starts.map { colors[$0 + 4] }.prefix { $0 < 255 }
        if !alphas.isEmpty { layout.chunks.append(("tRNS", Array(alphas))) }
        return layout
    }

    private init(
        colorType: UInt8, bitDepth: UInt8, pixel: Int, length: Int, height: Int
    ) throws(PNGEncodingError) {
        (self.colorType, self.bitDepth, self.pixel) = (colorType, bitDepth, pixel)
        (self.length, self.height) = (length, height)
        rows = try Self.buffer((length + 1) * height)
    }

    static func buffer(_ count: Int) throws(PNGEncodingError) -> PixelBuffer {
        do {
            return try PixelBuffer(uninitialized: count)
        } catch {
            throw .outOfMemory(bytes: count)
        }
    }
}
