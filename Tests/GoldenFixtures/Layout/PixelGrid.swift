import SwiftUI

/// What lies at fractions of a pixel, at each scale. Frames keep the fractions; the picture shows whole pixels.
extension Fixture {
    @FixtureList static var pixelGrid: [Fixture] {
        for scale in [1, 2, 3] as [CGFloat] {
            for width in [10, 100, 364] as [CGFloat] {
                Fixture(
                    "pixel-snapping/three-in-\(Int(width))-\(Int(scale))x", width, 4, scale: scale,
                    frames: (0..<3).map { rect(width * CGFloat($0) / 3, 0, width / 3, 4) }
                ) {
                    HStack(spacing: 0) {
                        Color.red; Color.green; Color.blue
                    }
                }
            }
            Fixture("pixel-snapping/odd-centred-\(Int(scale))x", 10, 10, scale: scale, frames: [rect(2.5, 2.5, 5, 5)]) {
                Color.red.frame(width: 5, height: 5)
            }
            Fixture(
                "pixel-snapping/nested-stacks-\(Int(scale))x", 10, 10, scale: scale,
                frames: (0..<3).map { rect(0, 10 * CGFloat($0) / 3, 5, 10 / 3) }
                    + (0..<7).map { rect(5, 10 * CGFloat($0) / 7, 5, 10 / 7) }
            ) {
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.red; Color.green; Color.blue
                    }
                    VStack(spacing: 0) { ForEach(0..<7) { Color(white: Double($0) / 10) } }
                }
            }
            Fixture(
                "pixel-snapping/divider-between-\(Int(scale))x", 10, 10, scale: scale,
                frames: [
                    rect(0, 0, 10, 5 - 0.5 / scale), rect(0, 5 - 0.5 / scale, 10, 1 / scale),
                    rect(0, 5 + 0.5 / scale, 10, 5 - 0.5 / scale)
                ]
            ) {
                VStack(spacing: 0) {
                    Color.yellow; Divider(); Color.green
                }
            }
            Fixture(
                "pixel-snapping/pixel-border-\(Int(scale))x", 12, 12, scale: scale
            ) { Color.yellow.frame(width: 7.3, height: 7.3).border(.red, width: 1 / scale) }
            Fixture(
                "pixel-snapping/pixel-stroke-border-\(Int(scale))x", 12, 12, scale: scale,
                frames: [rect(2.35, 2.35, 7.3, 7.3)]
            ) { Rectangle().strokeBorder(.red, lineWidth: 1 / scale).frame(width: 7.3, height: 7.3) }
        }
        Fixture(
            "pixel-snapping/three-in-329-pixels-3x", 329 / 3, 4, scale: 3,
            frames: (0..<3).map { rect(329 * CGFloat($0) / 9, 0, 329 / 9, 4) }
        ) {
            HStack(spacing: 0) {
                Color.red; Color.green; Color.blue
            }
        }
    }
}
