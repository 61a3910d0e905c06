import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Places that count from the leading edge, which lies on the right.
@Suite("Right to left") @MainActor
struct RightToLeftTests {
    /// The frames of the views that draw, in a canvas of 100 x 50.
    private func frames<V: View>(_ view: V) -> [CGRect] {
        func leaves(_ node: LayoutNode) -> [LayoutNode] {
            node.children.isEmpty ? [node] : node.children.flatMap(leaves)
        }
        let rendering = ViewRenderer().render(size: CGSize(width: 100, height: 50)) {
            view.environment(\.layoutDirection, .rightToLeft)
        }
        return leaves(rendering.root).map(\.frame)
    }

    @Test("A geometry reader's content lies at its top leading corner")
    func geometryReader() {
        let found = frames(GeometryReader { _ in Color.red.frame(width: 10, height: 10) })
        #expect(found == [CGRect(x: 90, y: 0, width: 10, height: 10)])
    }

    @Test("A position counts from the leading edge, as an offset does")
    func position() {
        let found = frames(Color.red.frame(width: 10, height: 10).position(x: 20, y: 15))
        #expect(found == [CGRect(x: 75, y: 10, width: 10, height: 10)])
    }

    /// Of a view that sets none it is the leading edge. A stack keeps the built-in guides of its members to itself.
    private enum Start: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    @Test("A guide of a stack's member counts from the stack's leading edge")
    func guide() {
        let start = HorizontalAlignment(Start.self)
        // The guide lies 5 points from the leading edge of the second member, so 25 from the stack's, whose width is
        // 20 + 20: the frame puts it at its own leading edge, 100, and the stack reaches from 85 to 125.
        let stack = HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 10)
            Color.blue.frame(width: 20, height: 10).alignmentGuide(start) { _ in 5 }
        }
        let found = frames(stack.frame(width: 100, alignment: Alignment(horizontal: start, vertical: .center)))
        #expect(found.map(\.minX) == [105, 85])
    }
}
