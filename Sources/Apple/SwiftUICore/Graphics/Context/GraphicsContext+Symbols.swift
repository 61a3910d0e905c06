import DisplayList
import Geometry

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
