import SwiftUI
import Testing

/// The outlines of strokes, held against distances from the stroked line.
struct StrokedPathTests {
    private static let corner = [CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 20)]

    private func stroked(_ points: [CGPoint], _ style: StrokeStyle) -> Path {
        Path { $0.addLines(points) }.strokedPath(style)
    }

    @Test func mitresReachTheirPointAndGiveWayAtTheirLimit() {
        // A right angle's mitre is √2 line widths long.
        let tip = CGPoint(x: 20, y: -6.9), style = StrokeStyle(lineWidth: 10)
        #expect(stroked(Self.corner, style).contains(tip))
        #expect(!stroked(Self.corner, StrokeStyle(lineWidth: 10, miterLimit: 1.4)).contains(tip))
        #expect(stroked(Self.corner, StrokeStyle(lineWidth: 10, miterLimit: 1.42)).contains(tip))
        #expect(!stroked(Self.corner, StrokeStyle(lineWidth: 10, lineJoin: .round)).contains(tip))
        #expect(stroked(Self.corner, StrokeStyle(lineWidth: 10, lineJoin: .round)).contains(CGPoint(x: 20, y: -4.9)))
        #expect(!stroked(Self.corner, StrokeStyle(lineWidth: 10, lineJoin: .bevel)).contains(CGPoint(x: 20, y: -3.7)))
    }

    @Test func capsReachOut() {
        let line = [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0)]
        #expect(stroked(line, StrokeStyle(lineWidth: 10)).boundingRect == CGRect(x: 0, y: -5, width: 20, height: 10))
        let square = stroked(line, StrokeStyle(lineWidth: 10, lineCap: .square))
        #expect(square.boundingRect == CGRect(x: -5, y: -5, width: 30, height: 10))
        let round = stroked(line, StrokeStyle(lineWidth: 10, lineCap: .round))
        #expect(round.contains(CGPoint(x: 24.9, y: 0)) && !round.contains(CGPoint(x: 24, y: 4)))
        let dot = stroked([.zero, .zero], StrokeStyle(lineWidth: 10, lineCap: .round))
        #expect(dot.contains(CGPoint(x: 3, y: 3)) && !dot.contains(CGPoint(x: 4, y: 4)))
    }

    @Test func dashesAreCutOut() {
        let style = StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 3)
        let path = stroked([.zero, CGPoint(x: 30, y: 0)], style)
        let drawn = (0..<30).filter { path.contains(CGPoint(x: CGFloat($0) + 0.5, y: 0)) }
        #expect(drawn == [0, 1, 2, 7, 8, 9, 10, 11, 12, 17, 18, 19, 20, 21, 22, 27, 28, 29])
        let odd = stroked([.zero, CGPoint(x: 30, y: 0)], StrokeStyle(lineWidth: 2, dash: [5], dashPhase: -5))
        #expect(!odd.contains(CGPoint(x: 2, y: 0)) && odd.contains(CGPoint(x: 7, y: 0)))
    }

    @Test func ringsStayOpenInTheMiddle() {
        for circle in [
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), Path(CGRect(x: 0, y: 0, width: 40, height: 40))
        ] {
            let ring = circle.strokedPath(StrokeStyle(lineWidth: 8))
            #expect(!ring.contains(CGPoint(x: 20, y: 20)))
            #expect(ring.contains(CGPoint(x: 20, y: 3)) && ring.contains(CGPoint(x: 20, y: -3)))
            #expect(!ring.contains(CGPoint(x: 20, y: 4.1)) && !ring.contains(CGPoint(x: 20, y: -4.1)))
        }
    }

    @Test(arguments: 0..<20)
    func roundStrokesCoverWhatIsNear(_ seed: Int) {
        var random = RandomPath(seed: seed + 500)
        let path = random.path(), width = CGFloat(random.number(0.5...12))
        let stroke = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        // Places on the line, from the path cut into short pieces.
        var places: [CGPoint] = []
        path.cgPath.copy(dashingWithPhase: 0, lengths: [0.1, 0.1]).applyWithBlock {
            if $0.pointee.type != .closeSubpath { places.append($0.pointee.points[0]) }
        }
        for _ in 0..<30 {
            let point = random.point(-8...48)
            let distance = places.map { hypot($0.x - point.x, $0.y - point.y) }.min() ?? 0
            guard abs(distance - width / 2) > 0.06 else { continue }
            #expect(
                stroke.contains(point) == (distance < width / 2), "seed \(seed): \(point) at \(distance) of \(width)")
        }
    }
}
