import Geometry

/// The way from one picture of a widget to the next, as the system animates it.
///
/// Both lists are recorded with motion marks. Views are matched by their marks' identities, and what lies around and
/// inside of them by its place: what is found in both lists is interpolated, or its content changes as its mark says;
/// what is found in one of them comes or goes.
package struct DisplayListTransition: Sendable {
    package let start: DisplayList
    package let end: DisplayList
    /// Seconds until the end is reached; 0 where nothing moves.
    package let duration: Double

    /// - Parameter standard: what animates a change of which nothing else is said.
    package init(from start: DisplayList, to end: DisplayList, standard: MotionTiming = .standard) {
        (self.start, self.end) = (start, end)
        self.standard = standard
        let mixer = DisplayListMixer(time: 0, standard: standard)
        if start != end { _ = mixer.mix(start.items, end.items) }
        duration = min(mixer.lengths.longest, MotionTiming.longest)
    }

    private let standard: MotionTiming

    /// What is seen a number of seconds after the change.
    package func list(at seconds: Double) -> DisplayList {
        guard seconds < duration else { return end }
        let mixer = DisplayListMixer(time: max(0, seconds), standard: standard)
        return DisplayList(size: end.size, items: mixer.mix(start.items, end.items))
    }
}
