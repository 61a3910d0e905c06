import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// A view, the container it is centered in, and the frames that its visible leaves have on Apple's systems.
struct LayoutTruth: Sendable, CustomTestStringConvertible {
    /// `layout-truths row 36` or `apple-metrics §3, …`.
    var truth: String
    var expression: String
    var container: CGSize
    /// Pixels per point.
    var scale: CGFloat
    var frames: [CGRect]
    var view: @MainActor @Sendable () -> AnyView

    init<V: View>(
        row: Int, _ expression: String, in container: CGSize, scale: CGFloat = 1, _ frames: [CGRect],
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) {
        self.init("layout-truths row \(row)", expression, in: container, scale: scale, frames, view)
    }

    init<V: View>(
        _ truth: String, _ expression: String, in container: CGSize, scale: CGFloat = 1, _ frames: [CGRect],
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) {
        self.truth = truth
        self.expression = expression
        self.container = container
        self.scale = scale
        self.frames = frames
        self.view = { AnyView(view()) }
    }

    var testDescription: String { "\(truth): \(expression)" }

    /// Frames are exact but for what floating point adds.
    @MainActor
    func check() {
        KnownDifference.check(truth) {
            let found = Stage(container.width, container.height, scale: scale).layOut(view()).visibleLeaves
            #expect(found.map(\.frame.rounded) == frames, "\(found.map(\.name))")
        }
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }

    /// To a thousandth of a point.
    var rounded: CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
        return CGRect(round(minX), round(minY), round(width), round(height))
    }
}

extension CGSize {
    init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}
