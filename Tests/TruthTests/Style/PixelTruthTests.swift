import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Pixels of effects and shapes that were read off Apple's pictures.
@Suite("Pixels as Apple draws them") @MainActor
struct PixelTruthTests {
    @Test("layout-truths row 54: a square of 6 turned by 45° in 12² at 1×")
    func rotatedSquare() throws {
        let picture = try Stage(12, 12, scale: 1).draw(
            Color.white.frame(width: 6, height: 6).rotationEffect(.degrees(45))
                .background(Color.black.frame(width: 12, height: 12)))
        // Coverage is 0x07 at the outer and 0xB6 at the inner step of each edge.
        for row in 0..<12 {
            let reach = row < 6 ? row : 11 - row
            let expected = (0..<12).map { column -> Int in
                let inset = (column < 6 ? column : 11 - column) + reach
                return inset < 6 ? 0 : inset == 6 ? 0x07 : inset == 7 ? 0xB6 : 0xFF
            }
            let found = (0..<12).map { picture[$0, row].red }
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "row \(row): \(found), not \(expected)")
        }
    }

    @Test("layout-truths row 55: white at part of its opacity over black, in sRGB")
    func opacity() throws {
        func level<V: View>(_ view: V) throws -> Int {
            try Stage(4, 4, scale: 1).draw(
                ZStack {
                    Color.black; view
                })[2, 2].red
        }
        #expect(try level(Color.white.opacity(0.6)) == 0x99)
        #expect(try level(Rectangle().fill(.white).opacity(0.8)) == 0xCC)
        #expect(try level(Rectangle().fill(.white).opacity(0.8).opacity(0.5)) == 0x66)
        #expect(
            try level(
                ZStack {
                    Color.white.opacity(0.8).opacity(0.5); Color.white.opacity(0.22)
                }) == 0x88)
    }

    @Test(
        "layout-truths row 58: a shadow is a Gaussian of 0.917 radii with a third of black",
        arguments: [
            (CGFloat(12), 11.0), (8, 7.33)
        ])
    func shadow(radius: CGFloat, sigma: Double) throws {
        // The middle of a long straight edge, beyond which the shadow falls off as the Gaussian's integral.
        let picture = try Stage(240, 240, scale: 1).draw(
            Rectangle().fill(.white).frame(width: 120, height: 120).shadow(radius: radius))
        for distance in stride(from: 1, to: Int(2 * radius), by: 3) {
            let expected = 255 * 0.33 * 0.5 * erfc((Double(distance) + 0.5) / sigma / 2.0.squareRoot())
            let found = picture[120, 180 + distance]
            #expect(abs(Double(found.alpha) - expected) <= 2, "\(found.alpha) at \(distance), not \(expected)")
            #expect(found.alpha == 0 || found.red == 0)
        }
    }

    @Test("layout-truths row 59: the first row of a continuous corner of 10")
    func continuousCorner() throws {
        let picture = try Stage(50, 50, scale: 1).draw(RoundedRectangle(cornerRadius: 10).fill(.black))
        let expected = [0, 0, 0, 0, 0, 0.02, 0.29, 0.54, 0.73, 0.85, 0.93, 0.97]
        let found = expected.indices.map { Double(picture[$0, 0].alpha) / 255 }
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 0.03 }, "\(found)")
    }
}
