import Foundation
import RenderModel

/// Draws the pages on which iOS has widgets edited: one for each widget, and one more for each form whose page is
/// another.
package struct EditPageRun {
    package let session: WorkerSession
    package let folder: OutputFolder

    package init(session: WorkerSession, folder: OutputFolder) { (self.session, self.folder) = (session, folder) }

    /// - Throws: `CommandFailure` where a page cannot be drawn.
    package func draw(_ plan: RenderPlan) throws -> [EditPagePicture] {
        var pages: [EditPagePicture] = []
        for group in plan.groups where group.widget.parameters != nil {
            for scheme in SchemeName.allCases where plan.settings.schemes.isEmpty || plan.settings.schemes.contains(scheme) {
                try add(group, scheme, &pages)
            }
        }
        return pages
    }

    private func add(_ group: PlanGroup, _ scheme: SchemeName, _ pages: inout [EditPagePicture]) throws {
        // The page is folded with others of the same widget, so that the folder is the widget's own.
        var parts = group.folder.split(separator: "/").map(String.init)
        parts.remove(at: 1)
        let place = parts.joined(separator: "/")
        let first = "\(place)/configuration-\(scheme).png"
        let known = pages.indices.filter { pages[$0].file.hasPrefix("\(place)/configuration-") }
        guard !known.isEmpty, known.contains(where: { pages[$0].scheme == scheme.rawValue }) else {
            if let result = try draw(group, scheme, first) { pages.append(page(group, scheme, first, result)) }
            return
        }
        guard let result = try draw(group, scheme, nil) else { return }
        if let same = known.first(where: { pages[$0].sha256 == result.sha256 && pages[$0].scheme == scheme.rawValue }) {
            pages[same].families.append(group.slot.description)
            return
        }
        let own = "\(place)/configuration-\(group.slot)-\(scheme).png"
        if let result = try draw(group, scheme, own) { pages.append(page(group, scheme, own, result)) }
    }

    /// - Parameter file: nil draws without writing.
    private func draw(_ group: PlanGroup, _ scheme: SchemeName, _ file: String?) throws -> PictureResult? {
        var request = group.timelineRequest
        request.scheme = scheme
        let picture = PlannedPicture(
            group: group.id, request: request, file: file ?? "", rasterScale: group.placement.scale, square: false)
        let job = DrawJob(
            picture: picture, destination: file.map { "\(folder.path)/\($0)" }, scratchFolder: folder.scratch)
        let names = group.widget.names(in: group.placement.locale)
        switch session.ask(.editPage(job, names: names), within: group.timeout + 1).result {
        case .success(let result): return result
        case .failure(let reason):
            throw CommandFailure(.requestFailed, "the page of '\(group.widget.kind)': \(reason.message)")
        }
    }

    private func page(
        _ group: PlanGroup, _ scheme: SchemeName, _ file: String, _ result: PictureResult
    ) -> EditPagePicture {
        EditPagePicture(
            kind: group.widget.kind, file: file, families: [group.slot.description], scheme: scheme.rawValue,
            device: group.placement.device.identifier, locale: group.placement.locale,
            configuration: group.configuration?.name, sha256: result.sha256, findings: result.findings)
    }
}
