import DisplayList
import Foundation
import Geometry
import PackagedFonts
import Synchronization
import Typesetting

/// The drawings that stand in for SF Symbols, by Apple's names.
///
/// A name is looked for among our own drawings, then composed (`bell.slash` is a bell and a slash), then looked for
/// in the icon fonts. Nothing is parsed before a name is asked for.
package final class SymbolCatalog: Sendable {
    private struct Key: Hashable {
        var name: String
        var stroke: CGFloat
    }

    package static let packaged = SymbolCatalog(
        symbols: PackagedFonts.symbolsDirectory,
        textFace: PackagedFonts.facesDirectory.appendingPathComponent("Inter.ttf"))

    let drawings: SortedTable
    let map: SymbolMap
    let frames: SymbolFrames
    private let textFace: URL
    private let cache = Mutex<[Key: SymbolArtwork?]>([:])
    private let framed = Mutex<[Key: SymbolArtwork?]>([:])

    init(symbols: URL, textFace: URL) {
        drawings = SortedTable(file: symbols.appendingPathComponent("drawings.txt"), separator: ":")
        map = SymbolMap(directory: symbols)
        frames = SymbolFrames(directory: symbols)
        self.textFace = textFace
    }

    /// Every name with a drawing or a glyph of its own, for a message that suggests one.
    var names: [String] { map.names + drawings.names.filter { !$0.hasPrefix("@") } }

    func contains(_ name: String) -> Bool { artwork(named: name, stroke: SymbolWeight.stroke(400)) != nil }

    /// The drawing in the frame that the symbol has on Apple's systems.
    /// - Parameter stroke: how thick lines are, in hundredths of an em.
    func symbol(named name: String, stroke: CGFloat) -> SymbolArtwork? {
        let key = Key(name: name, stroke: stroke)
        if let known = framed.withLock({ $0[key] }) { return known }
        let symbol =
            badged(name, stroke: stroke)
            ?? artwork(named: name, stroke: stroke).map { own in
                guard let frame = frames.frame(named: name, stroke: stroke) else {
                    let frame = SymbolFrame(estimatedFor: name, ink: own.bounds)
                    return SymbolArtwork(own.layers, frame: frame, origin: own.bounds.minX - frame.ink.minX)
                }
                return own.fitted(into: frame, outline: map.outline) { artwork(named: name, stroke: stroke * $0) }
            }
        framed.withLock { $0[key] = .some(symbol) }
        return symbol
    }

    /// The drawing as it was made, which is what other drawings are put together of.
    /// - Parameter stroke: how thick lines are, in hundredths of an em.
    func artwork(named name: String, stroke: CGFloat) -> SymbolArtwork? {
        let key = Key(name: name, stroke: stroke)
        if let known = cache.withLock({ $0[key] }) { return known }
        let artwork = makeArtwork(name, stroke)
        cache.withLock { $0[key] = .some(artwork) }
        return artwork
    }

    private func makeArtwork(_ name: String, _ stroke: CGFloat) -> SymbolArtwork? {
        if let drawing = drawing(name) { return compose(drawing, around: nil, stroke) }
        if let composed = composed(name, stroke) { return composed }
        guard let entry = map.entry(named: name), let area = entry.area(stroke: stroke, fit: nil) else {
            return SymbolName(name).withoutScript.flatMap { artwork(named: $0, stroke: stroke) }
        }
        let bare = SymbolArtwork([SymbolLayer(areas: [area])])
        guard !entry.enclosure.isEmpty, let template = drawing("@" + entry.enclosure) else { return bare }
        return compose(template, around: .artwork { _ in bare }, stroke)
    }

    func drawing(_ name: String) -> [SymbolElement]? {
        drawings[name].map { $0.split(separator: ";").compactMap { SymbolElement($0) } }
    }

    /// A name whose ending names a template: `.circle.fill`, `.slash`, `.badge.plus`.
    private func composed(_ name: String, _ stroke: CGFloat) -> SymbolArtwork? {
        for parts in SymbolName(name).compositions {
            guard let template = drawing("@" + parts.template) else { continue }
            let base = parts.bases.first { base in
                artwork(named: base, stroke: stroke) != nil || SymbolName.isLettering(base)
            }
            guard let base else { continue }
            let inner = SymbolInner.artwork { [self] stroke in
                artwork(named: base, stroke: stroke) ?? lettering(base, stroke)
            }
            return compose(template, around: inner, stroke)
        }
        return nil
    }

    /// Letters and digits, as `3.circle` has them: as high as capitals, in the text's weight.
    func lettering(_ text: String, _ stroke: CGFloat) -> SymbolArtwork? {
        let weight = (SymbolWeight.weight(stroke) / 25).rounded() * 25
        guard let font = GlyphFont(file: textFace, weight: weight) else { return nil }
        var areas: [SymbolArea] = [], x: CGFloat = 0
        for scalar in (text.count < 2 ? text.uppercased() : text).unicodeScalars {
            guard let glyph = font.glyph(for: scalar.value) else { continue }
            // 70 hundredths above the baseline is where SF's capitals end.
            let placing = CGAffineTransform(a: 97, b: 0, c: 0, d: 97, tx: x - glyph.ink.minX * 97, ty: 35.2)
            areas.append(.fill(font.outline(of: glyph.id).map { $0.applying(placing) }))
            x += glyph.ink.width * 97 + stroke
        }
        guard !areas.isEmpty else { return nil }
        let artwork = SymbolArtwork([SymbolLayer(areas: areas)])
        return artwork.applying(CGAffineTransform(translationX: -artwork.bounds.midX, y: 0))
    }
}

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
