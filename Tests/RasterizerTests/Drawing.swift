import DisplayList
import Foundation
import Geometry
import Rasterizer

/// Short ways to draw and to look at pixels.
enum Drawing {
    static func bitmap(
        _ width: CGFloat, _ height: CGFloat, scale: Double = 1, _ items: [DisplayItem]
    ) throws -> Bitmap {
        try Rasterizer().rasterize(DisplayList(size: CGSize(width: width, height: height), items: items), scale: scale)
            .bitmap
    }

    static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Outline {
        .rectangle(CGRect(x: x, y: y, width: width, height: height))
    }

    /// A picture of pixels 0xAARRGGBB as a PNG in memory.
    static func image(_ width: Int, _ height: Int, _ pixels: [UInt32]) throws -> ImageReference {
        let data = try PNGEncoder().encode(Bitmap(width: width, height: height, pixels: pixels))
        return ImageReference(
            name: "test", content: .data(data), pixelSize: CGSize(width: width, height: height))
    }
}

extension UInt32 {
    var alpha: Int { Int(self >> 24) }
    var red: Int { Int(self >> 16 & 0xFF) }
    var green: Int { Int(self >> 8 & 0xFF) }
    var blue: Int { Int(self & 0xFF) }
}
