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
        let found = frames(CGSize(width: 500, height: 500)) {
            VStack {
                Rectangle(); Rectangle()
            }
        }
        #expect(found == [CGRect(x: 0, y: 0, width: 500, height: 246), CGRect(x: 0, y: 254, width: 500, height: 246)])
    }

    @Test("layout-truths 42: priority leaves the other its least width")
    func priority() {
        let found = frames(CGSize(width: 500, height: 500)) {
            HStack {
                Rectangle().frame(minHeight: 50); Rectangle().layoutPriority(1)
            }
        }
        #expect(found[0].width == 0)
        #expect(found[1] == CGRect(x: 8, y: 0, width: 492, height: 500))
    }

    @Test("A stack of views without an end has none, and takes what fixed neighbors leave")
    func endlessMembers() {
        let size = CGSize(width: 60, height: 60), bar = CGRect(x: 0, y: 0, width: 60, height: 20)
        let rest = CGRect(x: 0, y: 20, width: 60, height: 40)
        let layers = frames(size) {
            VStack(spacing: 0) {
                Rectangle().frame(height: 20)
                ZStack {
                    Rectangle(); Rectangle()
                }
            }
        }
        #expect(layers == [bar, rest, rest])
        let row = frames(size) {
            VStack(spacing: 0) {
                Rectangle().frame(height: 20)
                HStack(spacing: 0) {
                    Rectangle(); Rectangle()
                }
            }
        }
        #expect(
            row == [
                bar, CGRect(x: 0, y: 20, width: 30, height: 40), CGRect(x: 30, y: 20, width: 30, height: 40)
            ])
        let column = frames(size) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Rectangle(); Rectangle()
                }
                Rectangle().frame(width: 20)
            }
        }
        #expect(
            column == [
                CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 0, y: 30, width: 40, height: 30),
                CGRect(x: 40, y: 0, width: 20, height: 60)
            ])
    }
}
