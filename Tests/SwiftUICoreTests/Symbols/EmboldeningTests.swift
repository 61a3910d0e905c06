import DisplayList
import Geometry
import Testing

@testable import SwiftUICore

/// Outlines that become thicker or thinner for a weight between two of an icon font's.
@MainActor
struct EmboldeningTests {
    /// The ultra-light heart had such kinks.
    @Test("A step of one unit between two sides moves along with them", arguments: [-4.0, 4])
    func steps(_ distance: Double) {
        let step = 0.1
        let square: [PathElement] = [
            .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 50, y: 0)), .line(CGPoint(x: 50 + step, y: step)),
            .line(CGPoint(x: 100, y: step)), .line(CGPoint(x: 100, y: 100)), .line(CGPoint(x: 0, y: 100)),
            .line(CGPoint(x: 0, y: 0)), .close
        ]
        let top = square.emboldened(by: distance).flatMap(\.points)[1...2]
        for point in top {
            #expect(abs(point.y + distance) < 2 * step, "\(point)")
            #expect(abs(point.x - 50) < 2 * step, "\(point)")
        }
    }

    @Test("A contour smaller than half the distance still moves")
    func dots() {
        let dot: [PathElement] = [
            .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 1, y: 0)), .line(CGPoint(x: 1, y: 1)),
            .line(CGPoint(x: 0, y: 1)), .line(CGPoint(x: 0, y: 0)), .close
        ]
        let points = dot.emboldened(by: 4).flatMap(\.points)
        #expect(points.map(\.x).min() == -4 && points.map(\.x).max() == 5)
        #expect(points.map(\.y).min() == -4 && points.map(\.y).max() == 5)
    }
}
