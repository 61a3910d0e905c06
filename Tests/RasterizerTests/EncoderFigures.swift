import DisplayList
import Foundation
import Geometry
import Rasterizer
import Testing

/// Prints milliseconds and bytes of the encoder; run in release with DARKROOM_FIGURES=1.
@Suite("Encoder figures", .enabled(if: ProcessInfo.processInfo.environment["DARKROOM_FIGURES"] != nil))
struct EncoderFigures {
    @Test("Milliseconds and bytes")
    func figures() throws {
        let box = CGRect(x: 0, y: 0, width: 338, height: 354)
        let sky = Paint.linearGradient(
            [.init(color: ResolvedColor(rgb: 0, 122, 255), location: 0), .init(color: .white, location: 1)],
            from: .zero, to: CGPoint(x: 200, y: 354))
        let card = DisplayGroup(
            [.fill(.roundedRectangle(box.insetBy(dx: 20, dy: 40), radius: 16, continuous: true), .color(.white))],
            effects: [.shadow(color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.33), sigma: 11, offset: .zero)])
        let items: [DisplayItem] = [.fill(.rectangle(box), sky), .group(card)]
        let corners = DisplayGroup(items, clip: .init(.roundedRectangle(box, radius: 22, continuous: true)))
        for (name, items) in [("square", items), ("rounded", [.group(corners)])] {
            let bitmap = try Drawing.bitmap(338, 354, scale: 3, items)
            let encoder = PNGEncoder()
            let clock = ContinuousClock()
            var times: [Duration] = [], bytes = 0
            for _ in 0..<15 { times.append(try clock.measure { bytes = try encoder.encode(bitmap).count }) }
            print("\(name) \(bitmap.width)x\(bitmap.height): \(times.sorted()[7]), \(bytes) bytes")
        }
    }
}
