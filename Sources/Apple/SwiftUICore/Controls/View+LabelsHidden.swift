private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls leave out the labels that name them.
    var labelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }

    public var labelsVisibility: Visibility { labelsHidden ? .hidden : .automatic }
}

nonisolated extension View {
    public func labelsHidden() -> some View { environment(\.labelsHidden, true) }

    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsHidden, visibility == .hidden)
    }
}
