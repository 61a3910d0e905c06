import DisplayList
import Foundation
import Geometry
import UIKitCore

/// A picture that filters make; it stays a drawing, sharp at every scale.
public final class CIImage: NSObject, @unchecked Sendable {
    /// Pixels; its origin is the lower left corner on iOS, and stays where transforms bring it.
    public let extent: CGRect
    /// As large as the extent.
    let items: [DisplayItem]
    /// The modules of a code, and how wide the margin around them is.
    var code: (rows: [[Bool]], margin: Int)?

    init(size: CGSize, items: [DisplayItem]) {
        extent = CGRect(origin: .zero, size: size)
        self.items = items
    }

    public convenience init(cgImage: CGImage) {
        let list = cgImage.drawing, scale = CGAffineTransform(scaleX: cgImage.scale, y: cgImage.scale)
        self.init(
            size: list.size.applying(scale), items: [.group(DisplayGroup(list.items, transform: scale))])
    }

    public convenience init?(image: UIImage) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
    }

    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    /// Scales the picture; turning and moving it changes nothing that `createCGImage` shows of it.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let scale = CGAffineTransform(
            scaleX: (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
            y: (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot())
        return CIImage(size: extent.size.applying(scale), items: [.group(DisplayGroup(items, transform: scale))])
    }

    public func cropped(to rect: CGRect) -> CIImage {
        let part = rect.intersection(extent)
        let move = CGAffineTransform(translationX: -part.minX, y: part.maxY - extent.maxY)
        return CIImage(size: part.size, items: [.group(DisplayGroup(items, transform: move))])
    }

    /// The pixels in rows from the top: red, green, blue and alpha, premultiplied. Nil where none can be made.
    var pixels: [UInt8]? { picture.dataProvider?.data.map { [UInt8](Data(referencing: $0)) } }

    var picture: CGImage { CGImage(DisplayList(size: extent.size, items: items), scale: 1) }
}

extension UIImage {
    public convenience init(ciImage: CIImage) { self.init(cgImage: ciImage.picture) }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage: ciImage.picture, scale: scale, orientation: orientation)
    }
}

/// How a context would work; accepted and ignored.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
    public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
}

/// Makes pictures of what filters make.
public final class CIContext: NSObject, @unchecked Sendable {
    public override init() {}
    public init(options: [CIContextOption: Any]? = nil) {}

    /// The part of the image in `fromRect`; nil where that is empty.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let part = fromRect.intersection(image.extent)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        return part == image.extent ? image.picture : image.cropped(to: part).picture
    }
}

/// A color as sRGB components.
public final class CIColor: NSObject, @unchecked Sendable {
    /// 0…1 each.
    public let red, green, blue, alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    var uiColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
}

/// Up to four numbers of a filter.
public final class CIVector: NSObject, @unchecked Sendable {
    public let x, y, z, w: CGFloat

    public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    /// Origin and size.
    public convenience init(cgRect: CGRect) {
        self.init(x: cgRect.minX, y: cgRect.minY, z: cgRect.width, w: cgRect.height)
    }

    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
