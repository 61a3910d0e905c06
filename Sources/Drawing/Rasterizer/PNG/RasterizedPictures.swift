import DisplayList
import Foundation

/// What views get of drawings: pixels, and PNGs of them.
struct RasterizedPictures: PictureEncoder {
    func png(of list: DisplayList, scale: Double) -> Data? {
        (try? Rasterizer().rasterize(list, scale: scale)).flatMap { try? PNGEncoder().encode($0.bitmap) }
    }

    func pixels(of list: DisplayList, scale: Double) -> Data? {
        (try? Rasterizer().rasterize(list, scale: scale))?.bitmap.withUnsafeBytes { bytes in
            var pixels = Data(bytes)
            // A bitmap's pixels begin with blue.
            for index in stride(from: 0, to: pixels.count, by: 4) { pixels.swapAt(index, index + 2) }
            return pixels
        }
    }
}

/// Found by the modules of views, which are made without this one, in every program that is linked with both.
@_cdecl("darkroom_rasterized_pictures")
public func rasterizedPictures() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(LinkedPictureEncoder(RasterizedPictures())).toOpaque()
}
