import DisplayList
import Geometry

extension GraphicsContext {
    /// An image under the context's environment, ready to be drawn.
    public struct ResolvedImage {
        /// Points.
        public let size: CGSize
        /// Points from the image's top to the line on which text beside it stands.
        public let baseline: CGFloat
        /// Paints a template; nil for an image in its own colors.
        public var shading: Shading?
        let image: Image
        let inputs: _ViewInputs

        init(_ image: Image, _ inputs: _ViewInputs) {
            self.image = image
            self.inputs = inputs
            let node = image.node(inputs)
            size = node.sizeThatFits(.unspecified)
            baseline = node.dimensions(in: .unspecified)[VerticalAlignment.lastTextBaseline]
            shading = node is BitmapNode && image.templateMode != .template ? nil : .foreground
        }

        /// The image as it fills a rectangle.
        var filling: LayoutNode {
            var inputs = inputs
            if let style = shading?.foregroundStyle { inputs.environment.foregroundStyles = style }
            return (image.resizing == nil ? image.resizable() : image).node(inputs)
        }
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        var inputs = target.inputs
        inputs.environment = environment
        var image = image
        let resizing = image.resizing
        // Its own size counts, however it stretches.
        image.resizing = nil
        let resolved = ResolvedImage(image, inputs)
        guard let resizing else { return resolved }
        image.resizing = resizing
        return resolved.stretching(image)
    }

    /// Draws an image, stretched over `rect`.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.width > 0, rect.height > 0, (rect.minX + rect.minY + rect.width + rect.height).isFinite else {
            return
        }
        let node = image.filling
        PlacementScope.outermost { node.place(at: rect.origin, proposal: ProposedViewSize(rect.size)) }
        draw(record(node))
    }

    /// Draws an image at its own size.
    /// - Parameter anchor: the place of the image that comes to `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: image.size.placed(at: point, anchor: anchor))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

extension GraphicsContext.ResolvedImage {
    /// The same measures, for an image that stretches in a way of its own.
    fileprivate func stretching(_ image: Image) -> Self {
        var copy = Self(size: size, baseline: baseline, image: image, inputs: inputs)
        copy.shading = shading
        return copy
    }

    private init(size: CGSize, baseline: CGFloat, image: Image, inputs: _ViewInputs) {
        (self.size, self.baseline, self.image, self.inputs) = (size, baseline, image, inputs)
    }
}

extension GraphicsContext {
    /// One of the canvas' symbols, ready to be drawn.
    public struct ResolvedSymbol {
        /// Points.
        public let size: CGSize
        let node: LayoutNode
    }

    /// The symbol with that tag; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        target.symbols.node(tagged: AnyHashable(id)).map { ResolvedSymbol(size: $0.frame.size, node: $0) }
    }

    /// Draws a symbol, stretched over `rect`.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let items = record(symbol.node)
        guard !items.isEmpty else { return }
        let stretch = CGAffineTransform(
            a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
            ty: rect.minY)
        composite(items, under: stretch.concatenating(transform))
    }

    /// Draws a symbol at its own size.
    /// - Parameter anchor: the place of the symbol that comes to `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: symbol.size.placed(at: point, anchor: anchor))
    }

    /// What a placed view draws, in the space that it was placed in; places keep their fractions of a pixel.
    func record(_ node: LayoutNode) -> [DisplayItem] {
        var recorder = DisplayListRecorder(displayScale: target.displayScale, report: target.report)
        recorder.snapsToPixels = false
        node.record(&recorder)
        return recorder.items
    }
}

extension CGSize {
    func placed(at point: CGPoint, anchor: UnitPoint) -> CGRect {
        CGRect(x: point.x - anchor.x * width, y: point.y - anchor.y * height, width: width, height: height)
    }
}
