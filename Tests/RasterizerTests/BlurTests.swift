import DisplayList
import Foundation
import Geometry
import Rasterizer
import Testing

@Suite("Blur and shadow")
struct BlurTests {
    /// A rectangle's alpha under an exact Gaussian: products of differences of the normal distribution.
    private func exact(_ x: Double, _ y: Double, _ rect: CGRect, _ sigma: Double) -> Double {
        func within(_ place: Double, _ low: Double, _ high: Double) -> Double {
            (erf((high - place) / (sigma * 2.0.squareRoot())) - erf((low - place) / (sigma * 2.0.squareRoot()))) / 2
        }
        return 255 * within(x, rect.minX, rect.maxX) * within(y, rect.minY, rect.maxY)
    }

    @Test("A blur is within 2/255 of an exact Gaussian", arguments: [0.7, 1.5, 3, 4.9, 5.1, 7.5, 11, 20, 33, 60])
    func blur(sigma: Double) throws {
        let rect = CGRect(x: 151, y: 103, width: 137, height: 90)
        let bitmap = try Drawing.bitmap(
            440, 300,
            [
                .group(
                    DisplayGroup(
                        [.fill(.rectangle(rect), .color(.white))], effects: [.blur(sigma: sigma, opaque: false)]))
            ])
        var largest = 0.0
        for y in stride(from: 0, to: 300, by: 3) {
            for x in stride(from: 0, to: 440, by: 3) {
                largest = max(
                    largest, abs(Double(bitmap[x, y].alpha) - exact(Double(x) + 0.5, Double(y) + 0.5, rect, sigma)))
            }
        }
        #expect(largest <= 2)
    }

    @Test("A shadow has its sigma in points at every scale, wherever the short cuts begin", arguments: [1.0, 2, 3])
    func shadow(scale: Double) throws {
        let rect = CGRect(x: 60, y: 60, width: 200, height: 100)
        let effect = LayerEffect.shadow(
            color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.33), sigma: 11, offset: CGSize(width: 0, height: 4)
        )
        // One shape, two shapes and a rotated group take different ways.
        let one = DisplayGroup([.fill(.rectangle(rect), .color(.white))], effects: [effect])
        let two = DisplayGroup(
            [.fill(.rectangle(rect), .color(.white)), .fill(Drawing.rect(80, 80, 3, 3), .color(.black))],
            effects: [effect])
        let general = DisplayGroup([.group(two)], opacity: 0.9999)
        for group in [one, two, general] {
            let bitmap = try Drawing.bitmap(320, 220, scale: scale, [.group(group)])
            let moved = rect.offsetBy(dx: 0, dy: 4)
            for distance in stride(from: 2.5, through: 40, by: 2.5) {
                let (x, y) = (rect.minX - distance, 112.0)
                let pixel = bitmap[Int(x * scale), Int(y * scale)]
                let place = ((x * scale).rounded(.down) + 0.5) / scale
                let row = ((y * scale).rounded(.down) + 0.5) / scale
                let expected = 0.33 * exact(place, row, moved, 11)
                #expect(abs(Double(pixel.alpha) - expected) <= 1.5, "\(distance) points left of the card")
            }
        }
    }

    @Test("An opaque blur repeats the border instead of fading")
    func opaque() throws {
        let bitmap = try Drawing.bitmap(
            40, 40,
            [
                .group(
                    DisplayGroup(
                        [.fill(Drawing.rect(0, 0, 40, 40), .color(.white))], effects: [.blur(sigma: 6, opaque: true)]))
            ])
        #expect(bitmap[0, 0] == 0xFFFF_FFFF && bitmap[39, 20] == 0xFFFF_FFFF)
    }
}
