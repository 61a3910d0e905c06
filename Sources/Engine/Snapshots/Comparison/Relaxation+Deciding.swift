extension Relaxation {
    /// Whether what differs is within all three limits. Pictures of different sizes never are.
    package func allows(_ difference: Difference) -> Bool {
        !difference.sizesDiffer && difference.largestDeltaE <= deltaE && difference.largestCluster <= cluster
            && difference.differentPixels <= pixels
    }
}
