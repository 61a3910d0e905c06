import DisplayList
import Findings
import Geometry

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
