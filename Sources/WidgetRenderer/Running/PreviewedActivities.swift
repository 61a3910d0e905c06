import WidgetKitCore

/// States for Live Activities that have none of their own: those of the program's previews.
enum PreviewedActivities {
    /// - Parameters:
    ///   - launch: starts the program's workers. The previews run in one of their own: their traps cost no widget's
    ///     picture.
    ///   - timeout: Seconds.
    static func choices(
        for widgets: [WidgetDescriptor], _ launch: WorkerLaunch, timeout: Double
    ) -> [ActivityChoice] {
        let kinds = widgets.filter { $0.activity?.stateCount == 0 }.map(\.kind)
        guard !kinds.isEmpty else { return [] }
        let answer = WorkerSession(launch.forPreviews).ask(.previewedActivities(timeout: timeout), within: timeout + 1)
        guard case .success(.previewedActivities(let choices)) = answer.result else { return [] }
        return choices.filter { choice in choice.kind.map(kinds.contains) ?? false }
    }
}
