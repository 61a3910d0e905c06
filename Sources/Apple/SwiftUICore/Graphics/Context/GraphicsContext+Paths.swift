import DisplayList
import Geometry

extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let box = path.outline.boundingBox
        guard !box.isNull, (box.minX + box.minY + box.width + box.height).isFinite else { return }
        switch content(of: shading, in: box) {
        case .paint(let painted):
            let item = DisplayItem.fill(
                path.outline, painted.paint, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
            draw(painted.finished([item]))
        case .items(let items):
            guard !items.isEmpty else { return }
            let clip = DisplayGroup.Clip(
                path.outline, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
            draw([.group(DisplayGroup(items, clip: clip))])
        }
    }

    /// Strokes a path.
    /// - Parameter lineWidth: points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let box = path.outline.boundingBox
        guard !box.isNull, (box.minX + box.minY + box.width + box.height).isFinite, style.lineWidth > 0 else { return }
        // Gradients that repeat must reach as far as the line does.
        let reach = style.lineWidth / 2 * max(1, style.lineJoin == .miter ? style.miterLimit : 1)
        switch content(of: shading, in: box, reach: reach) {
        case .paint(let painted):
            let item = DisplayItem.stroke(path.outline, style.pattern, painted.paint)
            draw(painted.finished([item]))
        case .items(let items):
            guard !items.isEmpty else { return }
            let line = DisplayItem.stroke(path.outline, style.pattern, .color(.black))
            draw([.group(DisplayGroup(items, mask: [line]))])
        }
    }
}

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

/// One of the shapes that drawing is clipped to, in the canvas' space.
struct ClipShape {
    enum Kind {
        case path(Outline, FillStyle, inverse: Bool)
        /// The opacity of a layer.
        case layer([DisplayItem], opacity: Double, inverse: Bool)
    }

    var kind: Kind

    /// The box that the clip leaves, in the canvas' space.
    func box(in bounds: CGRect) -> CGRect {
        guard case .path(let outline, _, false) = kind else { return bounds }
        return bounds.intersection(outline.boundingBox)
    }

    /// Items whose opacity is that of the clips one within the other; nil where there are none.
    static func mask(_ clips: ArraySlice<ClipShape>, in bounds: CGRect) -> [DisplayItem]? {
        guard let first = clips.first else { return nil }
        guard let rest = mask(clips.dropFirst(), in: bounds) else { return first.mask(in: bounds) }
        return [.group(DisplayGroup(first.mask(in: bounds), mask: rest))]
    }

    private func mask(in bounds: CGRect) -> [DisplayItem] {
        let items: [DisplayItem]
        let isInverse: Bool
        switch kind {
        case .path(let outline, let style, let inverse):
            items = [.fill(outline, .color(.black), evenOdd: style.isEOFilled, antialiased: style.isAntialiased)]
            isInverse = inverse
        case .layer(let layer, let opacity, let inverse):
            items = opacity < 1 ? [.group(DisplayGroup(layer, opacity: opacity))] : layer
            isInverse = inverse
        }
        guard isInverse else { return items }
        let cut = DisplayItem.group(DisplayGroup(items, blendMode: .destinationOut))
        return [.group(DisplayGroup([.fill(.rectangle(bounds), .color(.black)), cut], isolated: true))]
    }
}
