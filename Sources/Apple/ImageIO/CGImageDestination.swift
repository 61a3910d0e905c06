import DisplayList
import Foundation
import FoundationCompat
import ProcessContext
import RenderModel
import UIKitCore

/// Where pictures are written to. PNG is the one format that is written.
public final class CGImageDestination: @unchecked Sendable {
    let type: String
    let write: (Data) -> Bool
    var images: [CGImage] = []

    init(_ type: CFString, write: @escaping (Data) -> Bool) {
        self.type = type as String
        self.write = write
    }
}

// Settings of encoders: PNG has none of them, and no other format is written.

/// 0 for the smallest file, 1 for the best picture.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// Pixels.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
public let kCGImageDestinationOptimizeColorForSharing: CFString = "kCGImageDestinationOptimizeColorForSharing"
public let kCGImageDestinationMetadata: CFString = "kCGImageDestinationMetadata"
public let kCGImageDestinationOrientation: CFString = "kCGImageDestinationOrientation"

public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    let url = url as URL
    return CGImageDestination(type) { (try? $0.write(to: url)) != nil }
}

public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type) {
        data.setData($0)
        return true
    }
}

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.images.append(image)
}

/// - Returns: Whether the pictures are written; false for other formats than PNG, which is a finding.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard idst.type == "public.png", let image = idst.images.first else {
        MissingData.record("an encoder of \(idst.type)")
        return false
    }
    let png = ProcessContext.current.pictureEncoder?.png(of: image.drawing, scale: Double(image.scale))
    return png.map(idst.write) ?? false
}
