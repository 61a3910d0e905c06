/// Views resolved and in their places: what every picture begins with.
///
/// Views may write state when they appear, when they are placed or when a preference arrives. Then they are resolved
/// and placed again, until none of them does.
package struct ScenePass<Views> {
    /// What the last pass resolved.
    package let views: Views
    /// Spent on giving the views their places.
    package let layout: Duration

    /// - Parameters:
    ///   - resolve: makes the trees.
    ///   - place: gives them their places, and tells the roots that it placed.
    @MainActor
    package init(in session: ResolutionSession, resolve: () -> Views, place: (Views) -> [LayoutNode]) {
        let clock = ContinuousClock()
        var layout = Duration.zero
        views = session.settle {
            let views = resolve()
            let start = clock.now
            session.runLayoutActions(in: place(views))
            layout += clock.now - start
            return views
        }
        self.layout = layout
    }
}

extension ResolutionSession {
    /// Passes over a tree whose views write state while they appear; SwiftUI too stops a loop of updates.
    package static let maximumPasses = 8

    /// Repeats a pass while it writes state, and returns what the last one made.
    func settle<Result>(_ pass: () -> Result) -> Result {
        var passes = 1
        var result = pass()
        while needsUpdate && passes < Self.maximumPasses {
            result = pass()
            passes += 1
        }
        return result
    }
}
