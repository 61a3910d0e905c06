import DisplayList
import Foundation
import Geometry
import UIKitCore

/// A picture that filters make; it stays a drawing, sharp at every scale.
public final class CIImage: NSObject, @unchecked Sendable {
    /// Pixels, from the lower left corner of the image that it was made of; infinite where its edges go on forever.
    public var extent: CGRect { isEndless ? .infinite : area }
    /// What the items cover, as they are drawn from the upper left corner of it.
    let area: CGRect
    let items: [DisplayItem]
    /// Whether the pixels at the edges go on forever. That shows in what a blur takes from there; what is cropped has
    /// nothing beyond the area.
    let isEndless: Bool
    /// The modules of a code, and how wide the margin around them is.
    var code: (rows: [[Bool]], margin: Int)?

    convenience init(size: CGSize, items: [DisplayItem]) {
        self.init(area: CGRect(origin: .zero, size: size), items: items)
    }

    init(area: CGRect, items: [DisplayItem], isEndless: Bool = false) {
        (self.area, self.items, self.isEndless) = (area, items, isEndless)
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

    /// Scales and moves the picture; turning it changes nothing that `createCGImage` shows of it.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let scale = CGAffineTransform(
            scaleX: (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
            y: (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot())
        let isTurned = matrix.b != 0 || matrix.c != 0
        let origin = isTurned ? .zero : area.applying(matrix).origin
        return CIImage(
            area: CGRect(origin: origin, size: area.size.applying(scale)),
            items: [.group(DisplayGroup(items, transform: scale))], isEndless: isEndless)
    }

    public func cropped(to rect: CGRect) -> CIImage {
        let part = rect.intersection(area)
        let move = CGAffineTransform(translationX: area.minX - part.minX, y: part.maxY - area.maxY)
        return CIImage(area: part, items: [.group(DisplayGroup(items, transform: move))])
    }

    /// The pixels at the edges go on forever.
    public func clampedToExtent() -> CIImage { CIImage(area: area, items: items, isEndless: true) }

    /// - Parameter filterName: such as `CIGaussianBlur`; the image itself where Darkroom does not have it, which is told.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }

    /// - Parameter sigma: pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        guard sigma > 0 else { return self }
        // Three sigmas hold all but 0.3 % of a Gaussian. What goes on forever is blurred with its edges.
        let reach = isEndless ? 0 : (3 * sigma).rounded(.up)
        let move = CGAffineTransform(translationX: reach, y: reach)
        return CIImage(
            area: area.insetBy(dx: -reach, dy: -reach),
            items: [
                .group(
                    DisplayGroup(items, transform: move, effects: [.blur(sigma: sigma, opaque: isEndless)]))
            ], isEndless: isEndless)
    }

    /// The pixels in rows from the top: red, green, blue and alpha, premultiplied. Nil where none can be made.
    var pixels: [UInt8]? { picture.dataProvider?.data.map { [UInt8](Data(referencing: $0)) } }

    var picture: CGImage { CGImage(DisplayList(size: area.size, items: items), scale: 1) }
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
        return part == image.area ? image.picture : image.cropped(to: part).picture
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
