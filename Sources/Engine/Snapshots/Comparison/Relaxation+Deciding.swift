import Geometry

extension Relaxation {
    /// Whether what differs is within all three limits. Pictures of different sizes never are.
    package func allows(_ difference: Difference) -> Bool {
        !difference.sizesDiffer && difference.largestDeltaE <= deltaE && difference.largestCluster <= cluster
            && difference.differentPixels <= pixels
    }

    /// Where the views that are not compared lie in any of the texts, in points.
    package func maskedFrames(in texts: [String]) -> [CGRect] {
        guard let masks else { return [] }
        let views = texts.flatMap { SnapshotText(parsing: $0).views?.nodes ?? [] }
        return views.filter { masks.contains($0.view) || masks.contains($0.owners?.last ?? "") }
            .map { $0.snapped ?? $0.frame }
    }
}
