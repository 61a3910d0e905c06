import DisplayList
import Foundation
import Rasterizer
import SwiftUI

/// Pictures that the tests paint themselves.
enum TestPicture {
    /// 12 × 12 pixels: a frame of 3 pixels in four colors, corners marked, and a translucent middle.
    static let frame = make(12, 12) { x, y in
        let (left, right, top, bottom) = (x < 3, x >= 9, y < 3, y >= 9)
        switch (left || right, top || bottom) {
        case (true, true): return 0xFFFF_0000
        case (true, false): return left ? 0xFF00_A000 : 0xFF00_00FF
        case (false, true): return top ? 0xFFFF_C000 : 0xFF80_0080
        case (false, false): return 0x8040_4040
        }
    }

    /// 4 × 4 pixels of black and white, alternating.
    static let checks = make(4, 4) { x, y in (x + y) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }

    /// 8 × 4 pixels: an L of opaque pixels on nothing.
    static let letter = make(8, 4) { x, y in x < 2 || y == 3 ? 0xFF00_A000 : 0 }

    private static func make(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> ImageReference {
        let pixels = (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
        let data = (try? PNGEncoder().encode(Bitmap(width: width, height: height, pixels: pixels))) ?? Data()
        return ImageReference(
            name: "test-\(width)x\(height)", content: .data(data), pixelSize: CGSize(width: width, height: height))
    }
}

extension Fixture {
    nonisolated private static func picture(_ reference: ImageReference, scale: CGFloat = 1) -> SwiftUI.Image {
        SwiftUI.Image(source: .bitmap(reference, scale: scale))
    }

    @FixtureList static var bitmaps: [Fixture] {
        // Unless it is resizable, an image is as large as its pixels say.
        Fixture("images/natural-size", 24, 24, frames: [rect(6, 6, 12, 12)]) { picture(TestPicture.frame) }
        Fixture("images/natural-size-at-2x", 24, 24, frames: [rect(9, 9, 6, 6)]) {
            picture(TestPicture.frame, scale: 2)
        }
        Fixture("images/frame-does-not-resize", 24, 24, frames: [rect(6, 6, 12, 12), rect(2, 9, 20, 6)]) {
            picture(TestPicture.frame).frame(width: 20, height: 6).border(.black, width: 0.5)
        }
        Fixture("images/resizable", 24, 16, frames: [rect(0, 0, 24, 16)]) { picture(TestPicture.frame).resizable() }
        Fixture("images/resizable-fit", 24, 16, frames: [rect(4, 0, 16, 16)]) {
            picture(TestPicture.frame).resizable().scaledToFit()
        }
        Fixture("images/resizable-fill-clipped", 24, 16) {
            picture(TestPicture.frame).resizable().scaledToFill().frame(width: 24, height: 8).clipped()
        }
        Fixture("images/interpolation-none", 24, 24) { picture(TestPicture.checks).resizable().interpolation(.none) }
        Fixture("images/interpolation-high", 24, 24) { picture(TestPicture.checks).resizable().interpolation(.high) }
        Fixture("images/interpolation-default", 24, 24) { picture(TestPicture.checks).resizable() }
        Fixture("images/scaled-down", 8, 8) { picture(TestPicture.frame).resizable() }
        Fixture("images/cap-insets-stretch", 30, 20) {
            picture(TestPicture.frame).resizable(capInsets: EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
        }
        Fixture("images/cap-insets-tile", 30, 20) {
            picture(TestPicture.frame)
                .resizable(capInsets: EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3), resizingMode: .tile)
        }
        Fixture("images/tile", 30, 20) { picture(TestPicture.letter).resizable(resizingMode: .tile) }
        Fixture("images/template", 16, 16) {
            picture(TestPicture.letter).renderingMode(.template).foregroundStyle(.red)
        }
        Fixture("images/template-with-gradient", 16, 16) {
            picture(TestPicture.letter).renderingMode(.template).resizable()
                .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }
        Fixture("images/original-ignores-foreground", 16, 16) {
            picture(TestPicture.letter).renderingMode(.original).foregroundStyle(.red)
        }
        Fixture("images/opacity", 16, 16) { picture(TestPicture.frame).opacity(0.5) }
        Fixture("images/circle-clip", 24, 24) { picture(TestPicture.frame).resizable().clipShape(Circle()) }
        Fixture("images/rtl-is-not-mirrored", 16, 16) {
            picture(TestPicture.letter).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("images/missing-is-a-crossed-box", 30, 30, findings: ["image-missing"]) { Image("Nowhere") }
        Fixture("images/missing-resizable", 30, 20, findings: ["image-missing"]) { Image("Nowhere").resizable() }
    }
}
