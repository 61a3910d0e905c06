import Combine
import DisplayList
import Foundation
import Geometry
import SwiftUICore

/// Makes pictures of views, which stay drawings: sharp at every scale.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

    public var content: Content {
        willSet { objectWillChange.send(()) }
    }

    /// What the content is offered; unspecified for its ideal size.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels per point.
    public var scale: CGFloat = 1
    /// Whether what the content leaves clear is black.
    public var isOpaque = false
    public var colorMode = ColorRenderingMode.nonLinear

    public init(content view: Content) { content = view }

    private var drawing: DisplayList {
        var list = ViewRenderer.drawing(of: content, proposal: proposedSize, displayScale: max(scale, 0.1))
        if isOpaque {
            list.items.insert(.fill(.rectangle(CGRect(origin: .zero, size: list.size)), .color(.black)), at: 0)
        }
        return list
    }

    /// Nil where the content takes no room.
    public var cgImage: CGImage? {
        let list = drawing
        return list.size.width > 0 && list.size.height > 0 ? CGImage(list, scale: scale) : nil
    }

    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    /// Hands out the content's size in points, and what draws it into a context.
    /// - Parameter rasterizationScale: pixels per point of what must become pixels, of which there is nothing here.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        let list = drawing
        renderer(list.size) { context in context.draw(list) }
    }
}
