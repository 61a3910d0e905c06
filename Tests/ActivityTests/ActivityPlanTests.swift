import Foundation
import Testing
import WidgetKitCore

@testable import RenderModel
@testable import RenderPlanning

/// Which pictures of Live Activities are planned.
struct ActivityPlanTests {
    private static func activity(_ kind: String = "Ride", states: Int = 1) -> WidgetDescriptor {
        var descriptor = WidgetDescriptor(
            kind: kind,
            presentationKinds: [.activity(.lockScreen), .activity(.compact), .activity(.minimal), .activity(.expanded)])
        descriptor.activity = .init(stateCount: states, template: #"{"attributes": {}}"#)
        return descriptor
    }

    private func plan(
        _ widgets: [WidgetDescriptor] = [Self.activity()], _ adjust: (inout PlanSettings) -> Void = { _ in }
    ) throws -> RenderPlan {
        var settings = PlanSettings()
        adjust(&settings)
        return try RenderPlan(widgets: widgets, settings: settings)
    }

    private func files(_ plan: RenderPlan, states: Int = 1) -> [String] {
        plan.groups.flatMap { ($0.timelinePictures(count: states) + $0.immediatePictures).map(\.file) }
    }

    @Test func theIslandIsDarkOnly() throws {
        #expect(
            files(try plan()) == [
                "Ride/lockScreen/state-0-light.png", "Ride/lockScreen/state-0-dark.png",
                "Ride/lockScreen/privacy-light.png", "Ride/lockScreen/privacy-dark.png",
                "Ride/compact/state-0-dark.png",
                "Ride/minimal/state-0-dark.png", "Ride/expanded/state-0-dark.png"
            ])
        let light = try plan {
            $0.schemes = [.light]; $0.variants = [.state];
            $0.presentationKinds = [.activity(.expanded), .activity(.lockScreen)]
        }
        #expect(
            files(light, states: 2) == [
                "Ride/lockScreen/state-0-light.png", "Ride/lockScreen/state-1-light.png",
                "Ride/expanded/state-0-dark.png",
                "Ride/expanded/state-1-dark.png"
            ])
    }

    @Test func variantsOfWidgetsAndActivitiesStayApart() throws {
        let widget = WidgetDescriptor(kind: "Clock", families: [.systemSmall])
        let snapshots = try plan([widget, Self.activity()]) { $0.variants = [.snapshot] }
        #expect(snapshots.groups.map(\.widget.kind) == ["Clock"])
        let states = try plan([widget, Self.activity()]) { $0.variants = [.state] }
        #expect(Set(states.groups.map(\.widget.kind)) == ["Ride"])
    }

    @Test func anActivityWithoutStatesIsANoteThatTellsTheForm() throws {
        let plan = try plan([Self.activity(states: 0)])
        #expect(plan.groups.isEmpty)
        #expect(plan.notes.count == 1 && plan.notes[0].contains(#"--activity '{"attributes": {}}'"#))
    }

    @Test func statesAreMissedOnlyWhereTheyAreDrawn() throws {
        let widgets = [WidgetDescriptor(kind: "Clock", families: [.systemSmall]), Self.activity(states: 0)]
        let filters: [(inout PlanSettings) -> Void] = [
            { $0.variants = [.timeline] }, { $0.kinds = ["Clock"] }, { $0.presentationKinds = [.family(.systemSmall)] }
        ]
        for filter in filters {
            var settings = PlanSettings()
            filter(&settings)
            #expect(!widgets.contains { RenderPlan.lacksStates($0, settings) })
            #expect(try plan(widgets, filter).notes.allSatisfy { !$0.contains("--activity") })
        }
        #expect(RenderPlan.lacksStates(widgets[1], PlanSettings()))
    }

    @Test func chosenStatesGoToTheirActivity() throws {
        let choice = ActivityChoice(kind: "Ride"), other = ActivityChoice(kind: "Meal")
        let plan = try plan([Self.activity(states: 0), Self.activity("Meal", states: 0)]) {
            $0.activities = [choice, other, choice]
        }
        #expect(Set(plan.groups.map { "\($0.widget.kind) \($0.activities.count)" }) == ["Ride 2", "Meal 1"])
        #expect(plan.groups.allSatisfy { $0.timelineRequest.activities == $0.activities })
    }

    @Test func statesForNobodyAreRefused() {
        func message(_ widgets: [WidgetDescriptor], _ choice: ActivityChoice) -> String {
            let error = #expect(throws: PlanError.self) { try plan(widgets) { $0.activities = [choice] } }
            return error?.description ?? ""
        }
        #expect(
            message([WidgetDescriptor(kind: "Clock", families: [.systemSmall])], ActivityChoice()).contains(
                "no Live Activity"))
        #expect(message([Self.activity()], ActivityChoice(kind: "Trip")).contains("'Ride'"))
        #expect(message([Self.activity(), Self.activity("Meal")], ActivityChoice()).contains("'Ride', 'Meal'"))
    }

    @Test func devicesWithoutAnIslandShowTheLockScreenOnly() throws {
        let plan = try plan { $0.devices = [DeviceCatalog.named("iphone-14")!, DeviceCatalog.named("ipad-pro-13")!] }
        #expect(
            plan.groups.map { "\($0.presentationKind) \($0.surface.size.width)" } == [
                "lockScreen 368.0", "lockScreen 500.0"
            ])
        #expect(
            plan.notes.contains {
                $0.contains("iphone-390x844 does not show expanded") && $0.contains("iphone-393x852")
            })
    }

    /// Apple's Human Interface Guidelines, "Live Activities", December 2025.
    @Test(
        arguments: [
            ("iphone-15", 371, 230), ("iphone-15-plus", 408, 250), ("iphone-17", 371, 230),
            ("iphone-17-pro-max", 408, 250)
        ] as [(String, CGFloat, CGFloat)])
    func sizesAreThoseOfTheGuidelines(_ name: String, _ wide: CGFloat, _ narrow: CGFloat) throws {
        let device = try #require(DeviceCatalog.named(name))
        #expect(device.size(of: .activity(.lockScreen))?.shown.width == wide)
        #expect(device.size(of: .activity(.expanded))?.shown.width == wide)
        #expect(device.size(of: .activity(.compact))?.shown.width == narrow)
        // What is left beside the camera: 52.33 or 62.33 points.
        let side = (narrow - IslandMetrics.cameraWidth) / 2
        #expect(abs(side - (narrow == 230 ? 52.33 : 62.33)) < 0.01)
        #expect(abs(device.size(of: .activity(.minimal))!.shown.height - 36.67) < 0.01)
        #expect(device.cornerRadius(for: .activity(.expanded)) == 44)
    }

    @Test func standByShowsTheLockScreenOnly() throws {
        let plan = try plan {
            $0.modes = [.standBy]; $0.variants = [.state]
        }
        #expect(plan.groups.map(\.presentationKind) == [.activity(.lockScreen)])
        #expect(files(plan).first == "Ride/lockScreen/state-0-light-standBy.png")
    }
}
