import Geometry
import RenderModel
import Synchronization
import SystemSupport

/// Prints the views of a picture: those under a point, or all of them as JSON.
package final class LayoutReporter: RunListener {
    private let layout = Mutex<(picture: PlannedPicture, tree: ViewTree)?>(nil)
    private let point: CGPoint?
    /// As the user typed it.
    private let typed: String

    /// - Parameters:
    ///   - point: in points from the widget's top left corner; nil for all views.
    ///   - typed: the point as the user typed it.
    package init(at point: CGPoint?, typed: String) { (self.point, self.typed) = (point, typed) }

    package func handle(_ event: RunEvent) {
        if case .layout(let picture, let tree) = event { layout.withLock { $0 = (picture, tree) } }
    }

    package func finish() throws {
        guard let (picture, tree) = layout.withLock(\.self) else { return }
        let printer = ViewTreePrinter(tree: tree)
        guard let point else { return Terminal.print(try printer.json(), isJSON: true) }
        let size = picture.request.surface.size
        guard let chain = printer.chain(at: point) else {
            throw CommandFailure(
                .usage, "no view lies at \(typed); the widget is \(Int(size.width)) × \(Int(size.height)) points")
        }
        Terminal.print("\(picture), at \(typed):\n\(chain)")
    }
}
