import Assets
import DisplayList
import Geometry

/// A symbol in the layout tree.
final class SymbolNode: LayoutNode {
    private let symbol: SymbolImage
    private let image: Image
    private let isResizable: Bool
    private let inputs: _ViewInputs

    init(_ symbol: SymbolImage, of image: Image, _ inputs: _ViewInputs) {
        self.symbol = symbol
        self.image = image
        isResizable = image.resizing != nil && !inputs.environment.keepsImageSizes
        self.inputs = inputs
        super.init()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: symbol.inkSize) : symbol.size
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        // A resizable image is not a symbol to text any more: it stands on the baseline.
        guard !isResizable else { return nil }
        if key == VerticalAlignment.firstTextLineCenter.key { return size.height - symbol.lineCenterFromBottom }
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
            return nil
        }
        return size.height - symbol.baselineFromBottom
    }

    override var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        if !isResizable {
            spacing.top = .symbol
            spacing.bottom = .symbol
        }
        return spacing
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        recorder.marking({
            MotionMark(
                .symbol, identity: inputs.identity.number, frame: frame,
                change: inputs.environment.imageChange)
        }) { recordContent(&$0) }
    }

    private func recordContent(_ recorder: inout DisplayListRecorder) {
        let rect = frame
        guard rect.width > 0, rect.height > 0 else { return }
        let painted = EnvironmentValues.with(inputs.environment) {
            ForegroundStyle()._paint(in: _StyleContext(environment: inputs.environment, rect: rect))
        }
        if inputs.environment.redactsContent {
            recorder.append(
                .fill(.rectangle(recorder.snap(rect)), painted.opacity(RedactionReasons.barOpacity).paint))
            return
        }
        if let finding = symbol.finding { recorder.report(finding) }
        let environment = inputs.environment
        let items = symbol.items(in: rect, filling: isResizable, environment: environment) { level in
            level == 0
                ? painted.paint
                : EnvironmentValues.with(environment) {
                    environment.foregroundStyles._symbolPaint(
                        in: _StyleContext(environment: environment, rect: rect), level: level)
                }
        }
        for item in painted.finished(items) { recorder.append(item) }
    }

    override var accessibilityElement: AccessibilityDraft? { image.accessibilityElement(in: inputs.environment) }

    override var contentKind: ContentKind { .image }

    override var name: String { "Image \"\(symbol.name)\"" }
}

/// Paints the layers of a symbol as its rendering mode says.
struct SymbolPainter {
    let mode: SymbolRenderingMode
    /// 0…1; nil draws every layer in full.
    let variableValue: Double?
    let name: String
    /// What a level of the foreground style paints.
    let foreground: (Int) -> Paint
    /// What a named color is.
    let color: (String) -> Paint?

    /// What a layer that the variable value does not reach keeps of its opacity.
    private static let inactiveOpacity = 0.3
    /// Cut-outs look at alpha only; white stays opaque in every rendering mode of a widget.
    private static let solid = Paint.color(.white)

    /// - Parameter transform: from hundredths of an em to points; scales both axes alike.
    func items(_ artwork: SymbolArtwork, _ transform: CGAffineTransform) -> [DisplayItem] {
        let layers = artwork.layers
        if !isLayered(artwork), variableValue == nil || !layers.contains(where: { $0.threshold != nil }) {
            return merged(layers, transform, foreground(0), within: artwork.bounds)
        }
        var items: [DisplayItem] = []
        var index = 0
        while index < layers.count {
            let layer = layers[index]
            let isMerged = !isLayered(artwork)
            let overlay = isMerged ? nil : overlay(of: layer)
            if layer.role == .cut || layer.gap > 0 || overlay?.clears ?? (layer.role == .hole) {
                items = cutting(layer, from: items, transform)
            }
            // Neighbors in one paint are one area, so that a translucent paint is not laid twice.
            var alike = [layer]
            while index + 1 < layers.count, layers[index + 1].isPainted(like: layer, merged: isMerged),
                isMerged || overlay == self.overlay(of: layers[index + 1]) && overlay?.clears != true
            {
                index += 1
                alike.append(layers[index])
            }
            index += 1
            guard isPainted(layer, overlay, merged: isMerged) else { continue }
            items += merged(
                alike.map { layer in
                    var layer = layer
                    layer.role = .ink
                    layer.gap = 0
                    return layer
                }, transform, paint(of: layer, in: artwork).multiplyingAlpha(by: overlay?.opacity ?? 1),
                within: artwork.bounds)
        }
        return items
    }

