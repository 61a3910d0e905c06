import Findings
import Foundation
import Geometry
import RenderCoordinator
import RenderModel
import Taps

/// What the page asks about a picture.
package struct WatchQuestion: Hashable, Sendable, Decodable {
    package enum Action: String, Hashable, Sendable, Decodable {
        case explain, tap
    }

    package var action: Action
    /// The tile's id.
    package var tile: String
    /// Points from the widget's top left corner; missing taps a control in its middle.
    package var x: Double?
    package var y: Double?

    package init(_ action: Action, tile: String, x: Double? = nil, y: Double? = nil) {
        (self.action, self.tile, self.x, self.y) = (action, tile, x, y)
    }

    var point: CGPoint? { x.flatMap { x in y.map { CGPoint(x: x, y: $0) } } }
}

/// The answer.
package struct WatchReply: Hashable, Sendable, Encodable {
    /// A view under the point, and what layout says of it.
    package struct View: Hashable, Sendable, Encodable {
        package var name: String
        package var proposed: String
        package var size: String
        package var at: String
        /// Where its edges are drawn, where that is elsewhere.
        package var drawn: String?
        /// The line that makes it, such as `Views/Podium.swift:12`.
        package var place: String?
        package var frame: Manifest.Rect
    }

    /// Why there is none; nil where there is one.
    package var failure: String?
    /// The views under a point, the outermost first.
    package var views: [View] = []
    /// What a tap does, as `darkroom tap` prints it.
    package var lines: [String] = []
    /// The pictures of a tap.
    package var before: String?
    package var during: String?
    package var after: String?

    package init(failure: String? = nil) { self.failure = failure }

    /// What `explain` tells of a point.
    init(_ tree: ViewTree, at point: CGPoint, of picture: PlannedPicture, _ sources: (any SourceLocating)?) {
        let rows = ViewTreePrinter(tree: tree).rows(at: point), paths = tree.paths
        views = rows.map { row in
            let frame = tree.nodes[row.node].snapped ?? tree.nodes[row.node].frame
            return View(
                name: row.name, proposed: row.proposed, size: row.size, at: row.place, drawn: row.drawn,
                place: sources?.place(of: tree.nodes[row.node].callSite, paths[row.node])?.description,
                frame: .init(frame))
        }
        if views.isEmpty { failure = "There is no view at this point of \(picture)." }
    }

    /// What a tap did.
    init(_ report: TapReport) {
        lines = TapPrinter(report: report, output: "").lines()
        (before, during, after) = (report.before?.sha256, report.during?.sha256, report.after?.sha256)
        failure = report.failure?.message
    }
}
