// What a test brings that imports Testing and CoreGraphics: Swift Testing declares a module of this name for the two.
import Foundation
@_exported import Testing
import UIKitCore

/// `Attachment.record(image, named: "chart")` keeps a picture as a PNG.
extension CGImage: Attachable {
    /// Passes the bytes of a PNG to `body`. Throws if the image has no pixels that a PNG could hold.
    public func withUnsafeBytes<R>(
        for attachment: borrowing Attachment<CGImage>, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        guard let data = UIImage(cgImage: self).pngData() else { throw CGImageAttachmentError() }
        return try data.withUnsafeBytes(body)
    }

    /// The name, with `.png` added if it is missing.
    public func preferredName(
        for attachment: borrowing Attachment<CGImage>, basedOn suggestedName: String
    ) -> String {
        suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
    }
}

private struct CGImageAttachmentError: Error, CustomStringConvertible {
    let description = "the image has no pixels that a PNG could hold"
}
