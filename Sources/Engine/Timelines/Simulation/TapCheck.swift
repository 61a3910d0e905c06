import Foundation
import Geometry
import RenderCoordinator
import RenderModel
import RenderPlanning

/// Whether a tap of `--tap` hits one widget of each device.
struct TapCheck {
    let tap: TimelineTap
    let groups: [RenderGroup]

    func check() throws(PlanError) {
        let hit = groups.filter(tap.hits)
        guard !hit.isEmpty else {
            throw .impossibleTap("no widget \(named) is simulated; there is \(PlanError.list(names(groups)))")
        }
        for placement in Set(hit.map(\.placement)) {
            let there = hit.filter { $0.placement == placement }
            guard there.count > 1 else { continue }
            if Set(there.map { "\($0.widget.kind)/\($0.presentationKind)" }).count > 1 {
                throw .impossibleTap(
                    "several widgets are simulated; add one of \(PlanError.list(names(there))) after the point")
            }
            throw .impossibleTap("\(names(there)[0]) is simulated in several configurations; pass one --configuration")
        }
        for group in hit where !CGRect(origin: .zero, size: group.surface.size).contains(tap.point) {
            let point = "\(GalleryWords.number(tap.point.x)),\(GalleryWords.number(tap.point.y))"
            let size =
                "\(GalleryWords.number(group.surface.size.width)) × \(GalleryWords.number(group.surface.size.height))"
            throw .impossibleTap(
                "\(point) is outside \(names([group])[0]), which is \(size) points on "
                    + "\(group.placement.device.identifier)")
        }
    }

    private var named: String {
        [tap.kind, tap.presentationKind?.description].compactMap(\.self).joined(separator: "/")
    }

    /// As `--tap` takes them.
    private func names(_ groups: [RenderGroup]) -> [String] {
        var names: [String] = []
        for name in groups.map({ "\($0.widget.kind)/\($0.presentationKind)" }) where !names.contains(name) {
            names.append(name)
        }
        return names
    }
}

/// Somebody taps a widget at an instant, at a point in points from its top left corner.
package struct TimelineTap: Hashable, Sendable {
    package var date: Date
    package var point: CGPoint
    /// nil for the only widget there is.
    package var kind: String?
    /// nil for the only form there is.
    package var presentationKind: PresentationKind?

    package init(date: Date, point: CGPoint, kind: String? = nil, presentationKind: PresentationKind? = nil) {
        (self.date, self.point, self.kind, self.presentationKind) = (date, point, kind, presentationKind)
    }

    package func hits(_ group: RenderGroup) -> Bool {
        (kind == nil || kind == group.widget.kind)
            && (presentationKind == nil || presentationKind == group.presentationKind)
    }
}
