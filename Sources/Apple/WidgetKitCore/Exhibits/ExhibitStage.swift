internal import CDeterminism
import DisplayList
import Findings
import Foundation
import Geometry
import RenderModel
import SwiftUICore

/// Sets the views of a picture in their places and draws them. Stages differ in what they set them on.
@MainActor
protocol ExhibitStage {
    /// What recording needs beside the placed views.
    associatedtype Details

    var request: DrawRequest { get }
    /// Whether its views are the widget's, whose words are looked at.
    var isAudited: Bool { get }

    func layOut() -> PlacedScene<Details>
    func record(_ scene: PlacedScene<Details>) -> Drawing

    /// The intents of the drawing's areas, in their order.
    func recordedIntents() -> [RecordedIntent]
    /// The stage while the intent of an area is being performed: a toggle shows its new value already.
    func performing(_ intent: RecordedIntent) -> Self
}

/// Views in their places, and what is needed to draw them.
struct PlacedScene<Details> {
    var content: LayoutNode
    var background: LayoutNode?
    /// Whether the background is drawn and takes taps.
    var showsBackground = true
    var details: Details
    /// Points.
    var size: CGSize
    var environment: EnvironmentValues
    var session: ResolutionSession
    /// Spent on giving the views their places.
    var layout: Duration

    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// In drawing order.
    var placed: [LayoutNode] { (background.map { [$0] } ?? []) + [content] }
    var drawn: [LayoutNode] { showsBackground ? placed : [content] }
    /// In the order of reading: what stands before the background comes first.
    var heard: [LayoutNode] { drawn.reversed() }
}

extension ExhibitStage {
    /// For how long tasks are waited for, in milliseconds; they are done after less than one.
    private static var patience: UInt32 { 500 }

    var isAudited: Bool { true }

    func performing(_ intent: RecordedIntent) -> Self { self }

    func draw() -> Drawing {
        // What an entry's code has started may write what views read.
        darkroom_tasks_settle(Self.patience)
        let clock = ContinuousClock(), start = clock.now
        let scene = layOut(), laidOut = clock.now
        var drawing = record(scene)
        drawing.viewTree = {
            ViewTree(scene.drawn, displayScale: request.surface.displayScale, tellsDrawing: true)
        }
        // Findings and the drawing's hash ask for it: the second time it is there.
        var places: NamedViews?
        drawing.viewPlaces = {
            let views =
                places
                ?? NamedViews(
                    ViewTree(scene.drawn, displayScale: request.surface.displayScale, tellsLayout: false))
            places = views
            return views
        }
        let recorded = clock.now
        let heard = AccessibilityBuilder.elements(below: scene.heard)
        drawing.accessibilityTree = { AccessibilityTree(heard) }
        if isAudited {
            drawing.findings += AccessibilityAudit.findings(in: heard)
            drawing.findings += UnlocalizedTextAudit.findings(in: scene.drawn, scene.environment.pseudolanguage)
            drawing.findings += LocalizationAudit.findings(in: request.surface.locale)
        }
        drawing.stages = Drawing.Stages(
            resolve: (laidOut - start - scene.layout).seconds, layout: scene.layout.seconds,
            record: (recorded - laidOut).seconds)
        return drawing
    }

    func viewTree() -> ViewTree {
        ViewTree(layOut().drawn, displayScale: request.surface.displayScale, tellsDrawing: true)
    }

    func accessibilityTree() -> AccessibilityTree {
        AccessibilityTree(AccessibilityBuilder.elements(below: layOut().heard))
    }

    func recordedIntents() -> [RecordedIntent] { quietRecorder(of: layOut().drawn).intents }

    /// The intent of an area as the view made it.
    /// - Throws: `HostError` where there is no such area.
    func recordedIntent(_ region: Int) throws -> RecordedIntent {
        let recorded = recordedIntents()
        guard recorded.indices.contains(region) else {
            throw HostError.noSuchRegion(kind: request.kind, index: region, count: recorded.count)
        }
        return recorded[region]
    }

    /// A recorder for a scene's drawing, which tells the session what it finds.
    func recorder(in session: ResolutionSession) -> DisplayListRecorder {
        DisplayListRecorder(displayScale: request.surface.displayScale) { session.report($0) }
    }

    /// What trees record, without telling anybody.
    func quietRecorder(of trees: [LayoutNode]) -> DisplayListRecorder {
        var recorder = DisplayListRecorder(displayScale: request.surface.displayScale) { _ in }
        for tree in trees { tree.draw(into: &recorder) }
        return recorder
    }

    /// The URL that a tap opens where no `Link` is hit: the first one that a view names.
    func widgetURL(_ recorder: DisplayListRecorder, _ session: ResolutionSession) -> URL? {
        if recorder.widgetURLs.count > 1 {
            session.report(
                Finding(
                    .widgetURLRepeated,
                    "the view has \(recorder.widgetURLs.count) widgetURL modifiers with different URLs, "
                        + "which WidgetKit leaves undefined; keep one"))
        }
        return recorder.widgetURLs.first
    }
}

extension Duration {
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
