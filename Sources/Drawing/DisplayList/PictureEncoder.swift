internal import CLinkedParts
import Foundation
import ProcessContext

/// Makes files and pixels of drawings while views are made: the modules of views have neither.
package protocol PictureEncoder: Sendable {
    /// A PNG.
    ///
    /// - Parameter scale: pixels per point.
    /// - Returns: nil where none can be made.
    func png(of list: DisplayList, scale: Double) -> Data?

    /// Rows from the top, of 4 bytes a pixel: red, green, blue and alpha, premultiplied.
    func pixels(of list: DisplayList, scale: Double) -> Data?
}

/// An encoder on its way from the module that has it to this one, which knows none.
package final class LinkedPictureEncoder {
    package let encoder: any PictureEncoder

    package init(_ encoder: any PictureEncoder) { self.encoder = encoder }
}

extension ProcessContext {
    private enum PictureEncoderKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> (any PictureEncoder)? {
            darkroom_linked_picture_encoder().map {
                Unmanaged<LinkedPictureEncoder>.fromOpaque($0).takeRetainedValue().encoder
            }
        }
    }

    /// nil in a program that is not linked with what draws.
    package var pictureEncoder: (any PictureEncoder)? {
        get { self[PictureEncoderKey.self] }
        set { self[PictureEncoderKey.self] = newValue }
    }
}
