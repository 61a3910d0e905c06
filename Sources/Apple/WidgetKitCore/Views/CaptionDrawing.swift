import DisplayList
import Geometry
import SwiftUICore

/// A line of text for sheets of pictures, set like a widget's.
@MainActor
package enum CaptionDrawing {
    /// - Parameter size: points of the font.
    package static func list(
        _ text: String, size: CGFloat, isBold: Bool = false, color: ResolvedColor
    ) -> DisplayList {
        let style = Color(
            .sRGB, red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            opacity: Double(color.alpha))
        return ViewRenderer().render {
            Text(verbatim: text)
                .font(.system(size: size, weight: isBold ? .semibold : .regular))
                .monospacedDigit()
                .foregroundColor(style)
        }.displayList
    }
}
