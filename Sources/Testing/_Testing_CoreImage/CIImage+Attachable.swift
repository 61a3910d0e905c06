// What a test brings that imports Testing and CoreImage: Swift Testing declares a module of this name for the two.
import CoreImageCore
import Foundation
@_exported import Testing
import UIKitCore

/// `Attachment.record(image, named: "code")` keeps a picture as a PNG.
extension CIImage: Attachable {
    /// Passes the bytes of a PNG to `body`. Throws if the image has no pixels that a PNG could hold.
    public func withUnsafeBytes<R>(
        for attachment: borrowing Attachment<CIImage>, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        guard let data = UIImage(ciImage: self).pngData() else { throw CIImageAttachmentError() }
        return try data.withUnsafeBytes(body)
    }

    /// The name, with `.png` added if it is missing.
    public func preferredName(
        for attachment: borrowing Attachment<CIImage>, basedOn suggestedName: String
    ) -> String {
        suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
    }
}

private struct CIImageAttachmentError: Error, CustomStringConvertible {
    let description = "the image has no pixels that a PNG could hold"
}
