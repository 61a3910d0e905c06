import Foundation
import RenderModel
import RenderPlanning
import SystemSupport

/// Shows a plan whose timelines are known.
package struct PlanPrinter {
    package let report: RenderReport
    /// What the run has named of each group.
    private let pictures: [Int: [PlannedPicture]]

    package init(report: RenderReport, pictures: [Int: [PlannedPicture]]) {
        (self.report, self.pictures) = (report, pictures)
    }

    /// One line for each widget, family and placement.
    package func table() -> String {
        var table = TextTable(columns: [
            ("widget", .left), ("family", .left), ("device", .left), ("locale", .left), ("type size", .left),
            ("pseudo-language", .left), ("configuration", .left), ("pixels", .right),
            ("variants", .left), ("schemes", .left), ("images", .right)
        ])
        var total = 0, estimate = PlanEstimate()
        for group in report.plan.groups {
            let pictures = self.pictures(of: group).count
            total += pictures
            let pixels = group.placement.pixelSize(group.presentationKind)
            estimate.add(pictures, of: pixels)
            table.rows.append([
                group.widget.kind, group.presentationKind.description,
                "\(group.placement.device.identifier)@\(PictureName.scale(group.placement.scale))x",
                group.placement.locale,
                group.placement.typeSize.description, group.placement.pseudolanguage.rawValue,
                group.configuration?.name ?? "default", "\(Int(pixels.width)) × \(Int(pixels.height))",
                variants(of: group),
                group.schemes.map(\.rawValue).joined(separator: ", "), String(pictures)
            ])
        }
        return table.description + "\n\(Count.text(total, "image")), \(estimate)"
    }

    private func variants(of group: RenderGroup) -> String {
        group.variants.map { variant in
            guard variant == .timeline || variant == .state else { return variant.rawValue }
            guard let count = report.timelines[group.id]?.entries.count else { return "\(variant.rawValue) (failed)" }
            guard group.instants.isEmpty else { return "\(variant.rawValue) at \(group.instants.count)" }
            let selected = group.entries.indices(of: count).count
            return "\(variant.rawValue) × \(selected)" + (selected < count ? " of \(count)" : "")
        }.joined(separator: ", ")
    }

    private func pictures(of group: RenderGroup) -> [PlannedPicture] {
        let named = pictures[group.id] ?? [],
            isEntry = { (picture: PlannedPicture) in
                picture.request.variant.kind == .timeline
            }
        return named.filter(isEntry) + named.filter { !isEntry($0) }
    }

    package struct Row: Encodable, Sendable {
        var file: String
        var kind: String
        var family: String
        var variant: String
        var entryIndex: Int?
        var entryDate: String?
        var scheme: String
        var device: String
        var scale: Double
        var locale: String
        var typeSize: String
        var pseudolanguage: String
        var configuration: String?
        var pixelWidth: Int
        var pixelHeight: Int
    }

    /// One object for each picture.
    package var rows: [Row] {
        report.plan.groups.flatMap { group in
            pictures(of: group).map { picture in
                let index = picture.request.variant.entryIndex
                let pixels = group.placement.pixelSize(group.presentationKind)
                return Row(
                    file: picture.file, kind: group.widget.kind, family: group.presentationKind.description,
                    variant: picture.request.variant.name, entryIndex: index,
                    entryDate: index.flatMap { report.timelines[group.id]?.entries[$0].date }.map(ClockTime.text),
                    scheme: picture.request.scheme.rawValue, device: group.placement.device.identifier,
                    scale: group.placement.scale, locale: group.placement.locale,
                    typeSize: group.placement.typeSize.description,
                    pseudolanguage: group.placement.pseudolanguage.rawValue, configuration: group.configuration?.name,
                    pixelWidth: Int(pixels.width),
                    pixelHeight: Int(pixels.height))
            }
        }
    }
}
