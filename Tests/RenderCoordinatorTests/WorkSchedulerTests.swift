import PlanSamples
import Testing

@testable import RenderCoordinator
@testable import RenderModel

struct WorkSchedulerTests {
    private func drain(_ scheduler: WorkScheduler, entries: Int?) -> [String] {
        var current: Int?, order: [String] = []
        while let job = scheduler.next(&current) {
            switch job {
            case .timeline(let group):
                order.append("timeline \(group.id)")
                _ = scheduler.timelineEnded(group, count: entries)
            case .picture(let picture):
                order.append(picture.file)
            }
        }
        return order
    }

    @Test func oneWorkerFinishesAGroupBeforeTheNext() throws {
        let plan = try Samples.plan {
            $0.schemes = [.light]; $0.variants = [.timeline, .snapshot]; $0.presentationKinds = [.family(.systemSmall)]
        }
        #expect(
            drain(WorkScheduler(plan.groups), entries: 2) == [
                "timeline 0", "Clock/systemSmall/timeline-0-light.png", "Clock/systemSmall/timeline-1-light.png",
                "Clock/systemSmall/snapshot-light.png",
                "timeline 1", "com.example-notes/systemSmall/timeline-0-light.png",
                "com.example-notes/systemSmall/timeline-1-light.png",
                "com.example-notes/systemSmall/snapshot-light.png"
            ])
    }

    @Test func aFailedTimelineLeavesTheOtherPictures() throws {
        let plan = try Samples.plan([Samples.notes]) { $0.schemes = [.dark] }
        #expect(
            drain(WorkScheduler(plan.groups), entries: nil) == [
                "timeline 0", "com.example-notes/systemSmall/snapshot-dark.png",
                "com.example-notes/systemSmall/placeholder-dark.png"
            ])
    }

    @Test func aSecondWorkerTakesAnotherGroupAndThenHelps() throws {
        let plan = try Samples.plan {
            $0.variants = [.snapshot]; $0.presentationKinds = [.family(.systemSmall)]
        }
        let scheduler = WorkScheduler(plan.groups)
        var first: Int?, second: Int?
        #expect(scheduler.next(&first) != nil)
        #expect(scheduler.next(&second) != nil)
        #expect((first, second) == (0, 1))
        #expect(scheduler.next(&second) != nil)
        // Its own group is empty; the first still has a picture.
        #expect(scheduler.next(&second) != nil)
        #expect(second == 0)
        #expect(scheduler.next(&first) == nil)
    }

    @Test func stoppingReturnsWhatNobodyBegan() throws {
        let plan = try Samples.plan([Samples.notes])
        let scheduler = WorkScheduler(plan.groups)
        let rest = scheduler.stop()
        #expect(rest.timelines.map(\.id) == [0])
        #expect(rest.pictures.count == 4)
        var current: Int?
        #expect(scheduler.next(&current) == nil)
    }

    @Test func groupsWithoutWorkMayComeFirst() throws {
        let lamp = WidgetDescriptor(
            kind: "Lamp", presentationKinds: ControlPresentation.allCases.map(PresentationKind.control))
        let plan = try Samples.plan([lamp, Samples.notes]) {
            $0.schemes = [.light]; $0.variants = [.timeline, .on]
        }
        let timelines = plan.groups.filter(\.needsTimeline)
        #expect(timelines.map(\.id) == [plan.groups.count - 1])
        let id = timelines[0].id
        #expect(
            drain(WorkScheduler(timelines), entries: 1) == [
                "timeline \(id)", "com.example-notes/systemSmall/timeline-0-light.png"
            ])
        let scheduler = WorkScheduler(timelines)
        _ = scheduler.timelineEnded(timelines[0], count: 1)
        #expect(scheduler.withdrawSchemes(of: timelines[0].timelinePictures(count: 1)[0]).count == 1)
    }
}
