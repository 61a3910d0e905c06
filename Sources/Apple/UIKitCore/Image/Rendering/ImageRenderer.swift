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
    /// Ignored: images are always rendered as `nonLinear`.
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
        return UIImage(content: .drawing(target.picture(size)), scale: scale)
    }
}

extension GraphicsTarget {
    /// What has been drawn, as a picture of its own: what blends does so with no more than that.
    ///
    /// - Parameter size: points.
    func picture(_ size: CGSize) -> DisplayList {
        DisplayList(size: size, items: blends ? [.group(DisplayGroup(items, isolated: true))] : items)
    }
}

/// The contexts that UIKit's drawing goes to on this thread.
enum CurrentContext {
    /// One of them, and the image that it makes.
    struct Entry {
        var context: CGContext
        var canvas: ImageCanvas?
    }

    private static let key = "UIGraphicsContexts"

    /// The innermost last.
    private static var stack: [Entry] {
        get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static var entry: Entry? { stack.last }
    static func push(_ context: CGContext) { stack.append(Entry(context: context)) }
    static func push(_ canvas: ImageCanvas) { stack.append(Entry(context: canvas.context, canvas: canvas)) }
    static func pop() { _ = stack.popLast() }
}
