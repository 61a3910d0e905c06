import SwiftUI
import Testing

/// `UIBezierPath` in terms of SwiftUI's path.
struct UIBezierPathTests {
    @Test func anArcRunsClockwiseOnTheScreen() {
        // A quarter from 3 o'clock, clockwise, ends at 6 o'clock: below the center.
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.currentPoint.x) < 1e-6 && abs(path.currentPoint.y - 10) < 1e-6)
        #expect(path.bounds.minX > -0.001)
    }

    @Test func onlyTheAskedCornersAreRound() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 8, height: 8))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 19.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
    }
}
