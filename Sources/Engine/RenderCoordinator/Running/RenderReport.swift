import Findings
import Foundation
import RenderModel
import RenderPlanning

/// What came of a plan, in the plan's order whatever the order of the work was.
package struct RenderReport: Sendable {
    /// A picture that was drawn: what its group does not say already.
    package final class Picture: Sendable {
        /// The id of the plan's group.
        package let group: Int
        package let variant: Variant
        package let scheme: SchemeName
        package let presentation: Presentation
        package let instant: Date?
        package let file: String
        /// Findings and times alone where more is said in the output folder.
        package let result: PictureResult
        /// Where that is; nil where it is nowhere.
        let place: RecordPlace?

        package init(planned: PlannedPicture, result: PictureResult) {
            let request = planned.request
            (group, file) = (planned.group, planned.file)
            (variant, scheme, instant) = (request.variant, request.scheme, request.instant)
            presentation = request.presentation
            (self.result, place) = (result, nil)
        }

        init(
            group: Int, variant: Variant, scheme: SchemeName, presentation: Presentation, instant: Date?, file: String,
            result: PictureResult, place: RecordPlace
        ) {
            (self.group, self.variant, self.scheme, self.presentation) = (group, variant, scheme, presentation)
            (self.instant, self.file, self.result, self.place) = (instant, file, result, place)
        }
    }

    package var plan: RenderPlan
    /// By the group's id.
    package var timelines: [Int: TimelineSummary] = [:]
    package var pictures = ReportedPictures()
    package var failures: [RenderFailure] = []
    /// The widgets whose configuration could not be asked for, which are in no plan.
    package var brokenWidgets: [BrokenWidget] = []
    /// What is wrong with the asset catalogs, whatever is drawn.
    package var assetFindings: [Finding] = []
    /// What was asked for while pictures were drawn.
    private var dataRequests = MissingData()
    private var shared = SharedResults()

    /// - Parameter keepsTimings: whether each picture's times are kept where pictures are described in a folder.
    package init(plan: RenderPlan, keepsTimings: Bool = true) {
        self.plan = plan
        pictures = ReportedPictures(keepingTimings: keepsTimings)
    }

    /// - Parameter recorded: where the output folder says what the manifest will of it; nil where nothing does.
    mutating func add(
        _ planned: PlannedPicture, _ result: PictureResult, recorded: (FolderRecord, FolderRecord.Described)? = nil
    ) {
        var result = result
        if !result.dataRequests.isEmpty { dataRequests.formUnion(result.dataRequests) }
        if let recorded {
            return pictures.append(Picture(planned: planned, result: result), in: recorded.0, at: recorded.1)
        }
        shared.share(&result)
        pictures.append(Picture(planned: planned, result: result))
    }

    /// What the widget's code asked of shared data and the network and did not get, whatever was drawn.
    package var dataFindings: [Finding] { allDataRequests.findings }

    /// The same before it is put into words.
    var allDataRequests: MissingData {
        var requests = dataRequests
        for timeline in timelines.values { requests.formUnion(timeline.dataRequests) }
        for failure in failures { requests.formUnion(failure.reason.dataRequests) }
        return requests
    }

    package var findings: [Finding] {
        var all: [Finding] = []
        forEachFinding { all.append($0) }
        return all
    }

    package func forEachFinding(_ body: (Finding) -> Void) {
        assetFindings.forEach(body)
        dataFindings.forEach(body)
        for timeline in timelines.sorted(by: { $0.key < $1.key }) { timeline.value.findings.forEach(body) }
        for picture in pictures { picture.result.findings.forEach(body) }
    }

    /// The findings, one for each fact, in whatever pictures it was found.
    package func findingGroups(_ policy: FindingPolicy) -> [FindingGroup] {
        var groups = FindingGroups(policy: policy)
        for finding in assetFindings + dataFindings { groups.add(finding, at: nil) }
        for (id, timeline) in timelines.sorted(by: { $0.key < $1.key }) {
            let group = plan.groups[id]
            let place = FindingGroups.Place(widget: group.widget.kind, family: group.presentationKind.description)
            for finding in timeline.findings { groups.add(finding, at: place) }
        }
        for picture in pictures where !picture.result.findings.isEmpty {
            let group = plan.groups[picture.group]
            let place = FindingGroups.Place(
                widget: group.widget.kind, family: group.presentationKind.description, variant: picture.variant.name,
                picture: picture.file)
            for finding in picture.result.findings { groups.add(finding, at: place) }
        }
        return groups.groups
    }

    mutating func sort() {
        pictures.sort()
        failures.sort { RenderPosition($0.subject) < RenderPosition($1.subject) }
    }

    /// What the picture was planned as.
    package func planned(_ picture: Picture) -> PlannedPicture { plan.groups[picture.group].planned(picture) }
}

extension RenderGroup {
    fileprivate func planned(_ picture: RenderReport.Picture) -> PlannedPicture {
        planned(picture.variant, picture.scheme, picture.presentation, at: picture.instant, file: picture.file)
    }
}

extension RenderReport {
    /// Makes what is given up look the same whether or not it was drawn before that was known.
    ///
    /// - Parameter remove: removes a picture's file.
    mutating func settle(_ surrender: Surrender, timeout: Double, remove: (PlannedPicture) -> Void) {
        func reason(_ subject: RenderFailure.Subject) -> FailureReason? {
            surrender.reason(against: subject, timeout: timeout)
        }
        let groups = plan.groups
        let lost = Set(timelines.keys.filter { reason(.timeline(groups[$0])) != nil })
        func isOfLostTimeline(_ picture: PlannedPicture) -> Bool {
            lost.contains(picture.group)
                && picture.request.variant.kind.needsTimeline(picture.request.presentationKind)
        }
        failures.removeAll { failure in
            guard case .picture(let picture) = failure.subject else { return false }
            return isOfLostTimeline(picture)
        }
        for index in failures.indices {
            if let reason = reason(failures[index].subject) { failures[index].reason = reason }
        }
        for id in lost {
            timelines[id] = nil
            failures.append(
                RenderFailure(subject: .timeline(groups[id]), reason: reason(.timeline(groups[id]))!))
        }
        pictures.removeAll { picture in
            let planned = groups[picture.group].planned(picture)
            let subject = RenderFailure.Subject.picture(planned), isOfLost = isOfLostTimeline(planned)
            guard let reason = reason(subject) else {
                if isOfLost { remove(planned) }
                return isOfLost
            }
            remove(planned)
            if !isOfLost { failures.append(RenderFailure(subject: subject, reason: reason)) }
            return true
        }
    }
}
