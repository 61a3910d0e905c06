import DisplayList
import Foundation
import Geometry
import SwiftUICore

/// What is drawn between the start and the end of an image context: a drawing, sharp at every scale.
final class ImageCanvas {
    /// In points.
    let size: CGSize
    let context: CGContext
    private let scale: CGFloat
    private let target: GraphicsTarget
    /// How much is drawn of an empty context.
    private let blank: Int
    /// A picture that fills the context, and how much was drawn once it was.
    private var first: (image: UIImage, count: Int)?

    /// - Parameter scale: pixels per point; 0 for the screen's.
    init(size: CGSize, scale: CGFloat = 0, isOpaque: Bool = false) {
        self.size = size
        let environment = EnvironmentValues.current
        self.scale = scale > 0 ? scale : environment.displayScale
        target = GraphicsTarget(drawing: size, in: environment)
        context = CGContext(GraphicsContext(target: target, environment: environment))
        if isOpaque { context.fill(CGRect(origin: .zero, size: size)) }
        blank = target.items.count
    }

    func draw(_ image: UIImage, in rect: CGRect) {
        let isFirst = target.items.count == blank && rect == CGRect(origin: .zero, size: size)
        context.draw(image, in: rect)
        if isFirst { first = (image, target.items.count) }
    }

    /// A picture that was scaled and nothing else stays what it is, with its pixels.
    var image: UIImage {
        if let first, first.count == target.items.count { return first.image.changed { $0.drawnSize = size } }
        let items =
            target.blends
            ? [DisplayItem.group(DisplayGroup(target.items, isolated: true))] : target.items
        return UIImage(content: .drawing(DisplayList(size: size, items: items)), scale: scale)
    }
}
