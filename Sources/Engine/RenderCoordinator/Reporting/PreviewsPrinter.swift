import Foundation
import RenderPlanning
import SystemSupport

/// Lists previews whose entries are known, in the canvas's order.
package struct PreviewsPrinter {
    package let report: RenderReport

    package init(report: RenderReport) { self.report = report }

    private func entries(of group: RenderGroup) -> Int? { report.timelines[group.id]?.entries.count }

    /// One line for each preview and placement.
    package func table() -> String {
        var table = TextTable(columns: [
            ("preview", .left), ("shown as", .left), ("device", .left), ("locale", .left), ("entries", .right),
            ("declared at", .left)
        ])
        for group in report.plan.groups {
            let isView = group.presentationKind.viewLayout != nil
            table.rows.append([
                group.widget.kind, group.presentationKind.description,
                "\(group.placement.device.identifier)@\(PictureName.scale(group.placement.scale))x",
                group.placement.locale, entries(of: group).map { isView ? "–" : String($0) } ?? "failed",
                Self.place(group)
            ])
        }
        return ([table.description, Count.text(report.plan.widgets.count, "preview")] + report.plan.notes)
            .joined(separator: "\n")
    }

    private static func place(_ group: RenderGroup) -> String {
        guard let place = group.widget.preview?.place, let file = place.file else { return "–" }
        return place.line.map { "\(file):\($0)" } ?? file
    }

    package struct Row: Encodable, Sendable {
        var name: String
        var displayName: String?
        var family: String
        var device: String
        var scale: Double
        var locale: String
        /// Missing where the preview failed.
        var entryCount: Int?
        var file: String?
        var line: Int?
        var column: Int?
        var type: String?
    }

    /// One object for each preview and placement.
    package var rows: [Row] {
        report.plan.groups.map { group in
            let place = group.widget.preview?.place
            return Row(
                name: group.widget.kind,
                displayName: group.widget.displayName.isEmpty ? nil : group.widget.displayName,
                family: group.presentationKind.description, device: group.placement.device.identifier,
                scale: group.placement.scale, locale: group.placement.locale, entryCount: entries(of: group),
                file: place?.file, line: place?.line, column: place?.column, type: place?.type)
        }
    }
}
