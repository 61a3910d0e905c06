import DisplayList
import Findings
import Foundation
import SwiftUI
import SwiftUICore
import WidgetKitCore

/// One behavior, as a small view whose picture is kept.
package struct Fixture: Sendable, CustomStringConvertible {
    /// What a fixture draws.
    package struct Drawn {
        package var displayList: DisplayList
        /// Of the views without content of their own but spacers, in drawing order; nil where nobody can ask.
        package var leaves: [CGRect]?
        /// Every view with its frame; nil where nobody can ask.
        package var tree: FrameTree?
        package var findings: [Finding]

        /// What is told of how well it can be read, hit and heard is no matter of most fixtures.
        private static let advice: Set<FindingCode> = [.scaledText, .missingAccessibilityLabel]

        /// The findings' codes, but for advice that is not expected.
        package func codes(expecting expected: [String]) -> [String] {
            findings.map(\.code).filter { !Self.advice.contains($0) || expected.contains($0.name) }.map(\.name)
        }
    }

    /// The folder, and the file's name without extension.
    let area: String
    let name: String
    /// The canvas, in points.
    let size: CGSize
    /// Pixels per point.
    package let scale: CGFloat
    /// Where the leaves of the view must lie, in points, worked out by hand from SwiftUI's documented rules or from
    /// measurements; nil where the picture alone is what counts.
    package let frames: [CGRect]?
    /// The codes of the findings that drawing must report, in their order.
    package let findings: [String]
    package let draw: @MainActor @Sendable (Fixture) async throws -> Drawn

    package var description: String { "\(area)/\(name)" }

    /// What is kept as text: the display list and, where frames are expected, the tree of views with theirs, as the
    /// picture alone does not show what moved.
    package func keptText(of drawn: Drawn) -> String {
        let tree = frames == nil ? nil : drawn.tree?.description
        return DisplayListPrinter().text(drawn.displayList) + (tree.map { "\nframes\n\($0)\n" } ?? "")
    }

    init(
        _ path: String, size: CGSize, scale: CGFloat, frames: [CGRect]?, findings: [String],
        draw: @escaping @MainActor @Sendable (Fixture) async throws -> Drawn
    ) {
        let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
        (area, name) = (parts[0], parts.count > 1 ? parts[1] : "unnamed")
        (self.size, self.scale, self.frames, self.findings, self.draw) = (size, scale, frames, findings, draw)
    }

    /// - Parameters:
    ///   - path: area and name, such as `stacks/vstack-spacing`.
    ///   - pass: the rendering mode of the place where the picture is shown.
    init<V: View>(
        _ path: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, scheme: ColorScheme = .light,
        pass: RenderingPass? = nil, frames: [CGRect]? = nil, findings: [String] = [],
        @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) {
        self.init(
            path, size: CGSize(width: width, height: height), scale: scale, frames: frames, findings: findings
        ) { fixture in
            var environment = FixtureEnvironment.values
            environment.colorScheme = scheme
            environment.displayScale = fixture.scale
            let rendering = VirtualClock.frozen(at: FixtureEnvironment.now) {
                ViewRenderer(environment: environment).render(size: fixture.size, view)
            }
            return Drawn(
                displayList: pass.map { $0.apply(to: rendering.displayList) } ?? rendering.displayList,
                leaves: rendering.root.leaves.map(\.frame), tree: FrameTree([rendering.root]),
                findings: rendering.findings)
        }
    }
}

extension LayoutNode {
    var leaves: [LayoutNode] {
        if children.isEmpty { return name == "Spacer" ? [] : [self] }
        return children.flatMap(\.leaves)
    }
}

/// A rectangle in points, for expected frames.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
