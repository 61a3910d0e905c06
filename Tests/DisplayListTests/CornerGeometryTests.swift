import DisplayList
import Foundation
import Geometry
import Testing

@Suite("Continuous corners")
struct CornerGeometryTests {
    private func elements(
        _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat, continuous: Bool = true
    ) -> [PathElement] {
        CornerGeometry(
            rect: CGRect(x: 0, y: 0, width: width, height: height), radii: CornerRadii(radius), continuous: continuous
        ).elements
    }

    /// Places along a path, with the directions in which it arrives and leaves at each joint.
    private func joints(_ elements: [PathElement]) -> [(arriving: CGVector2, leaving: CGVector2)] {
        var pieces: [(start: CGVector2, end: CGVector2)] = []
        var current = CGPoint.zero, first = CGPoint.zero
        func piece(_ points: [CGPoint]) {
            let distinct = points.reduce(into: [CGPoint]()) { result, point in
                if let last = result.last, hypot(last.x - point.x, last.y - point.y) < 1e-9 { return }
                result.append(point)
            }
            guard distinct.count > 1 else { return }
            pieces.append(
                (CGVector2(distinct[0], distinct[1]), CGVector2(distinct[distinct.count - 2], distinct.last!)))
        }
        for element in elements {
            switch element {
            case .move(let end): (current, first) = (end, end)
            case .close:
                piece([current, first])
            default:
                piece([current] + element.points)
                current = element.points.last!
            }
        }
        return pieces.indices.map { (pieces[$0].end, pieces[($0 + 1) % pieces.count].start) }
    }

