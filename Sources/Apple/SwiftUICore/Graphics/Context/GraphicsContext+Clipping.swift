import DisplayList
import Geometry

extension GraphicsContext {
    /// How a clip is made from a shape.
    @frozen
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws outside of the shape instead of inside it.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// The box of what can be drawn on, in the current space.
    public var clipBoundingRect: CGRect {
        let box = clips.reduce(target.bounds) { $1.box(in: $0) }
        return box.isNull ? box : box.applying(transform.inverted())
    }

    /// Clips what is drawn from here on, within the clips so far.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        guard transform.isFiniteAndRegular else { return }
        clips.append(
            ClipShape(
                kind: .path(
                    path.outline.transformed(by: transform), style, inverse: options.contains(.inverse))))
    }

    /// Clips what is drawn from here on to the opacity of what `content` draws.
    /// - Parameter opacity: 0…1, of the layer.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = beginLayer()
        var context = layer.context
        try content(&context)
        clips.append(
            ClipShape(kind: .layer(layer.items, opacity: min(1, max(0, opacity)), inverse: options.contains(.inverse))))
    }
}

extension Outline {
    /// The outline under any transform, by name where it keeps its form.
    func transformed(by transform: CGAffineTransform) -> Outline {
        if transform.isIdentity { return self }
        let keepsAxes = transform.b == 0 && transform.c == 0
        switch self {
        case .rectangle, .ellipse:
            if keepsAxes { return applying(transform) }
        case .roundedRectangle(let rect, let radius, let continuous):
            if keepsAxes, transform.a == transform.d, transform.a > 0 {
                return .roundedRectangle(
                    rect.applying(transform), radius: radius * transform.a, continuous: continuous)
            }
        case .path: break
        }
        return .path(elements.map { $0.applying(transform) })
    }
}
