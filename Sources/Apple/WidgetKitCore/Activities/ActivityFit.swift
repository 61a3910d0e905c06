import Findings
import Geometry
import RenderModel

/// Tells where a presentation does not show all of its view, or grows beyond what Apple's guidelines name.
struct ActivityFit {
    let presentation: ActivityPresentation
    /// Points.
    let wanted: CGSize
    let shown: CGSize
    let log: IslandFitLog

    /// Points; below it nobody sees a difference.
    private static let tolerance: CGFloat = 0.5

    var findings: [Finding] {
        presentation == .compact
            ? compact
            : cut(wanted.width - log.assumedMargins.width, shown.width, "wide")
                + cut(wanted.height - log.assumedMargins.height, shown.height, "high")
    }

    private func cut(_ wanted: CGFloat, _ shown: CGFloat, _ direction: String) -> [Finding] {
        guard wanted > shown + Self.tolerance else { return [] }
        return [
            Finding(
                .activityClipped,
                "the \(presentation.rawValue) presentation is \(text(wanted)) points \(direction), and iOS clips it at "
                    + "\(text(shown)); show less, or reduce spacing")
        ]
    }

    private var compact: [Finding] {
        [("compactLeading", log.leadingWidth), ("compactTrailing", log.trailingWidth)].compactMap { name, width in
            let widest = log.widestSide
            if width > widest + Self.tolerance {
                return Finding(
                    .activityClipped,
                    "\(name) is \(text(width)) points wide with its margins, and there are \(text(widest)) beside the "
                        + "camera; give it a frame or less text")
            }
            guard width > widest - Self.tolerance else { return nil }
            return Finding(
                .compactIslandWide,
                "\(name) takes all \(text(widest)) points beside the camera, so the island fills the screen; text "
                    + "that counts takes all the width it is offered: give it a frame")
        }
    }

    private func text(_ length: CGFloat) -> String {
        let tenths = (Double(length) * 10).rounded() / 10
        return Int(exactly: tenths).map { String($0) } ?? String(tenths)
    }
}

/// What the compact island's layout found, in points. It is written and read on the main actor.
package final class IslandFitLog {
    /// How wide the sides want to be, with their margins.
    var leadingWidth: CGFloat = 0
    var trailingWidth: CGFloat = 0
    /// What there is for a side.
    var widestSide: CGFloat = .infinity
    /// What the minimal presentation's margins take that its source does not set. They are known from one picture, so they
    /// cut nothing.
    var assumedMargins = CGSize.zero

    package init() {}
}