    @Test("The full curve leaves the edge at 1.52866483 radii")
    func reach() {
        guard case .move(let start) = elements(200, 100, 20)[0] else { return #expect(Bool(false)) }
        #expect(abs(start.x - (200 - 20 * 1.52866483)) < 1e-9)
        #expect(start.y == 0)
    }

    @Test(
        "Neighboring pieces share their tangent",
        arguments: [5, 15, 20, 24, 28, 32, 32.7, 36, 40, 44, 49, 49.99, 50] as [CGFloat])
    func smooth(radius: CGFloat) {
        // The corners of a capsule longer than high meet at an angle.
        for size in radius == 50 ? [(100.0, 100.0)] : [(100.0, 100.0), (100, 180), (180, 100)] {
            for joint in joints(elements(size.0, size.1, radius)) {
                #expect(joint.arriving.angle(to: joint.leaving) < 1e-5)
            }
        }
    }

    @Test("The curve follows the known constants of Apple's corner within 0.0017 radii")
    func constants() {
        // Places on the reference curve, in radii from the corner: its joints and the middle's middle.
        let reference: [(CGFloat, CGFloat)] = [
            (0.66993427, 0.06549600), (0.63149399, 0.07491100), (0.29155775, 0.29155775), (0.07491100, 0.63149399)
        ]
        let places = outline(elements(400, 400, 100))
        for (x, y) in reference {
            let distance = places.map { hypot(400 - x * 100 - $0.x, y * 100 - $0.y) }.min()!
            #expect(distance < 0.18)
        }
    }

    @Test("At half the side the corner is a circle to 0.03 % of its radius")
    func capsule() {
        for place in outline(elements(100, 100, 50)) + outline(elements(100, 100, 80)) {
            #expect(abs(hypot(place.x - 50, place.y - 50) - 50) < 0.015)
        }
    }

    @Test(
        "A capsule that is longer than high keeps its corners' curves, which meet on the short sides",
        arguments: [100.5, 120, 300])
    func longCapsule(width: CGFloat) {
        let shape = elements(width, 100, 50), places = outline(shape)
        let reach = min(50 * CornerGeometry.continuousReach, width / 2)
        #expect(places.contains { abs($0.x - (width - reach)) < 1e-9 && $0.y == 0 })
        #expect(shape.boundingBox == CGRect(x: 0, y: 0, width: width, height: 100))
        // Only the tips lie on the short sides, and a stroke along them never turns back.
        #expect(places.filter { $0.x == width }.allSatisfy { abs($0.y - 50) < 1e-9 })
        let right = places.filter { $0.x > width - 50 }
        for (one, next) in zip(right, right.dropFirst()) { #expect(one.y <= next.y + 1e-9) }
    }

    @Test("The outline changes steadily with the radius, also where easing runs out of room")
    func steady() {
        var previous = area(elements(100, 100, 30))
        for step in 1...200 {
            let next = area(elements(100, 100, 30 + CGFloat(step) / 10))
            #expect(next < previous)
            #expect(
                previous - next < 12, "a tenth of a point takes away at most (4 − π) · 2r · 0.1 and the easing's change"
            )
            previous = next
        }
    }

    /// Measured on leboncoin/spark-ios-common's pictures of 90 × 20 points.
    @Test(
        "On an edge a corner has what the other leaves, or half",
        arguments: [
            (CornerRadii(topLeft: 12, topRight: 12, bottomRight: 18, bottomLeft: 18), CornerRadii(10)),
            (CornerRadii(topLeft: 12, topRight: 18, bottomRight: 18, bottomLeft: 12), CornerRadii(10)),
            (
                CornerRadii(topLeft: 24, topRight: 24, bottomRight: 24, bottomLeft: 0),
                CornerRadii(topLeft: 20, topRight: 10, bottomRight: 10, bottomLeft: 0)
            ),
            (
                CornerRadii(topLeft: 12, topRight: 12, bottomRight: 6, bottomLeft: 9),
                CornerRadii(topLeft: 11, topRight: 12, bottomRight: 6, bottomLeft: 9)
            ),
            (
                CornerRadii(topLeft: .infinity, topRight: .infinity, bottomRight: .infinity, bottomLeft: 0),
                CornerRadii(topLeft: 20, topRight: 10, bottomRight: 10, bottomLeft: 0)
            ), (CornerRadii(.infinity), CornerRadii(10)), (CornerRadii(.greatestFiniteMagnitude), CornerRadii(10)),
            (CornerRadii(.nan), CornerRadii(0))
        ])
    func radiiThatDoNotFit(_ radii: CornerRadii, _ expected: CornerRadii) {
        let rect = CGRect(x: 0, y: 0, width: 90, height: 20)
        #expect(CornerGeometry(rect: rect, radii: radii, continuous: false).radii == expected)
    }

    @Test("Radii that do not fit shrink together")
    func overflow() {
        let geometry = CornerGeometry(
            rect: CGRect(x: 0, y: 0, width: 100, height: 100),
            radii: CornerRadii(topLeft: 100, topRight: 100, bottomRight: 0, bottomLeft: 0), continuous: true)
        #expect(geometry.radii == CornerRadii(topLeft: 50, topRight: 50, bottomRight: 0, bottomLeft: 0))
        #expect(geometry.elements.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    // MARK: Measuring

    struct CGVector2 {
        var dx: CGFloat
        var dy: CGFloat

        init(_ from: CGPoint, _ to: CGPoint) {
            let length = hypot(to.x - from.x, to.y - from.y)
            (dx, dy) = ((to.x - from.x) / length, (to.y - from.y) / length)
        }

        func angle(to other: CGVector2) -> CGFloat {
            abs(atan2(dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy))
        }
    }

    /// Points along a path, 1000 for each curve.
    private func outline(_ elements: [PathElement]) -> [CGPoint] {
        var places: [CGPoint] = []
        for element in elements {
            if case .curve(let end, let one, let two) = element, let start = places.last {
                for step in 1...1000 {
                    let t = CGFloat(step) / 1000, u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    places.append(
                        CGPoint(
                            x: a * start.x + b * one.x + c * two.x + d * end.x,
                            y: a * start.y + b * one.y + c * two.y + d * end.y))
                }
            } else if let end = element.points.last {
                places.append(end)
            }
        }
        return places
    }

    private func area(_ elements: [PathElement]) -> CGFloat {
        let places = outline(elements)
        return abs(
            places.indices.reduce(0) { sum, index in
                let (a, b) = (places[index], places[(index + 1) % places.count])
                return sum + (a.x * b.y - a.y * b.x) / 2
            })
    }
}
