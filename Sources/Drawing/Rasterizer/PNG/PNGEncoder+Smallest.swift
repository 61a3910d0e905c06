internal import CDeflate
import Foundation

extension PNGEncoder {
    /// The smallest file that is found among layouts of pixels and ways to choose filters.
    func smallest(_ bitmap: Bitmap) throws(PNGEncodingError) -> Data {
        var trials: [Trial] = []
        for layout in try PNGLayout.candidates(bitmap) {
            for filtering in 0..<picture_filterings.rawValue {
                trials.append(try Trial(layout, picture_filtering(filtering)))
            }
        }
        trials.sort { ($0.estimate, $0.order) < ($1.estimate, $1.order) }
        // The fast encoder ranks as the slow one does, but for near ties.
        let limit = trials[0].estimate + trials[0].estimate / 32 + 16
        var best: Data?
        for trial in trials.prefix(2) where trial.estimate <= limit {
            let file = try trial.file(bitmap)
            if file.count < best?.count ?? .max { best = file }
        }
        return best!
    }

    /// A layout with a way to choose filters.
    private struct Trial {
        let layout: PNGLayout
        let filtering: picture_filtering
        /// Bytes of the file as the fast encoder would write it, without what all have.
        let estimate: Int

        var order: Int { Int(layout.colorType) * 100 + Int(filtering.rawValue) }

        init(_ layout: PNGLayout, _ filtering: picture_filtering) throws(PNGEncodingError) {
            (self.layout, self.filtering) = (layout, filtering)
            let rows = try Self.filtered(layout, filtering)
            let space = try PNGLayout.buffer(Deflate.bound(rows.count))
            defer { withExtendedLifetime((rows, space)) {} }
            let count = try Deflate.compress(
                UnsafeRawBufferPointer(start: rows.bytes, count: rows.count), stride: layout.length + 1,
                pixel: layout.pixel == 3 ? 3 : 4,
                into: UnsafeMutableRawBufferPointer(start: space.bytes, count: space.count))
            estimate = layout.chunks.reduce(count) { $0 + 12 + $1.content.count }
        }

        private static func filtered(
            _ layout: PNGLayout, _ filtering: picture_filtering
        ) throws(PNGEncodingError) -> PixelBuffer {
            let result = try PNGLayout.buffer(layout.rows.count)
            let isDone = picture_filter(
                layout.rows.bytes.assumingMemoryBound(to: UInt8.self), layout.length, layout.height, layout.pixel,
                filtering, result.bytes.assumingMemoryBound(to: UInt8.self))
            guard isDone != 0 else { throw .outOfMemory(bytes: layout.rows.count) }
            return result
        }

        func file(_ bitmap: Bitmap) throws(PNGEncodingError) -> Data {
            let rows = try Self.filtered(layout, filtering)
            let space = try PNGLayout.buffer(deflate_smallest_bound(rows.count))
            defer { withExtendedLifetime((rows, space)) {} }
            // A PNG chunk holds less than 2 GB.
            guard space.count < 1 << 31 else { throw .outOfMemory(bytes: rows.count) }
            let bytes = space.bytes.assumingMemoryBound(to: UInt8.self)
            let count = deflate_smallest(rows.bytes.assumingMemoryBound(to: UInt8.self), rows.count, 3, bytes)
            guard count > 0 else { throw .outOfMemory(bytes: rows.count * 4) }
            var chunks = PNGChunks()
            chunks.append(
                "IHDR",
                PNGChunks.bytes(UInt32(bitmap.width)) + PNGChunks.bytes(UInt32(bitmap.height))
                    + [layout.bitDepth, layout.colorType, 0, 0, 0])
            // Perceptual intent, the one for pictures.
            chunks.append("sRGB", [0])
            for chunk in layout.chunks { chunks.append(chunk.type, chunk.content) }
            chunks.append("IDAT", UnsafeRawBufferPointer(start: space.bytes, count: count))
            chunks.append("IEND", [])
            return chunks.data
        }
    }
}
