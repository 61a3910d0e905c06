import Findings
import Geometry

/// What a widget shows in place of a view that UIKit draws in an app: a no-entry sign in red on yellow.
package struct UnsupportedView: PrimitiveView {
    /// How much room the view would take in an app.
    package enum Extent {
        /// All of it.
        case all
        /// The width that is offered, and a height in points.
        case row(height: CGFloat)
        /// Points.
        case fixed(width: CGFloat, height: CGFloat)
    }

    /// The type, as its author wrote it.
    let name: String
    let extent: Extent

    package init(name: String, extent: Extent) { (self.name, self.extent) = (name, extent) }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        inputs.session.report(
            Finding(
                .viewUnsupported,
                "widgets don't support \(view.name): WidgetKit shows a no-entry sign in its place"))
        func append<V: View>(_ view: V) { V._resolve(view, inputs, into: &list) }
        switch view.extent {
        case .all: append(NoEntrySign())
        case .row(let height): append(NoEntrySign().frame(height: height))
        case .fixed(let width, let height): append(NoEntrySign().frame(width: width, height: height))
        }
    }
}

/// The sign, as large as its place allows up to 40 points: looked at, not measured.
private struct NoEntrySign: View {
    var body: some View {
        Color.yellow
            .overlay {
                NoEntryShape()
                    .stroke(Color.red, style: StrokeStyle(lineWidth: 3))
                    .padding(3)
                    .frame(maxWidth: 40, maxHeight: 40)
            }
    }
}

/// A circle with a bar from its upper left to its lower right.
private struct NoEntryShape: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let radius = max(0, min(rect.width, rect.height)) / 2
        let reach = radius * CGFloat(0.5).squareRoot()
        var path = Path()
        path.addEllipse(
            in: CGRect(x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
        path.move(to: CGPoint(x: rect.midX - reach, y: rect.midY - reach))
        path.addLine(to: CGPoint(x: rect.midX + reach, y: rect.midY + reach))
        return path
    }
}
