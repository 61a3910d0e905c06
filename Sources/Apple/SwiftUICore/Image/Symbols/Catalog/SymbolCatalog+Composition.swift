import Geometry

/// What a template is put around.
enum SymbolInner {
    /// Drawn at a thickness of lines.
    case artwork((CGFloat) -> SymbolArtwork?)

    func callAsFunction(_ stroke: CGFloat) -> SymbolArtwork? {
        switch self {
        case .artwork(let make): make(stroke)
        }
    }
}

extension SymbolCatalog {
    /// How thick lines inside an enclosure are, of those outside.
    private static let innerLine: CGFloat = 0.9

    func compose(_ elements: [SymbolElement], around inner: SymbolInner?, _ stroke: CGFloat) -> SymbolArtwork {
        var layers: [SymbolLayer] = []
        for element in elements {
            var added = self.layers(of: element, inner, stroke)
            var offset = element.offset
            if let corner = element.corner {
                let bounds = layers.reduce(CGRect.null) { $0.union($1.bounds) }
                if !bounds.isNull {
                    offset.x += bounds.midX + corner.x * bounds.width / 2
                    offset.y += bounds.midY + corner.y * bounds.height / 2
                }
            }
            if offset != .zero {
                added = added.map { $0.applying(CGAffineTransform(translationX: offset.x, y: offset.y)) }
            }
            layers += added
        }
        return SymbolArtwork(layers)
    }

    private func layers(of element: SymbolElement, _ inner: SymbolInner?, _ stroke: CGFloat) -> [SymbolLayer] {
        let width = stroke * element.line
        switch element.operation {
        case .fill:
            return [styled([.fill(element.outline(insetBy: 0))], element)]
        case .stroke:
            return [styled([.stroke(element.outline(insetBy: 0), width: width)], element)]
        case .ring:
            return [styled([.stroke(element.outline(insetBy: width / 2), width: width)], element)]
        case .cut:
            return [SymbolLayer(areas: [.fill(element.outline(insetBy: 0))], role: .cut)]
        case .glyph:
            let entry = map.entry(named: String(element.data))
            let isTurned = element.turn != 0
            guard let area = entry?.area(stroke: width, fit: element.fit, asOutline: isTurned) else { return [] }
            let turning = CGAffineTransform(rotationAngle: element.turn * .pi / 180)
            return [styled([isTurned ? area.applying(turning) : area], element)]
        case .text:
            return scaled(element, width) { [self] in lettering(String(element.data), $0) }
        case .use:
            return scaled(element, width) { [self] in artwork(named: String(element.data), stroke: $0) }
        case .inner:
            return scaled(element, width) { inner?($0) }
        }
    }

    private func styled(_ areas: [SymbolArea], _ element: SymbolElement) -> SymbolLayer {
        SymbolLayer(
            areas: areas, role: element.isHole ? .hole : .ink, level: element.level ?? 0, color: element.color,
            threshold: element.threshold, gap: element.gap ?? 0)
    }

    /// Another symbol, smaller or larger, with lines that do not shrink with it.
    private func scaled(
        _ element: SymbolElement, _ stroke: CGFloat, _ make: (CGFloat) -> SymbolArtwork?
    ) -> [SymbolLayer] {
        guard let usual = make(stroke) else { return [] }
        var scale = element.scale
        if let fit = element.fit {
            scale = min(scale, fit.width / usual.bounds.width, fit.height / usual.bounds.height)
        }
        let own = scale == 1 ? usual : make(stroke * (scale < 1 ? Self.innerLine : 1) / scale) ?? usual
        let layers = own.layers.map { layer in
            var layer = layer.applying(CGAffineTransform(scaleX: scale, y: scale))
            layer.threshold = element.threshold ?? layer.threshold
            if element.isHole {
                layer.role = layer.role == .ink ? .hole : .ink
            } else if layer.role == .hole, element.level != nil {
                // What was cut out of a symbol that is now one layer stays cut, but in multicolor.
                layer.level = SymbolLayer.unpainted
                layer.color = element.color == nil ? nil : "white"
                return layer
            }
            layer.level = element.level ?? layer.level
            layer.color = element.color ?? layer.color
            return layer
        }
        guard let gap = element.gap, gap > 0, !layers.isEmpty else { return layers }
        // The margin belongs to the symbol as a whole: what lies below goes first, then its layers are drawn.
        return [SymbolLayer(areas: layers.filter { $0.role == .ink }.flatMap(\.areas), role: .cut, gap: gap)] + layers
    }
}
