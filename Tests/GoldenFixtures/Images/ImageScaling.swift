import DisplayList
import Foundation
import Rasterizer
import SwiftUI

/// Pictures in which every pixel can be told where it went.
private enum ScalingPicture {
    /// 9 × 9 pixels: a border of 3 in colors by side, corners black, and a middle of 3 × 3 in stripes.
    static let frame = make(9, 9) { x, y in
        let side = (x / 3, y / 3)
        switch side {
        case (0, 0), (2, 0), (0, 2), (2, 2): return 0xFF20_2020
        case (1, 0): return 0xFFE0_3030
        case (1, 2): return 0xFF30_60E0
        case (0, 1): return 0xFF30_A050
        case (2, 1): return 0xFFE0_B020
        default: return x % 2 == 0 ? 0xFFFF_FFFF : 0xFF90_90A0
        }
    }

    /// 6 × 6 pixels: a ring of alpha around a hole.
    static let ring = make(6, 6) { x, y in
        (2...3).contains(x) && (2...3).contains(y) ? 0 : x + y < 5 ? 0xFF00_0000 : 0x8000_0000
    }

    /// 48 × 48 pixels of rings that grow finer outwards.
    static let rings = make(48, 48) { x, y in
        let (dx, dy) = (Double(x) - 23.5, Double(y) - 23.5)
        let value = UInt32((127.5 + 127.5 * cos((dx * dx + dy * dy) * .pi / 48)).rounded())
        return 0xFF00_0000 | value << 16 | value << 8 | value
    }

