internal import CPixels
import DisplayList
import Geometry

/// Which pixels a run covers: its glyphs' masks, placed as they are when it is drawn.
struct GlyphCoverage {
    private(set) var box: PixelRect
    /// Row after row, 0…255.
    private(set) var coverage: [UInt8]

    /// Pixels; a larger run is no text that anybody must be told of.
    private static let largestArea = 4 << 20

    /// Nil where nothing is seen.
    init?(of run: GlyphRun, masks: GlyphMasks, transform: CGAffineTransform, visible: PixelRect) {
        // Masks as large as a widget are never kept: such glyphs are drawn as paths.
        guard masks.size.em <= Painter.largestMaskedEm else { return nil }
        let placed = Painter.placedMasks(of: run, masks: masks, transform: transform)
        guard let box = placed.box?.intersection(visible), !box.isEmpty, box.width * box.height <= Self.largestArea
        else { return nil }
        self.box = box
        coverage = [UInt8](repeating: 0, count: box.width * box.height)
        coverage.withUnsafeMutableBufferPointer { target in
            for (mask, x, y) in placed.masks {
                let part = PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersection(box)
                guard !part.isEmpty else { continue }
                mask_add(
                    target.baseAddress! + (part.y - box.y) * box.width + part.x - box.x, box.width,
                    mask.coverage + (part.y - y) * mask.width + part.x - x, mask.width, part.width, part.height)
            }
        }
    }
}
