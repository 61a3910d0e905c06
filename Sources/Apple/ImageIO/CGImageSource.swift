import DisplayList
import Foundation
import FoundationCompat
import ImageFormats
import UIKitCore

/// An image file, of which only the header is read before it is drawn.
public final class CGImageSource: @unchecked Sendable {
    let name: String
    let content: ImageReference.Content?
    let header: ImageHeader?

    init(name: String, content: ImageReference.Content?, header: ImageHeader?) {
        self.name = name
        self.content = content
        self.header = header
    }

    /// - Parameters:
    ///   - isUpright: Whether the picture is turned as its file says.
    ///   - side: The longer side of the result in pixels; nil for the file's own.
    func image(isUpright: Bool, longerSide side: CGFloat?) -> CGImage? {
        guard let header, let content else { return nil }
        let pixels = isUpright ? header.size : header.storedSize
        let reference = ImageReference(
            name: name, content: content, pixelSize: pixels, orientation: isUpright ? nil : .up)
        let longest = max(pixels.width, pixels.height)
        // A thumbnail is never larger than its picture.
        let factor = side.map { min(1, max($0, 1) / longest) } ?? 1
        let size = CGSize(
            width: max(1, (pixels.width * factor).rounded()), height: max(1, (pixels.height * factor).rounded()))
        let place = CGRect(origin: .zero, size: size)
        return CGImage(
            DisplayList(size: size, items: [.image(ImageDrawing(image: reference, rect: place))]), scale: 1)
    }
}

/// - Returns: A source without images where the data are of no format that can be read.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    let data = data as Data
    return CGImageSource(name: "data", content: .data(data), header: try? ImageHeader.read(data).get())
}

/// - Returns: nil where there is no file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    let url = url as URL
    guard url.isFileURL else {
        return (try? Data(contentsOf: url)).flatMap { CGImageSourceCreateWithData(NSData(data: $0), options) }
    }
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return CGImageSource(
        name: url.lastPathComponent, content: .file(url.path), header: try? ImageHeader.read(url).get())
}

/// - Returns: 0 or 1; of an animation the first picture counts.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.header == nil ? 0 : 1 }

/// Always 0: one picture is read from a file.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// - Returns: Such as `public.png`; nil where the format cannot be read.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    switch isrc.header?.format {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webp: "org.webmproject.webp"
    case .heif: "public.heic"
    case .svg: "public.svg-image"
    case .pdf: "com.adobe.pdf"
    case .tiff, .bmp, .icon, .photoshop, .jpegXL, .jpeg2000, nil: nil
    }
}

/// The picture as it is stored, not turned.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    index == 0 ? isrc.image(isUpright: false, longerSide: nil) : nil
}

/// A smaller picture. Files' own thumbnails are not read, so the options must ask for one to be made.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    func isOn(_ key: CFString) -> Bool { (options?.object(forKey: key) as? NSNumber)?.boolValue ?? false }
    guard index == 0,
        isOn(kCGImageSourceCreateThumbnailFromImageAlways) || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    else { return nil }
    let side = (options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber).map {
        CGFloat($0.doubleValue)
    }
    return isrc.image(isUpright: isOn(kCGImageSourceCreateThumbnailWithTransform), longerSide: side)
}

/// Its size in pixels as it is stored, and how it is turned.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let header = isrc.header else { return nil }
    let result = NSMutableDictionary()
    result[kCGImagePropertyPixelWidth] = NSNumber(value: Int(header.storedSize.width))
    result[kCGImagePropertyPixelHeight] = NSNumber(value: Int(header.storedSize.height))
    result[kCGImagePropertyOrientation] = NSNumber(value: CGImagePropertyOrientation(header.orientation).rawValue)
    return result
}

/// How stored pixels are turned and mirrored to be seen, numbered as in EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    init(_ orientation: ImageOrientation) {
        self =
            switch orientation {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
    }
}

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
