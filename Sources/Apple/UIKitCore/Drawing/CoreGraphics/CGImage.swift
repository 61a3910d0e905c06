import DisplayList
import Foundation
import FoundationCompat
import Geometry
import ProcessContext
import SwiftUICore

/// A picture of a number of pixels. What was drawn by code stays a drawing, sharp at every scale.
public final class CGImage: @unchecked Sendable {
    package let drawing: DisplayList
    /// Pixels per point of the drawing.
    package let scale: CGFloat

    package init(_ drawing: DisplayList, scale: CGFloat) {
        self.drawing = drawing
        self.scale = scale
    }

    /// Pixels.
    public var width: Int { Int((drawing.size.width * scale).rounded()) }
    public var height: Int { Int((drawing.size.height * scale).rounded()) }

    /// A part of the picture; nil where that lies outside.
    /// - Parameter rect: pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty else { return nil }
        let move = CGAffineTransform(translationX: -part.minX / scale, y: -part.minY / scale)
        return CGImage(
            DisplayList(
                size: CGSize(width: part.width / scale, height: part.height / scale),
                items: [.group(DisplayGroup(drawing.items, transform: move))]), scale: scale)
    }
}

/// Where a pixel's opacity stands among its components.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How pixels lie in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// Bytes that a picture is made of.
public final class CGDataProvider: @unchecked Sendable {
    public let data: CFData?

    public init?(data: CFData) { self.data = data }
    public init?(url: CFURL) {
        guard let contents = try? Data(contentsOf: url as URL) else { return nil }
        data = NSData(data: contents)
    }
}

extension CGImage {
    /// The pixels in rows from the top, without padding: red, green, blue and alpha, premultiplied sRGB. Nil where no
    /// pixels can be made, as outside of a program that draws.
    public var dataProvider: CGDataProvider? {
        let pixels = ProcessContext.current.pictureEncoder?.pixels(of: drawing, scale: Double(scale))
        return pixels.flatMap { CGDataProvider(data: NSData(data: $0)) }
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}
