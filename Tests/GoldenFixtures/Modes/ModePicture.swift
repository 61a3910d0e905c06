import DisplayList
import Foundation
import Rasterizer
import SwiftUI

/// Pictures whose light and alpha are known at every pixel.
enum ModePicture {
    /// 8 × 8 pixels: red, green, blue and yellow columns of two, dark at the top.
    static let photo = make("photo", 8, 8) { x, y in
        let level = UInt32(31 + 32 * y)
        switch x / 2 {
        case 0: return 0xFF00_0000 | level << 16
        case 1: return 0xFF00_0000 | level << 8
        case 2: return 0xFF00_0000 | level
        default: return 0xFF00_0000 | level << 16 | level << 8
        }
    }

    /// 4 × 4 pixels: black, mid gray, white and half transparent white columns.
    static let grays = make("grays", 4, 4) { x, _ in
        [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF, 0x8080_8080][x]
    }

    /// 8 × 8 pixels: an opaque disc of red on nothing.
    static let disc = make("disc", 8, 8) { x, y in
        let (dx, dy) = (Double(x) - 3.5, Double(y) - 3.5)
        return dx * dx + dy * dy <= 14 ? 0xFFFF_0000 : 0
    }

    private static func make(
        _ name: String, _ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32
    ) -> SwiftUI.Image {
        let pixels = (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
        let data = (try? PNGEncoder().encode(Bitmap(width: width, height: height, pixels: pixels))) ?? Data()
        let reference = ImageReference(
            name: name, content: .data(data), pixelSize: CGSize(width: width, height: height))
        return SwiftUI.Image(source: .bitmap(reference, scale: 1)).resizable().interpolation(.none)
    }
}
