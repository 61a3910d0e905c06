import SwiftUI
import Testing

/// What `Path` says of itself.
struct PathTests {
    private static let circle = Path(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 40))

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.maxX - b.maxX) < 0.01
            && abs(a.maxY - b.maxY) < 0.01
    }

    @Test func aDescriptionIsReadAgain() throws {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2.5))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
        path.closeSubpath()
        #expect(path.description == "1 2.5 m 3 4 l 7 8 5 6 q 2 2 3 3 1 1 c h")
        #expect(try #require(Path(path.description)) == path)
        #expect(try #require(Path("1 2 10 20 re")).boundingRect == CGRect(x: 1, y: 2, width: 10, height: 20))
        for text in ["1 m", "1 2", "1 2 3 l", "x", "1 2 m h 4"] { #expect(Path(text) == nil, "\(text)") }
    }

    @Test func theBoundingRectLeavesControlPointsOut() {
        let arch = Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
        }
        #expect(isNear(arch.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 10)))
        #expect(arch.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(isNear(arch.cgPath.boundingBoxOfPath, arch.boundingRect))
        #expect(Path().boundingRect.isNull)
        let turned = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
            .applying(CGAffineTransform(rotationAngle: 0.7))
        #expect(isNear(turned.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
    }

    @Test func aWholeTurnIsACircleEitherWay() {
        for (clockwise, end) in [(true, 360.0), (false, 360.0), (true, -360.0), (false, 720.0)] {
            let path = Path {
                $0.addArc(
                    center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(end), clockwise: clockwise)
            }
            #expect(isNear(path.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)), "\(clockwise) \(end)")
        }
    }

    @Test func arcsTurnAsCoreGraphicsSaysWithYDown() {
        // From 3 o'clock to 6 o'clock: the short way is "counter-clockwise" in a plane with y up.
        func arc(_ clockwise: Bool) -> Path {
            Path {
                $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
            }
        }
        #expect(isNear(arc(false).boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(isNear(arc(true).boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
    }

    @Test func closingGoesBackToTheStart() {
        var path = Path()
        path.addLine(to: CGPoint(x: 3, y: 3))
        path.addLine(to: CGPoint(x: 9, y: 3))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 3, y: 3))
        #expect(Path().currentPoint == nil && CGMutablePath().currentPoint == .zero)
    }

    @Test func trimmingMeasuresAlongTheCurve() throws {
        // A curve whose parameter runs unevenly: halves of its length, not of its parameter.
        let curve = Path { path in
            path.move(to: .zero)
            path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 2, y: 0))
        }
        let end = try #require(curve.trimmedPath(from: 0, to: 0.5).currentPoint)
        #expect(abs(end.x - 50) < 0.001)
        let quarter = try #require(Self.circle.trimmedPath(from: 0, to: 0.125).currentPoint)
        #expect(hypot(quarter.x - 30 - 20 * 0.5.squareRoot(), quarter.y - 40 - 20 * 0.5.squareRoot()) < 0.01)
        #expect(Self.circle.trimmedPath(from: 0.6, to: 0.4).isEmpty)
        #expect(Self.circle.trimmedPath(from: -1, to: 2) == Self.circle)
    }

    @Test func manyPointsTakeTimeInProportion() {
        let start = ContinuousClock.now
        var path = Path()
        for index in 0..<50_000 { path.addLine(to: CGPoint(x: Double(index), y: Double(index % 7))) }
        #expect(path.boundingRect.width == 49_999)
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test func ellipticalCornersStretch() {
        let path = Path(
            roundedRect: CGRect(x: 0, y: 10, width: 40, height: 20), cornerSize: CGSize(width: 20, height: 10),
            style: .circular)
        #expect(isNear(path.boundingRect, CGRect(x: 0, y: 10, width: 40, height: 20)))
        // The whole is an ellipse.
        #expect(path.contains(CGPoint(x: 20 + 19.9 * 0.7071, y: 20 + 9.9 * 0.7071)))
        #expect(!path.contains(CGPoint(x: 20 + 20.2 * 0.7071, y: 20 + 10.2 * 0.7071)))
    }

    @Test func coreGraphicsPathsBuildTheSame() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0), transform: CGAffineTransform(translationX: 5, y: 5))
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        path.addArc(center: .zero, radius: 4, startAngle: 0, endAngle: .pi, clockwise: false)
        path.addRect(CGRect(x: 20, y: 20, width: 5, height: 5))
        path.closeSubpath()
        var kinds: [CGPathElementType] = []
        path.applyWithBlock { kinds.append($0.pointee.type) }
        #expect(kinds.first == .moveToPoint && kinds.last == .closeSubpath)
        #expect(Path(path).contains(CGPoint(x: 22, y: 22)))
        let copy = path.copy()
        path.addRect(CGRect(x: 90, y: 90, width: 1, height: 1))
        #expect(copy?.boundingBox.maxX == 25 && path.boundingBox.maxX == 91)
        #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil).contains(CGPoint(x: 1, y: 1)))
        let dashed = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
            .copy(dashingWithPhase: 0, lengths: [10, 10])
        var moves = 0
        dashed.applyWithBlock { moves += $0.pointee.type == .moveToPoint ? 1 : 0 }
        #expect(moves == 8)
    }
}
