import Geometry
import SwiftUI
import SwiftUICore

/// How the time that layout takes grows with the number of views.
@MainActor
package struct LayoutBenchmark {
    /// One size of one kind of view.
    package struct Measurement {
        package let name: String
        /// Nodes of the placed tree, modifiers included.
        package let views: Int
        /// From the view to frames, the median of several times; seconds.
        package let seconds: Double

        package var secondsPerView: Double { seconds / Double(views) }
    }

    /// Each size is laid out anew for this long, in seconds, and at least once.
    private let duration: Double

    package init(duration: Double) { self.duration = duration }

    /// The sizes of each kind in a row, the smallest first.
    package func measurements() -> [[Measurement]] {
        LayoutCurve.all.map { curve in curve.sizes.map { measure(curve.name, curve.makeView($0)) } }
    }

    private func measure(_ name: String, _ view: AnyView) -> Measurement {
        // The first time shapes the texts, which stay shaped.
        let views = count(layOut(view))
        var times: [Double] = []
        let start = ContinuousClock.now
        repeat {
            let begin = ContinuousClock.now
            layOut(view)
            times.append((ContinuousClock.now - begin) / .seconds(1))
        } while (ContinuousClock.now - start) / .seconds(1) < duration
        return Measurement(name: name, views: views, seconds: times.sorted()[times.count / 2])
    }

    /// Resolves the view and places it in a medium widget of the iPhone 16's size, in points.
    @discardableResult
    private func layOut(_ view: AnyView) -> LayoutNode {
        let inputs = _ViewInputs(environment: EnvironmentValues(), session: ResolutionSession())
        let root = ViewResolver.node(of: view, inputs)
        root.place(at: .zero, proposal: ProposedViewSize(width: 338, height: 158))
        return root
    }

    private func count(_ node: LayoutNode) -> Int { node.children.reduce(1) { $0 + count($1) } }
}