    /// How a custom symbol's layer lies on what is below it, where the symbol is drawn in layers.
    private func overlay(of layer: SymbolLayer) -> SymbolFile.Overlay? {
        mode == .multicolor ? layer.inColors : layer.inLayers
    }

    private func isPainted(_ layer: SymbolLayer, _ overlay: SymbolFile.Overlay?, merged: Bool) -> Bool {
        if let overlay { return overlay.opacity > 0 }
        guard layer.role == .hole else { return layer.role == .ink }
        return !merged && (mode == .multicolor ? layer.color != nil : layer.level != SymbolLayer.unpainted)
    }

    private func isLayered(_ artwork: SymbolArtwork) -> Bool {
        switch mode {
        case .hierarchical, .palette: artwork.layers.count > 1
        case .multicolor: artwork.hasColors
        default: false
        }
    }

    /// Hierarchical layers fade from the primary style, whatever other styles there are. A filled shape that its inner
    /// symbol is cut out of is the third: that of `checkmark.square.fill` is (191, 191, 191) on white in Apple's images of
    /// `gonzalezreal/swift-markdown-ui`, and a fourth of the first of two styles.
    private func hierarchicalOpacity(of layer: SymbolLayer, in artwork: SymbolArtwork) -> Double {
        let isShape = layer.level == 1 && artwork.layers.contains { $0.role == .hole && $0.level == 0 }
        return HierarchicalShapeStyle.customOpacities[isShape ? 2 : min(max(layer.level, 0), 4)]
    }

    private func paint(of layer: SymbolLayer, in artwork: SymbolArtwork) -> Paint {
        let base: Paint =
            switch mode {
            case .palette: foreground(layer.level)
            case .hierarchical: foreground(0).multiplyingAlpha(by: hierarchicalOpacity(of: layer, in: artwork))
            case .multicolor where artwork.hasColors:
                layer.color.flatMap(color) ?? layer.fill.map(Paint.color) ?? foreground(0)
            default: foreground(0)
            }
        guard let variableValue, let threshold = layer.threshold, variableValue <= threshold else { return base }
        return base.multiplyingAlpha(by: Self.inactiveOpacity)
    }

    /// Layers in one paint.
    private func merged(
        _ layers: [SymbolLayer], _ transform: CGAffineTransform, _ paint: Paint, within bounds: CGRect
    ) -> [DisplayItem] {
        let areas = layers.reduce(0) { $0 + $1.areas.count }
        let hasCuts = layers.contains { $0.role != .ink || $0.gap > 0 }
        // Areas that overlap must not show through each other.
        let needsMask = areas > 1 && !paint.isOpaque
        let ink = needsMask ? Self.solid : paint
        var items: [DisplayItem] = []
        for layer in layers {
            if hasCuts, layer.role != .ink || layer.gap > 0 { items = cutting(layer, from: items, transform) }
            if layer.role == .ink { items += layer.areas.map { $0.item(transform, ink, name: name) } }
        }
        guard needsMask else { return items }
        // A point more on each side for the soft edges.
        let box = bounds.applying(transform).insetBy(dx: -1, dy: -1)
        return [.group(DisplayGroup([.fill(.rectangle(box), paint)], mask: items))]
    }

    private func cutting(
        _ layer: SymbolLayer, from items: [DisplayItem], _ transform: CGAffineTransform
    ) -> [DisplayItem] {
        guard !items.isEmpty else { return [] }
        let margin = layer.gap
        let hole = layer.areas.flatMap { $0.items(margin: margin, transform, Self.solid, name: name) }
        return [
            .group(
                DisplayGroup(items + [.group(DisplayGroup(hole, blendMode: .destinationOut))], isolated: true))
        ]
    }
}

extension SymbolLayer {
    fileprivate func isPainted(like other: SymbolLayer, merged: Bool) -> Bool {
        role == .ink && other.role == .ink && gap == 0 && threshold == other.threshold
            && (merged || level == other.level && color == other.color && fill == other.fill)
    }
}

extension Paint {
    /// Whether every color covers what lies below.
    var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha >= 1
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
            stops.allSatisfy { $0.color.alpha >= 1 }
        case .meshGradient(let mesh):
            mesh.background.alpha >= 1 && mesh.colors.allSatisfy { $0.alpha >= 1 }
        case .pattern, .backdrop: false
        }
    }
}
