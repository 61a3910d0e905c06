import Geometry
import RenderModel

/// The views of a picture as text, one a line, two spaces further in for each that they lie in.
enum LayoutText {
    /// With their frames in hundredths of points.
    static func text(_ views: ViewTree?) -> String {
        (views?.nodes ?? []).map { node in
            let frame = node.snapped ?? node.frame
            return String(repeating: "  ", count: node.depth) + node.view + "  "
                + "(\(number(frame.minX)), \(number(frame.minY))) \(number(frame.width)) × \(number(frame.height))\n"
        }.joined()
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}
