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

extension ProcessContext {
    private enum PictureEncoderKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> (any PictureEncoder)? { nil }
    }

    /// nil in a program that does not draw.
    package var pictureEncoder: (any PictureEncoder)? {
        get { self[PictureEncoderKey.self] }
        set { self[PictureEncoderKey.self] = newValue }
    }
}
