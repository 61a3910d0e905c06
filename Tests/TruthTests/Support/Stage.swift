import DisplayList
import Geometry
import Rasterizer
import SwiftUI
import SwiftUICore

/// Lays a view out and draws it as Apple's snapshot tests do: centred in a container of a given size, without a
/// widget's margins, background or corners.
@MainActor
struct Stage {
    /// Points.
    var size: CGSize
    /// Pixels per point.
    var scale: CGFloat = 3
    var environment = EnvironmentValues()

    init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, _ change: (inout EnvironmentValues) -> Void = { _ in }) {
        size = CGSize(width: width, height: height)
        self.scale = scale
        environment.displayScale = scale
        change(&environment)
    }

    /// The root of the laid out tree.
    func layOut<V: View>(_ view: V) -> LayoutNode {
        let root = ViewResolver.node(of: view, _ViewInputs(environment: environment, session: ResolutionSession()))
        root.place(
            at: CGPoint(x: size.width / 2, y: size.height / 2), guides: .center, proposal: ProposedViewSize(size))
        return root
    }

    func displayList<V: View>(_ view: V) -> DisplayList {
        let root = layOut(view)
        var recorder = DisplayListRecorder(displayScale: scale) { _ in }
        root.record(&recorder)
        return DisplayList(size: size, items: recorder.items)
    }

    func draw<V: View>(_ view: V) throws -> Picture {
        Picture(try Rasterizer().rasterize(displayList(view), scale: scale).bitmap)
    }
}

extension LayoutNode {
    /// What is seen: the leaves without spacers, in drawing order.
    var visibleLeaves: [LayoutNode] {
        children.isEmpty ? (name == "Spacer" ? [] : [self]) : children.flatMap(\.visibleLeaves)
    }

    /// The first node of a kind, from the root down.
    func first(named prefix: String) -> LayoutNode? {
        name.hasPrefix(prefix) ? self : children.lazy.compactMap { $0.first(named: prefix) }.first
    }
}
