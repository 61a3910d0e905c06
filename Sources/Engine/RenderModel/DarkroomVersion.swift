package enum DarkroomVersion {
    /// Semantic. The manifest names it: pictures may change from one version to the next.
    package static let current = "0.6.0"
}
