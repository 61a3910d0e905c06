import Assets
import DisplayList
import Findings
import Geometry
import Observation

/// Draws a view that stands alone, without a widget around it.
@MainActor
package struct ViewRenderer {
    /// A drawn view.
    package struct Rendering {
        package var displayList: DisplayList
        /// The tree that was laid out, whose frames are in points of the canvas.
        package var root: LayoutNode
        /// What the picture does not show as an iPhone would.
        package var findings: [Finding]
    }

    private let environment: EnvironmentValues
    private let assets: AssetLibrary
    private let strings: StringTable

    /// - Parameters:
    ///   - environment: what the view inherits, but for its assets.
    ///   - assets: where named images and colors are found.
    ///   - strings: where localized strings are found.
    package init(
        environment: EnvironmentValues = EnvironmentValues(), assets: AssetLibrary = .empty,
        strings: StringTable = .empty
    ) {
        self.environment = environment
        self.assets = assets
        self.strings = strings
    }

    /// Offers the view a canvas and centers in it what the view takes.
    ///
    /// - Parameter size: the canvas, in points; nil gives the view its ideal size and the canvas the same.
    package func render<V: View>(size: CGSize? = nil, _ makeView: @MainActor () -> V) -> Rendering {
        let session = ResolutionSession()
        let report: (Finding) -> Void = { session.report($0) }
        var environment = environment
        environment.assetSource = AssetSource(library: assets, strings: strings, report: report)
        environment.relativeContainerSize = size
        let proposal = size.map { ProposedViewSize($0) } ?? .unspecified
        var canvas = CGSize.zero
        let root = ScenePass(in: session) {
            Self.resolve(in: environment, session, makeView)
        } place: { root in
            canvas = size ?? root.sizeThatFits(proposal)
            PlacementScope.outermost {
                root.placeCentered(in: CGRect(origin: .zero, size: canvas), proposal: proposal)
            }
            return [root]
        }.views
        session.reportLayoutIssues(in: [root])
        session.reportIfUnsettled()
        session.endPasses()
        var recorder = DisplayListRecorder(displayScale: environment.displayScale, report: report)
        root.draw(into: &recorder)
        return Rendering(
            displayList: DisplayList(size: canvas, items: recorder.items), root: root, findings: session.findings)
    }

    /// The node of a view once what its parts do on appearing has been done: what they write is shown.
    package static func resolve<V: View>(
        in environment: EnvironmentValues, _ session: ResolutionSession, _ makeView: @MainActor () -> V
    ) -> LayoutNode {
        session.settle {
            session.beginPass()
            // One observation for the whole tree: whatever observable object a body read, its changes ask for
            // another pass.
            let node = withObservationTracking {
                let view = EnvironmentValues.with(environment) { makeView() }
                return ViewResolver.root(of: view, _ViewInputs(environment: environment, session: session))
            } onChange: { [weak session] in
                session?.requestUpdate()
            }
            session.runAppearActions()
            return node
        }
    }
}

extension ViewRenderer {
    /// A view drawn by code inside of another one, in light colors and with the standard font: only what says where
    /// the widget is shown is the same.
    package static func drawing<V: View>(
        of view: V, proposal: ProposedViewSize, displayScale: CGFloat
    ) -> DisplayList {
        let ambient = EnvironmentValues.current
        var environment = EnvironmentValues()
        environment.assetSource = ambient.assetSource
        environment.locale = ambient.locale
        environment.calendar = ambient.calendar
        environment.timeZone = ambient.timeZone
        environment.layoutDirection = ambient.layoutDirection
        environment.pseudolanguage = ambient.pseudolanguage
        environment.displayScale = displayScale
        let session = ResolutionSession()
        let root = ScenePass(in: session) {
            resolve(in: environment, session) { view }
        } place: { root in
            PlacementScope.outermost { root.place(at: .zero, proposal: proposal) }
            return [root]
        }.views
        session.reportLayoutIssues(in: [root])
        session.reportIfUnsettled()
        session.endPasses()
        let report = { (finding: Finding) in ambient.assetSource.note(finding) }
        var recorder = DisplayListRecorder(displayScale: displayScale, report: report)
        root.draw(into: &recorder)
        for finding in session.findings { report(finding) }
        return DisplayList(size: root.frame.size, items: recorder.items)
    }
}
