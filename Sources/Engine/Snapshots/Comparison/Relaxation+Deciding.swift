import Geometry
import RenderModel

extension Relaxation {
    /// Whether what differs is within all three limits. Pictures of different sizes never are.
    package func allows(_ difference: Difference) -> Bool {
        !difference.sizesDiffer && difference.largestDeltaE <= deltaE && difference.largestCluster <= cluster
            && difference.differentPixels <= pixels
    }

    /// The limits that do not hold, as what has more than they allow.
    package func exceeded(by difference: Difference) -> [String] {
        [
            difference.largestDeltaE > deltaE ? "ΔE" : nil,
            difference.largestCluster > cluster ? "the largest cluster" : nil,
            difference.differentPixels > pixels ? "the number of pixels" : nil
        ].compactMap(\.self)
    }

    /// Where the views that are not compared lie in any of the texts, in points.
    package func maskedFrames(in texts: [String]) -> [CGRect] {
        guard let masks else { return [] }
        return views(in: texts).filter { node in masks.contains { node.isNamed($0) } }.map { $0.snapped ?? $0.frame }
    }

    /// The masks that are the name of no view in any of the texts; nil where there are none.
    package func masksWithoutViews(in texts: [String]) -> [String]? {
        guard let masks else { return nil }
        let views = views(in: texts), unknown = masks.filter { mask in !views.contains { $0.isNamed(mask) } }
        return unknown.isEmpty ? nil : unknown
    }

    private func views(in texts: [String]) -> [ViewTree.Node] {
        texts.flatMap { SnapshotText(parsing: $0).views?.nodes ?? [] }
    }
}

extension ViewTree.Node {
    /// Whether the view or the one that makes it has a name.
    fileprivate func isNamed(_ name: String) -> Bool { view == name || owners?.last == name }
}
