import PlanSamples
import Testing

@testable import RenderCoordinator
@testable import RenderModel
@testable import RenderPlanning

struct SurrenderTests {
    private let plan: RenderPlan

    init() throws {
        plan = try Samples.plan { $0.presentationKinds = [.family(.systemSmall)] }
    }

    private func failure(_ picture: PlannedPicture, _ code: FailureReason.Code = .timedOut) -> RenderFailure {
        RenderFailure(subject: .picture(picture), reason: FailureReason(code, "no answer"))
    }

    @Test func twoThatNeverEndStandForTheRestOfTheirWidget() {
        var surrender = Surrender()
        let pictures = plan.groups[0].timelinePictures(count: 4)
        let isMore = surrender.note(failure(pictures[0]))
        #expect(!isMore)
        #expect(!surrender.isActive)
        #expect(surrender.reason(against: .picture(pictures[2]), timeout: 5) == nil)
        // The same in dark, which says nothing of others.
        let isMoreInDark = surrender.note(failure(pictures[1]))
        #expect(!isMoreInDark)
        let isMoreThen = surrender.note(failure(pictures[2]))
        #expect(isMoreThen)
        let reason = surrender.reason(against: .picture(pictures[3]), timeout: 5)
        #expect(reason?.code == .notTried)
        #expect(reason?.message.hasPrefix("skipped: 3 images of this widget did not finish within 5 s") == true)
        #expect(surrender.reason(against: .picture(pictures[2]), timeout: 5) == nil)
        // Another widget's.
        #expect(surrender.reason(against: .picture(plan.groups[1].timelinePictures(count: 1)[0]), timeout: 5) == nil)
    }

    @Test func whatComesBeforeIsStillTried() {
        var surrender = Surrender()
        let pictures = plan.groups[0].timelinePictures(count: 6)
        _ = surrender.note(failure(pictures[9]))
        _ = surrender.note(failure(pictures[6]))
        #expect(surrender.reason(against: .picture(pictures[7]), timeout: 5) == nil)
        #expect(surrender.reason(against: .picture(pictures[10]), timeout: 5) != nil)
        let isMore = surrender.note(failure(pictures[2]))
        #expect(isMore)
        #expect(surrender.reason(against: .picture(pictures[9]), timeout: 5) != nil)
    }

    @Test func aProviderMayAnswerAnotherQuestion() throws {
        var surrender = Surrender()
        let groups = try Samples.plan([Samples.clock]).groups
        for group in groups.prefix(2) {
            _ = surrender.note(
                RenderFailure(
                    subject: .timeline(group), reason: FailureReason(.providerTimedOut, "no completion")))
        }
        #expect(surrender.reason(against: .timeline(groups[2]), timeout: 5)?.code == .notTried)
        for picture in groups[2].immediatePictures {
            #expect(surrender.reason(against: .picture(picture), timeout: 5) == nil)
        }
        _ = surrender.note(failure(groups[0].immediatePictures[0], .crashed))
        #expect(surrender.reason(against: .picture(groups[2].immediatePictures[0]), timeout: 5) == nil)
    }

    /// As two workers may come upon it, or one.
    @Test func whatIsGivenUpDoesNotDependOnTheOrder() throws {
        let plan = try Samples.plan([Samples.clock]) {
            $0.presentationKinds = [.family(.systemSmall), .family(.systemMedium)]
        }
        let first = plan.groups[0], second = plan.groups[1]
        let pictures = first.timelinePictures(count: 4),
            timeline = TimelineSummary(
                entries: (0..<4).map { _ in .init(date: plan.settings.clock) }, policy: .never)
        let result = PictureResult(
            pixelWidth: 1, pixelHeight: 1, sha256: "", byteCount: 0, links: [], findings: [], timings: StageTimings())
        func settled(drawn: [PlannedPicture], failed: [PlannedPicture], secondTimeline: Bool) -> RenderReport {
            var surrender = Surrender(), report = RenderReport(plan: plan)
            report.timelines[0] = timeline
            if secondTimeline { report.timelines[1] = timeline }
            report.pictures = ReportedPictures(drawn.map { .init(planned: $0, result: result) })
            for picture in failed {
                report.failures.append(failure(picture))
                _ = surrender.note(report.failures.last!)
            }
            // What nobody had begun.
            let begun = Set((drawn + failed).map(\.file))
            var rest = RenderFailure.Subject.pictures(of: first, pictures)
            rest += RenderFailure.Subject.pictures(of: second, secondTimeline ? second.timelinePictures(count: 4) : [])
            if !secondTimeline { rest.append(.timeline(second)) }
            for subject in rest {
                if case .picture(let picture) = subject, begun.contains(picture.file) { continue }
                if let reason = surrender.reason(against: subject, timeout: 5) {
                    report.failures.append(RenderFailure(subject: subject, reason: reason))
                }
            }
            report.settle(surrender, timeout: 5) { _ in }
            report.sort()
            return report
        }
        let one = settled(drawn: [pictures[0]], failed: [pictures[1], pictures[2]], secondTimeline: false)
        let two = settled(
            drawn: [pictures[0], pictures[5]] + second.immediatePictures.prefix(1) + [
                second.timelinePictures(count: 4)[0]
            ],
            failed: [pictures[2], pictures[1], pictures[3]], secondTimeline: true)
        #expect(one.pictures.map(\.file) == two.pictures.map(\.file))
        #expect(one.failures == two.failures)
        #expect(one.timelines.keys == two.timelines.keys)
        #expect(one.failures.map(\.reason.code).filter { $0 == .timedOut }.count == 2)
    }
}

extension RenderFailure.Subject {
    fileprivate static func pictures(of group: RenderGroup, _ timeline: [PlannedPicture]) -> [Self] {
        (timeline + group.immediatePictures).map { .picture($0) }
    }
}
