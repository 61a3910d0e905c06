import Assets
import DisplayList
import Geometry
import RenderModel

extension SymbolFile {
    /// The drawing for a weight: between two of the file's where their outlines match point by point, else the
    /// nearest one's.
    /// - Parameters:
    ///   - stroke: how thick lines are to be, in hundredths of an em.
    ///   - name: the system symbol that the drawing stands for. An icon without a template's margins takes its frame.
    func artwork(stroke: CGFloat, name: String? = nil) -> SymbolArtwork {
        let sorted = variants.sorted { $0.key < $1.key }
        func thickness(_ weight: Int) -> CGFloat { SymbolWeight.stroke(CGFloat(weight)) }
        let upper = sorted.firstIndex { thickness($0.key) >= stroke - 0.01 } ?? sorted.count - 1
        var variant = sorted[upper].value
        if upper > 0, thickness(sorted[upper].key) > stroke + 0.01 {
            let below = sorted[upper - 1], above = sorted[upper]
            let fraction = (stroke - thickness(below.key)) / (thickness(above.key) - thickness(below.key))
            variant =
                below.value.interpolated(to: above.value, by: fraction)
                ?? (fraction < 0.5 ? below.value : above.value)
        }
        let artwork = SymbolArtwork(variant.parts.map(SymbolLayer.init), margins: variant.margins)
        guard variant.margins == nil, let name,
            let frame = SymbolCatalog.packaged.frames.frame(named: name, stroke: stroke)
        else { return artwork }
        return artwork.fitted(into: frame, outline: { _, _ in [] }, redrawn: { _ in nil })
    }
}

extension SymbolLayer {
    fileprivate init(_ part: SymbolFile.Part) {
        let area: SymbolArea =
            part.lineWidth.map { .stroke(part.elements, width: $0) }
            ?? .fill(part.elements, evenOdd: part.evenOdd)
        self.init(
            areas: [area], role: part.inMonochrome.isErased ? .hole : .ink, level: part.level, color: part.color,
            threshold: part.threshold)
        (fill, inLayers, inColors) = (part.fill, part.inLayers, part.inColors)
    }
}

extension SymbolFile.Variant {
    /// - Returns: nil where the outlines do not match point by point.
    fileprivate func interpolated(to other: Self, by fraction: CGFloat) -> Self? {
        guard parts.count == other.parts.count else { return nil }
        var copy = self
        for (index, part) in other.parts.enumerated() {
            guard let elements = parts[index].elements.interpolated(to: part.elements, by: fraction) else { return nil }
            copy.parts[index].elements = elements
            if let own = parts[index].lineWidth, let width = part.lineWidth {
                copy.parts[index].lineWidth = own + (width - own) * fraction
            }
        }
        if let margins, let others = other.margins {
            let low = margins.lowerBound + (others.lowerBound - margins.lowerBound) * fraction
            let high = margins.upperBound + (others.upperBound - margins.upperBound) * fraction
            copy.margins = low...max(low, high)
        }
        return copy
    }
}

extension [PathElement] {
    /// - Returns: nil where the two are not of the same kinds of elements.
    func interpolated(to other: [PathElement], by fraction: CGFloat) -> [PathElement]? {
        guard count == other.count else { return nil }
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
        }
        var result: [PathElement] = []
        for (own, its) in zip(self, other) {
            switch (own, its) {
            case (.move(let a), .move(let b)): result.append(.move(between(a, b)))
            case (.line(let a), .line(let b)): result.append(.line(between(a, b)))
            case (.quad(let a, let c), .quad(let b, let d)): result.append(.quad(between(a, b), control: between(c, d)))
            case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
                result.append(.curve(between(a, b), control1: between(c, d), control2: between(e, f)))
            case (.close, .close): result.append(.close)
            default: return nil
            }
        }
        return result
    }
}
