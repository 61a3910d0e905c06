import Findings
import Foundation
import Geometry
import RenderModel
import WidgetKitCore

/// Finds links, buttons and toggles that are hard to hit. A tap anywhere else opens the app, so a widget that is one
/// target as a whole has none of these.
struct TapTargetInspector {
    /// Points, both of Apple's Human Interface Guidelines (Accessibility, Mobility): what a control should have, and
    /// what it must have.
    private static let usual: CGFloat = 44, least: CGFloat = 28

    func findings(_ drawing: Drawing) -> [LocatedFinding] {
        let links = drawing.links.map { ("the link to \($0.url)", $0.frame) }
        let intents = drawing.intents.map { ("the \($0.control.rawValue) of \($0.intent)", $0.frame) }
        return (links + intents).compactMap { name, frame in
            // Lengths are sums, which miss whole numbers by a little.
            guard min(frame.width, frame.height) < Self.usual - 0.01, frame.width > 0, frame.height > 0 else {
                return nil
            }
            let isClear = min(frame.width, frame.height) < Self.least - 0.01
            return LocatedFinding(
                .smallTapTarget, isClear ? .warning : .note,
                "\(name) is \(Self.text(frame.width)) × \(Self.text(frame.height)) points, less than 44 × 44", frame)
        }
    }

    private static func text(_ length: CGFloat) -> String {
        let tenths = (Double(length) * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}
