import DisplayList
import Foundation
import Geometry
import Rasterizer
import SwiftUI
import SwiftUICore
import Testing

@testable import RenderWorker

/// Lays a view out and draws it as Apple's snapshot tests do: centered in a container of a given size, without a
/// widget's margins, background or corners.
@MainActor
struct Stage {
    /// Points.
    var size: CGSize
    /// Pixels per point.
    var scale: CGFloat = 3
    var environment = EnvironmentValues()

    init(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        size = CGSize(width: width, height: height)
        self.scale = scale
        environment.displayScale = scale
        change(&environment)
    }

    /// The root of the laid out tree.
    func layOut<V: View>(_ view: V) -> LayoutNode {
        let root = ViewResolver.node(of: view, _ViewInputs(environment: environment, session: ResolutionSession()))
        root.placeCentered(in: CGRect(origin: .zero, size: size))
        return root
    }

    func displayList<V: View>(_ view: V) -> DisplayList {
        let root = layOut(view)
        var recorder = DisplayListRecorder(displayScale: scale) { _ in }
        root.record(&recorder)
        return DisplayList(size: size, items: recorder.items)
    }

    /// The view's picture. It is also written to the folder that `DARKROOM_TRUTH_OUTPUT` names, if any, to be looked
    /// at beside its reference.
    func draw<V: View>(_ view: V, named name: String? = nil) throws -> Picture {
        let list = displayList(view), rasterizer = Rasterizer()
        let bitmap = try rasterizer.rasterize(list, scale: scale).bitmap
        if let name, References.have(name) { expectNoWarning(list, bitmap, rasterizer) }
        if let name, let folder = ProcessInfo.processInfo.environment["DARKROOM_TRUTH_OUTPUT"], !folder.isEmpty {
            let file = URL(fileURLWithPath: folder).appendingPathComponent(
                name.replacingOccurrences(of: "/", with: "-"))
            try PNGEncoder().encode(bitmap).write(to: file)
        }
        return Picture(bitmap)
    }

    /// What Apple drew nobody need be warned of.
    private func expectNoWarning(_ list: DisplayList, _ bitmap: Bitmap, _ rasterizer: Rasterizer) {
        let isLight = environment.colorScheme == .light
        let inspector = LegibilityInspector(scale: scale, backdrop: isLight ? .white : .black)
        let found = inspector.findings(list, in: bitmap, rasterizer)
        let images = ImageBudgetInspector(scale: scale).findings(list)
        let warnings = (found + images).map(\.finding).filter { $0.severity != .note }
        #expect(warnings.isEmpty, "\(warnings.map(\.message))")
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
