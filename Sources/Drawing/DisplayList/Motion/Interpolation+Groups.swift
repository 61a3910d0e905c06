import Foundation
import Geometry

extension Interpolation {
    static func mix(_ a: StrokePattern, _ b: StrokePattern, _ p: Double) -> StrokePattern? {
        var result = b
        result.lineWidth = max(0, mix(a.lineWidth, b.lineWidth, p))
        result.dashPhase = mix(a.dashPhase, b.dashPhase, p)
        guard a.dash.count == b.dash.count else { return nil }
        result.dash = zip(a.dash, b.dash).map { max(0, mix($0, $1, p)) }
        return result
    }

    static func mix(_ a: GlyphRun, _ b: GlyphRun, _ p: Double) -> GlyphRun? {
        guard a.font == b.font, a.glyphs.count == b.glyphs.count else { return nil }
        var result = b
        result.size = max(0.1, mix(a.size, b.size, p))
        for (index, pair) in zip(a.glyphs, b.glyphs).enumerated() {
            guard pair.0.id == pair.1.id else { return nil }
            result.glyphs[index].position = mix(pair.0.position, pair.1.position, p)
        }
        return result
    }

    static func mix(_ a: [LayerEffect], _ b: [LayerEffect], _ p: Double) -> [LayerEffect]? {
        guard a.count == b.count else { return nil }
        var result: [LayerEffect] = []
        for pair in zip(a, b) {
            guard let effect = mix(pair.0, pair.1, p) else { return nil }
            result.append(effect)
        }
        return result
    }

    private static func mix(_ a: LayerEffect, _ b: LayerEffect, _ p: Double) -> LayerEffect? {
        if a == b { return b }
        func size(_ a: CGSize, _ b: CGSize) -> CGSize {
            CGSize(width: mix(a.width, b.width, p), height: mix(a.height, b.height, p))
        }
        switch (a, b) {
        case (.blur(let a, let aOpaque), .blur(let b, let bOpaque)):
            return aOpaque == bOpaque ? .blur(sigma: max(0, mix(a, b, p)), opaque: bOpaque) : nil
        case (.shadow(let aColor, let a, let aOffset), .shadow(let bColor, let b, let bOffset)):
            return .shadow(
                color: mix(aColor, bColor, p), sigma: max(0, mix(a, b, p)), offset: size(aOffset, bOffset))
        case (.innerShadow(let aColor, let a, let aOffset), .innerShadow(let bColor, let b, let bOffset)):
            return .innerShadow(
                color: mix(aColor, bColor, p), sigma: max(0, mix(a, b, p)), offset: size(aOffset, bOffset))
        default: return nil
        }
    }

    /// A turn goes the short way round, about the point that stays where it is, as a view's anchor does.
    static func mix(_ a: CGAffineTransform, _ b: CGAffineTransform, _ p: Double) -> CGAffineTransform {
        if a == b { return b }
        let determinant = a.a * a.d - a.b * a.c
        guard abs(determinant) > 1e-9 else { return blend(a, b, p) }
        let change = a.inverted().concatenating(b)
        let angle = atan2(change.b, change.a)
        guard abs(angle) > 1e-6 else { return blend(a, b, p) }
        // What is left of the change once its turn is taken out is blended.
        let rest = change.concatenating(CGAffineTransform(rotationAngle: -angle))
        var linear = blend(.identity, CGAffineTransform(a: rest.a, b: rest.b, c: rest.c, d: rest.d, tx: 0, ty: 0), p)
            .concatenating(CGAffineTransform(rotationAngle: angle * CGFloat(p)))
        let fixed = fixedPoint(change)
        let moved = fixed.applying(linear)
        (linear.tx, linear.ty) = (fixed.x - moved.x, fixed.y - moved.y)
        return a.concatenating(linear)
    }

    private static func blend(_ a: CGAffineTransform, _ b: CGAffineTransform, _ p: Double) -> CGAffineTransform {
        CGAffineTransform(
            a: mix(a.a, b.a, p), b: mix(a.b, b.b, p), c: mix(a.c, b.c, p), d: mix(a.d, b.d, p),
            tx: mix(a.tx, b.tx, p), ty: mix(a.ty, b.ty, p))
    }

    /// Only a change that turns is asked for one, so there is one.
    private static func fixedPoint(_ t: CGAffineTransform) -> CGPoint {
        let (a, b, c, d) = (1 - t.a, -t.b, -t.c, 1 - t.d)
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-12 else { return .zero }
        return CGPoint(x: (t.tx * d - t.ty * c) / determinant, y: (t.ty * a - t.tx * b) / determinant)
    }
}
