import SwiftUI
import SwiftUICore
import Testing

@Suite("Stacks") @MainActor
struct StackLayoutTests {
    /// The frames of the leaves of `view` in a container of `size`, at 3 pixels per point.
    private func frames<V: View>(_ size: CGSize, @ViewBuilder _ view: () -> V) -> [CGRect] {
        let inputs = _ViewInputs(environment: EnvironmentValues(), session: ResolutionSession())
        let root = ViewResolver.node(of: view(), inputs)
        root.place(at: .zero, proposal: ProposedViewSize(size))
        func leaves(_ node: LayoutNode) -> [LayoutNode] {
            node.children.isEmpty ? [node] : node.children.flatMap(leaves)
        }
        return leaves(root).map(\.frame)
    }

    @Test("layout-truths 36: two rectangles share the height less 8")
    func twoRectangles() {
        let found = frames(CGSize(width: 500, height: 500)) { VStack { Rectangle(); Rectangle() } }
        #expect(found == [CGRect(x: 0, y: 0, width: 500, height: 246), CGRect(x: 0, y: 254, width: 500, height: 246)])
    }

    @Test("layout-truths 42: priority leaves the other its least width")
    func priority() {
        let found = frames(CGSize(width: 500, height: 500)) {
            HStack { Rectangle().frame(minHeight: 50); Rectangle().layoutPriority(1) }
        }
        #expect(found[0].width == 0)
        #expect(found[1] == CGRect(x: 8, y: 0, width: 492, height: 500))
    }
}
