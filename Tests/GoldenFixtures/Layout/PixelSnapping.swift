import SwiftUI

/// Neighbors at fractions of a pixel share an edge: neither a seam nor an overlap shows.
extension Fixture {
    @FixtureList static var pixelSnapping: [Fixture] {
        for scale in [1, 2, 3] as [CGFloat] {
            Fixture(
                "pixel-snapping/thirds-\(Int(scale))x", 20, 10, scale: scale,
                frames: [rect(0, 0, 20 / 3, 10), rect(20 / 3, 0, 20 / 3, 10), rect(40 / 3, 0, 20 / 3, 10)]
            ) {
                HStack(spacing: 0) {
                    Color.red; Color.red; Color.blue
                }
            }
            Fixture("pixel-snapping/sevenths-over-color-\(Int(scale))x", 20, 10, scale: scale) {
                HStack(spacing: 0) { ForEach(0..<7) { _ in Color.blue } }.background(Color.yellow)
            }
        }
        // 0.25 points at 1× round down to 0, 9.75 up to 10.
        Fixture("pixel-snapping/half-covered-edges-1x", 10, 10, scale: 1, frames: [rect(0.25, 0.25, 9.5, 9.5)]) {
            Color.red.padding(0.25)
        }
        Fixture("pixel-snapping/offset-fraction-2x", 20, 20) {
            Color.red.frame(width: 10, height: 10).offset(x: 0.3, y: 0.3)
        }
        Fixture("pixel-snapping/hairline-keeps-a-pixel-3x", 20, 10, scale: 3) {
            Color.red.frame(height: 1 / 3)
        }
    }
}
