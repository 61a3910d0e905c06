import Assets
import DisplayList
import SwiftUI
import SwiftUICore
import WidgetKitCore

extension Fixture {
    /// A change from one entry to the next: the start, frames on the way, and the end, from left to right.
    ///
    /// - Parameters:
    ///   - times: seconds after the change.
    ///   - view: the view of the second entry where `isNew`.
    static func motion<V: View>(
        _ path: String, _ width: CGFloat, _ height: CGFloat, at times: [Double] = [0.05, 0.12, 0.25],
        direction: LayoutDirection = .leftToRight,
        @ViewBuilder view: @escaping @MainActor @Sendable (_ isNew: Bool) -> V
    ) -> Fixture {
        let frame = CGSize(width: width, height: height), count = times.count + 2
        let gap: CGFloat = 2
        let canvas = CGSize(width: CGFloat(count) * (width + gap) - gap, height: height)
        return Fixture("motion/" + path, size: canvas, scale: 2, frames: nil, findings: []) { fixture in
            var environment = FixtureEnvironment.values
            environment.displayScale = fixture.scale
            environment.layoutDirection = direction
            let start = marked(frame, environment) { view(false) }, end = marked(frame, environment) { view(true) }
            let transition = DisplayListTransition(from: start, to: end)
            let lists = [start] + times.map { transition.list(at: $0) } + [end]
            let items = lists.enumerated().map { index, list -> DisplayItem in
                let bounds = Outline.rectangle(CGRect(origin: .zero, size: frame))
                return .group(
                    DisplayGroup(
                        [.fill(bounds, .color(.white))] + list.items,
                        transform: CGAffineTransform(translationX: CGFloat(index) * (width + gap), y: 0),
                        clip: .init(bounds)))
            }
            return Drawn(displayList: DisplayList(size: canvas, items: items), findings: [])
        }
    }

    @MainActor
    private static func marked<V: View>(
        _ size: CGSize, _ environment: EnvironmentValues, _ view: () -> V
    ) -> DisplayList {
        VirtualClock.frozen(at: FixtureEnvironment.now) {
            let session = ResolutionSession()
            session.marksMotion = true
            let root = ViewRenderer.resolve(in: environment, session, view)
            PlacementScope.outermost { root.placeCentered(in: CGRect(origin: .zero, size: size)) }
            session.runLayoutActions(in: [root])
            var recorder = DisplayListRecorder(displayScale: environment.displayScale) { session.report($0) }
            recorder.marksMotion = true
            root.record(&recorder)
            return DisplayList(size: size, items: recorder.items)
        }
    }
}
