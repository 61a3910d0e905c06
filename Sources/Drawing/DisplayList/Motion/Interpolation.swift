import Foundation
import Geometry

/// Values part of the way from one to another; nil where there is no way.
enum Interpolation {
    static func mix(_ a: CGFloat, _ b: CGFloat, _ p: Double) -> CGFloat { a + (b - a) * CGFloat(p) }

    static func mix(_ a: CGPoint, _ b: CGPoint, _ p: Double) -> CGPoint {
        CGPoint(x: mix(a.x, b.x, p), y: mix(a.y, b.y, p))
    }

    /// Springs that bounce go beyond the end, where a length may not be negative.
    static func mix(_ a: CGRect, _ b: CGRect, _ p: Double) -> CGRect {
        CGRect(
            x: mix(a.minX, b.minX, p), y: mix(a.minY, b.minY, p), width: max(0, mix(a.width, b.width, p)),
            height: max(0, mix(a.height, b.height, p)))
    }

    static func mix(_ a: ResolvedColor, _ b: ResolvedColor, _ p: Double) -> ResolvedColor {
        let p = min(max(p, 0), 1)
        // Weighted with alpha, or a color that fades in would bring transparent black along.
        let alpha = Double(a.alpha) * (1 - p) + Double(b.alpha) * p
        guard alpha > 0 else { return .clear }
        func part(_ a: Float, _ b: Float, _ aAlpha: Float, _ bAlpha: Float) -> Float {
            Float((Double(a) * Double(aAlpha) * (1 - p) + Double(b) * Double(bAlpha) * p) / alpha)
        }
        return ResolvedColor(
            red: part(a.red, b.red, a.alpha, b.alpha), green: part(a.green, b.green, a.alpha, b.alpha),
            blue: part(a.blue, b.blue, a.alpha, b.alpha), alpha: Float(alpha))
    }

    static func mix(_ a: [GradientStop], _ b: [GradientStop], _ p: Double) -> [GradientStop]? {
        guard a.count == b.count else { return nil }
        return zip(a, b).map {
            GradientStop(color: mix($0.color, $1.color, p), location: mix($0.location, $1.location, p))
        }
    }

    static func mix(_ a: Paint, _ b: Paint, _ p: Double) -> Paint? {
        if a == b { return b }
        switch (a, b) {
        case (.color(let a), .color(let b)): return .color(mix(a, b, p))
        case (.linearGradient(let a, let aFrom, let aTo), .linearGradient(let b, let bFrom, let bTo)):
            return mix(a, b, p).map { .linearGradient($0, from: mix(aFrom, bFrom, p), to: mix(aTo, bTo, p)) }
        case (
            .radialGradient(let a, let aCenter, let aStart, let aEnd),
            .radialGradient(let b, let bCenter, let bStart, let bEnd)
        ):
            return mix(a, b, p).map {
                .radialGradient(
                    $0, center: mix(aCenter, bCenter, p), startRadius: max(0, mix(aStart, bStart, p)),
                    endRadius: max(0, mix(aEnd, bEnd, p)))
            }
        case (
            .angularGradient(let a, let aCenter, let aStart, let aEnd),
            .angularGradient(let b, let bCenter, let bStart, let bEnd)
        ):
            return mix(a, b, p).map {
                .angularGradient(
                    $0, center: mix(aCenter, bCenter, p), startAngle: mix(CGFloat(aStart), CGFloat(bStart), p),
                    endAngle: mix(CGFloat(aEnd), CGFloat(bEnd), p))
            }
        default: return nil
        }
    }

    static func mix(_ a: Outline, _ b: Outline, _ p: Double) -> Outline? {
        if a == b { return b }
        switch (a, b) {
        case (.rectangle(let a), .rectangle(let b)): return .rectangle(mix(a, b, p))
        case (.ellipse(let a), .ellipse(let b)): return .ellipse(mix(a, b, p))
        case (.roundedRectangle(let a, let aRadius, let aSmooth), .roundedRectangle(let b, let bRadius, let bSmooth)):
            guard aSmooth == bSmooth else { return nil }
            return .roundedRectangle(mix(a, b, p), radius: max(0, mix(aRadius, bRadius, p)), continuous: bSmooth)
        case (.rectangle(let a), .roundedRectangle(let b, let radius, let smooth)):
            return .roundedRectangle(mix(a, b, p), radius: max(0, radius * CGFloat(p)), continuous: smooth)
        case (.roundedRectangle(let a, let radius, let smooth), .rectangle(let b)):
            return .roundedRectangle(mix(a, b, p), radius: max(0, radius * CGFloat(1 - p)), continuous: smooth)
        case (.path(let a), .path(let b)): return mix(a, b, p).map(Outline.path)
        default: return nil
        }
    }

    private static func mix(_ a: [PathElement], _ b: [PathElement], _ p: Double) -> [PathElement]? {
        guard a.count == b.count else { return nil }
        var result: [PathElement] = []
        for pair in zip(a, b) {
            switch pair {
            case (.move(let a), .move(let b)): result.append(.move(mix(a, b, p)))
            case (.line(let a), .line(let b)): result.append(.line(mix(a, b, p)))
            case (.quad(let a, let aControl), .quad(let b, let bControl)):
                result.append(.quad(mix(a, b, p), control: mix(aControl, bControl, p)))
            case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
                result.append(.curve(mix(a, b, p), control1: mix(a1, b1, p), control2: mix(a2, b2, p)))
            case (.close, .close): result.append(.close)
            default: return nil
            }
        }
        return result
    }
}
