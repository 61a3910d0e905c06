import DisplayList
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

    package var findings: [Finding] {
        timelines.sorted { $0.key < $1.key }.flatMap(\.value.findings) + pictures.flatMap(\.result.findings)
    }

    mutating func sort() {
        pictures.sort { Self.position($0.planned) < Self.position($1.planned) }
        failures.sort { Self.position($0) < Self.position($1) }
    }

    private static func position(_ picture: PlannedPicture) -> (Int, Int, Int, Int) {
        let request = picture.request
        return (
            picture.group, VariantName.allCases.firstIndex { $0.rawValue == request.variant.name }!,
            request.variant.entryIndex ?? 0, SchemeName.allCases.firstIndex(of: request.scheme)!
        )
    }

    private static func position(_ failure: RenderFailure) -> (Int, Int, Int, Int) {
        switch failure.subject {
        case .timeline(let group): (group.id, -1, 0, 0)
        case .picture(let picture): position(picture)
        }
    }
}
