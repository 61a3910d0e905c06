import Geometry
import RenderModel
import Synchronization
import SystemSupport

/// Prints the pictures or the previews of a plan whose timelines are known.
package final class ListReporter: RunListener {
    private struct State {
        var subject = RunPlan.Subject.widgets
        var report: RenderReport?
        /// Those of each group, in the order in which they were named.
        var pictures: [Int: [PlannedPicture]] = [:]
    }

    private let state = Mutex(State())
    private let reply: CommandReply

    package init(_ reply: CommandReply) { self.reply = reply }

    package func handle(_ event: RunEvent) {
        state.withLock { state in
            switch event {
            case .planned(let plan): state.subject = plan.subject
            case .named(let pictures):
                for picture in pictures { state.pictures[picture.group, default: []].append(picture) }
            case .rendered(let whole): state.report = whole
            default: break
            }
        }
    }

    package func finish() throws {
        let state = state.withLock(\.self)
        guard let report = state.report else { return }
        let count = report.failures.count, failed: String
        switch state.subject {
        case .widgets:
            let printer = PlanPrinter(report: report, pictures: state.pictures)
            reply.give(printer.rows) { printer.table() }
            failed = "\(Count.text(count, "timeline")) failed, whose images are not in the plan"
        case .previews:
            let printer = PreviewsPrinter(report: report)
            reply.give(printer.rows) { printer.table() }
            failed = "\(Count.text(count, "preview")) failed, whose entries are not known"
        }
        if count > 0 { throw CommandFailure(.requestFailed, failed) }
    }
}

/// Prints the views of a picture: those under a point, or all of them, also as JSON.
package final class LayoutReporter: RunListener {
    private let layout = Mutex<(picture: PlannedPicture, tree: ViewTree)?>(nil)
    private let point: CGPoint?
    /// As the user typed it.
    private let typed: String
    private let isJSON: Bool
    private let reply: CommandReply

    /// - Parameters:
    ///   - point: in points from the widget's top left corner; nil for all views.
    ///   - typed: the point as the user typed it.
    ///   - isJSON: whether all views are printed as JSON, one a line.
    package init(at point: CGPoint?, typed: String, asJSON isJSON: Bool, _ reply: CommandReply) {
        (self.point, self.typed, self.isJSON, self.reply) = (point, typed, isJSON, reply)
    }

    package func handle(_ event: RunEvent) {
        if case .layout(let picture, let tree) = event { layout.withLock { $0 = (picture, tree) } }
    }

    package func finish() throws {
        guard let (picture, tree) = layout.withLock(\.self) else { return }
        let printer = ViewTreePrinter(tree: tree)
        guard let point else {
            if isJSON, !reply.isJSON { return Terminal.print(try printer.json(), isJSON: true) }
            return reply.give(ExplainedPicture(picture, views: tree.publicNodes)) { "\(picture):\n\(printer.all())" }
        }
        let size = picture.request.surface.size, indices = tree.chain(at: point)
        guard let chain = printer.chain(at: point) else {
            throw CommandFailure(
                .usage, "there is no view at \(typed); the widget is \(Int(size.width)) × \(Int(size.height)) points")
        }
        let nodes = tree.publicNodes
        reply.give(ExplainedPicture(picture, at: point, views: indices.map { nodes[$0] })) {
            "\(picture), at \(typed):\n\(chain)"
        }
    }
}

/// Prints what VoiceOver finds in a picture, an element a line.
package final class AccessibilityReporter: RunListener {
    private let found = Mutex<(picture: PlannedPicture, tree: AccessibilityTree)?>(nil)
    /// Where the picture with marks was written, as the user typed it; nil where none was.
    private let overlay: String?
    private let reply: CommandReply

    package init(overlay: String?, _ reply: CommandReply) { (self.overlay, self.reply) = (overlay, reply) }

    package func handle(_ event: RunEvent) {
        if case .heard(let picture, let tree) = event { found.withLock { $0 = (picture, tree) } }
    }

    package func finish() {
        guard let (picture, tree) = found.withLock(\.self) else { return }
        let text = tree.elements.isEmpty ? "VoiceOver finds nothing" : String(tree.text.dropLast())
        var output = "\(picture), as VoiceOver reads it:\n\(text)"
        let marked = overlay.map { "\($0)/\(AccessibilityRun.overlayFile)" }
        if let marked { output += "\n\nmarked in \(marked)" }
        reply.give(ExplainedPicture(picture, elements: tree.elements, overlay: marked)) { output }
    }
}