    private static func make(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> ImageReference {
        let pixels = (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
        let data = (try? PNGEncoder().encode(Bitmap(width: width, height: height, pixels: pixels))) ?? Data()
        return ImageReference(
            name: "scaling-\(width)", content: .data(data), pixelSize: CGSize(width: width, height: height))
    }
}

extension Fixture {
    nonisolated private static func picture(_ reference: ImageReference, at scale: CGFloat = 1) -> SwiftUI.Image {
        SwiftUI.Image(source: .bitmap(reference, scale: scale))
    }

    nonisolated private static func caps(_ inset: CGFloat) -> EdgeInsets {
        EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    }

    @FixtureList static var imageScaling: [Fixture] {
        Fixture("image-scaling/up-none", 25, 25, scale: 1) {
            picture(ScalingPicture.frame).resizable().interpolation(.none)
        }
        Fixture("image-scaling/up-low", 25, 25, scale: 1) {
            picture(ScalingPicture.frame).resizable().interpolation(.low)
        }
        Fixture("image-scaling/up-medium", 25, 25, scale: 1) {
            picture(ScalingPicture.frame).resizable().interpolation(.medium)
        }
        Fixture("image-scaling/up-high", 25, 25, scale: 1) {
            picture(ScalingPicture.frame).resizable().interpolation(.high)
        }
        Fixture("image-scaling/down-none", 16, 16, scale: 1) {
            picture(ScalingPicture.rings).resizable().interpolation(.none)
        }
        Fixture("image-scaling/down-low", 16, 16, scale: 1) {
            picture(ScalingPicture.rings).resizable().interpolation(.low)
        }
        Fixture("image-scaling/down-medium", 16, 16, scale: 1) { picture(ScalingPicture.rings).resizable() }
        Fixture("image-scaling/down-high", 16, 16, scale: 1) {
            picture(ScalingPicture.rings).resizable().interpolation(.high)
        }
        Fixture("image-scaling/down-to-a-point", 4, 4, scale: 1) {
            picture(ScalingPicture.rings).resizable().frame(width: 1, height: 1)
        }
        Fixture("image-scaling/half-transparent-edges-stay-clean", 25, 25, scale: 1) {
            picture(ScalingPicture.ring).resizable()
        }
        Fixture("image-scaling/caps-at-1x", 25, 17, scale: 1) {
            picture(ScalingPicture.frame).resizable(capInsets: caps(3))
        }
        Fixture("image-scaling/caps-at-2x", 25, 17, scale: 2) {
            picture(ScalingPicture.frame).resizable(capInsets: caps(3))
        }
        Fixture("image-scaling/caps-at-3x", 25, 17, scale: 3) {
            picture(ScalingPicture.frame).resizable(capInsets: caps(3))
        }
        Fixture("image-scaling/caps-of-a-3x-picture", 12, 8, scale: 3) {
            picture(ScalingPicture.frame, at: 3).resizable(capInsets: caps(1))
        }
        Fixture("image-scaling/caps-tile-at-1x", 25, 17, scale: 1) {
            picture(ScalingPicture.frame).resizable(capInsets: caps(3), resizingMode: .tile)
        }
        Fixture("image-scaling/caps-tile-at-2x", 25, 17, scale: 2) {
            picture(ScalingPicture.frame).resizable(capInsets: caps(3), resizingMode: .tile)
        }
        Fixture("image-scaling/caps-tile-of-a-3x-picture", 12, 8, scale: 3) {
            picture(ScalingPicture.frame, at: 3).resizable(capInsets: caps(1), resizingMode: .tile)
        }
        Fixture("image-scaling/caps-on-one-side", 25, 17, scale: 1) {
            picture(ScalingPicture.frame).resizable(capInsets: EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 0))
        }
        Fixture("image-scaling/caps-larger-than-the-frame", 5, 5, scale: 2) {
            picture(ScalingPicture.frame).resizable(capInsets: caps(3))
        }
        Fixture("image-scaling/caps-larger-than-the-picture", 20, 12, scale: 1) {
            picture(ScalingPicture.frame).resizable(capInsets: caps(30))
        }
        Fixture("image-scaling/caps-of-a-template", 20, 12, scale: 2) {
            picture(ScalingPicture.ring).renderingMode(.template).resizable(capInsets: caps(2)).foregroundStyle(.purple)
        }
        Fixture("image-scaling/tile-of-a-template", 20, 12, scale: 2) {
            picture(ScalingPicture.ring).renderingMode(.template).resizable(resizingMode: .tile).foregroundStyle(.teal)
        }
        Fixture("image-scaling/tile-at-1x", 20, 13, scale: 1) {
            picture(ScalingPicture.frame).resizable(resizingMode: .tile)
        }
        Fixture("image-scaling/tile-at-3x", 20, 13, scale: 3) {
            picture(ScalingPicture.frame).resizable(resizingMode: .tile)
        }
        Fixture("image-scaling/tile-of-a-2x-picture", 20, 13, scale: 2) {
            picture(ScalingPicture.frame, at: 2).resizable(resizingMode: .tile)
        }
        Fixture("image-scaling/fill", 24, 12, scale: 1, frames: [rect(0, -6, 24, 24)]) {
            picture(ScalingPicture.frame).resizable().scaledToFill()
        }
        Fixture("image-scaling/fit-with-ratio", 24, 24, scale: 1, frames: [rect(0, 6, 24, 12)]) {
            picture(ScalingPicture.frame).resizable().aspectRatio(2, contentMode: .fit)
        }
        Fixture("image-scaling/modifiers-in-any-order", 20, 12, scale: 1) {
            picture(ScalingPicture.frame).interpolation(.none).antialiased(true).renderingMode(.original).resizable()
        }
        Fixture("image-scaling/decorative-missing", 24, 24, findings: ["image-missing"]) {
            Image(decorative: "Nowhere")
        }
        Fixture("image-scaling/labelled-missing", 24, 24, findings: ["image-missing"]) {
            Image("Nowhere", label: Text("photo"))
        }
        Fixture("image-scaling/no-room", 12, 12, frames: [rect(6, 6, 0, 0)]) {
            picture(ScalingPicture.frame).resizable().frame(width: 0, height: 0)
        }
    }
}
