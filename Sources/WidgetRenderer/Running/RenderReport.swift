import DisplayList
import FoundationCompat
import WidgetKitCore

/// What came of a plan, in the plan's order whatever the order of the work was.
package struct RenderReport: Sendable {
    package struct Picture: Sendable {
        package var planned: PlannedPicture
        package var result: PictureResult
    }

    package var plan: RenderPlan
    /// By the group's id.
    package var timelines: [Int: TimelineSummary] = [:]
    package var pictures: [Picture] = []
    package var failures: [RenderFailure] = []
    /// What is wrong with the asset catalogues, whatever is drawn.
    package var assetFindings: [Finding] = []

    /// What the widget's code asked of shared data and the network and did not get, whatever was drawn.
    package var dataFindings: [Finding] {
        var requests = DataRequests()
        for timeline in timelines.values { requests.formUnion(timeline.dataRequests) }
        for picture in pictures { requests.formUnion(picture.result.dataRequests) }
        for failure in failures { requests.formUnion(failure.reason.dataRequests) }
        return requests.findings
    }

    package var findings: [Finding] {
        assetFindings + dataFindings + timelines.sorted { $0.key < $1.key }.flatMap(\.value.findings)
            + pictures.flatMap(\.result.findings)
    }

    mutating func sort() {
        pictures.sort { Self.position($0.planned) < Self.position($1.planned) }
        failures.sort { Self.position($0) < Self.position($1) }
    }

    private static func position(_ picture: PlannedPicture) -> (Int, Int, Int, Int, Int, String) {
        let request = picture.request
        return (
            picture.group, VariantName.allCases.firstIndex { $0.rawValue == request.variant.name }!,
            request.variant.entryIndex ?? 0, SchemeName.allCases.firstIndex(of: request.scheme)!,
            ModeName.allCases.firstIndex(of: request.presentation.mode)!, picture.file
        )
    }

    private static func position(_ failure: RenderFailure) -> (Int, Int, Int, Int, Int, String) {
        switch failure.subject {
        case .timeline(let group): (group.id, -1, 0, 0, 0, "")
        case .picture(let picture): position(picture)
        }
    }
}
