// What a test brings that imports Testing and UIKit: Swift Testing declares a module of this name for the two.
import Foundation
@_exported import Testing
import UIKitCore

/// A `UIImage` on its way into an attachment. The class is open, and as such no `Attachable` of its own.
public struct _AttachableUIImage: AttachableWrapper, Sendable {
    /// The image that is attached.
    public let wrappedValue: UIImage

    /// Passes the bytes of a PNG to `body`. Throws if the image has no pixels that a PNG could hold.
    public func withUnsafeBytes<R>(
        for attachment: borrowing Attachment<Self>, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        guard let data = wrappedValue.pngData() else { throw NoPixels() }
        return try data.withUnsafeBytes(body)
    }

    /// The name, with `.png` added if it is missing.
    public func preferredName(for attachment: borrowing Attachment<Self>, basedOn suggestedName: String) -> String {
        suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
    }

    private struct NoPixels: Error, CustomStringConvertible {
        let description = "the image has no pixels that a PNG could hold"
    }
}

extension Attachment where AttachableValue == _AttachableUIImage {
    /// An attachment that is kept as a PNG.
    public init(
        _ image: UIImage, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.init(_AttachableUIImage(wrappedValue: image), named: preferredName, sourceLocation: sourceLocation)
    }

    /// Attaches an image to the test that runs, as a PNG.
    public static func record(
        _ image: UIImage, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(_AttachableUIImage(wrappedValue: image), named: preferredName, sourceLocation: sourceLocation)
    }
}
