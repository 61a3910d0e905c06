import DisplayList
import Foundation
import Geometry
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
