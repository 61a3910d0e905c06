import SwiftUI

/// Shapes by chance, the same ones in every run.
struct RandomPath {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 11) / Double(1 << 53)
    }

    mutating func point(_ range: ClosedRange<Double> = 0...40) -> CGPoint {
        CGPoint(x: number(range), y: number(range))
    }

    /// A polygon that crosses itself, curves, ellipses, or rectangles on whole points that share edges with others.
    mutating func path() -> Path {
        var path = Path()
        switch Int(number(0...4.99)) {
        case 0:
            path.addLines((0..<Int(number(3...8))).map { _ in point() })
            path.closeSubpath()
        case 1:
            path.move(to: point())
            for _ in 0..<Int(number(2...5)) { path.addCurve(to: point(), control1: point(), control2: point()) }
        case 2:
            for _ in 0..<Int(number(1...4)) {
                let place = point(0...25)
                path.addEllipse(in: CGRect(x: place.x, y: place.y, width: number(2...20), height: number(2...20)))
            }
        case 3:
            for _ in 0..<Int(number(1...4)) {
                let x = number(0...6).rounded() * 5, y = number(0...6).rounded() * 5
                path.addRect(
                    CGRect(x: x, y: y, width: number(1...4).rounded() * 5, height: number(1...4).rounded() * 5))
            }
        default:
            path.move(to: point())
            for _ in 0..<Int(number(2...6)) { path.addQuadCurve(to: point(), control: point()) }
            path.closeSubpath()
        }
        return path
    }
}
