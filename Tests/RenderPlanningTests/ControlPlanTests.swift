import PlanSamples
import Testing

@testable import RenderModel
@testable import RenderPlanning

/// Controls in a plan.
struct ControlPlanTests {
    private var lamp: WidgetDescriptor {
        var lamp = WidgetDescriptor(
            kind: "Lamp", presentationKinds: ControlPresentation.allCases.map(PresentationKind.control))
        lamp.controlStates = ControlState.allCases
        return lamp
    }

    @Test func everyFormHasEveryStateOnce() throws {
        let plan = try Samples.plan([lamp])
        #expect(
            plan.groups.map(\.presentationKind.description) == [
                "controlSmall", "controlMedium", "controlLarge", "controlLockScreen", "controlActionButton"
            ])
        #expect(plan.groups.allSatisfy { !$0.needsTimeline })
        #expect(
            plan.groups[1].immediatePictures.map(\.file) == [
                "Lamp/controlMedium/current-dark.png", "Lamp/controlMedium/preview-dark.png",
                "Lamp/controlMedium/on-dark.png", "Lamp/controlMedium/off-dark.png"
            ])
    }

    @Test func variantsOfTheOtherSortLeaveNothing() throws {
        let plan = try Samples.plan([lamp, Samples.clock]) { $0.variants = [.snapshot] }
        #expect(plan.groups.allSatisfy { $0.widget.kind == "Clock" } && !plan.groups.isEmpty)
        let states = try Samples.plan([lamp, Samples.clock]) { $0.variants = [.on] }
        #expect(states.groups.allSatisfy { $0.widget.kind == "Lamp" && $0.immediatePictures.count == 1 })
    }

    @Test func privacyIsDrawnOnRequestAndNeedsNoTimeline() throws {
        let plan = try Samples.plan([lamp]) { ($0.variants, $0.presentationKinds) = ([.privacy], [.control(.small)]) }
        #expect(plan.groups.map(\.needsTimeline) == [false])
        #expect(plan.groups[0].immediatePictures.map(\.file) == ["Lamp/controlSmall/privacy-dark.png"])
    }

    @Test func cellsGrowWithTheScreen() {
        let phone = DeviceCatalog.defaultPhone, wide = DeviceCatalog.named("iphone-16-pro-max")!
        #expect(phone.controlSize(.small) == .init(width: 69, height: 69))
        #expect(phone.controlSize(.medium) == .init(width: 152, height: 69))
        #expect(phone.controlSize(.large) == .init(width: 152, height: 152))
        #expect(wide.controlSize(.small).width > 77 && wide.controlSize(.lockScreen) == .init(width: 50, height: 50))
        #expect(phone.cornerRadius(for: .control(.large)) == 34.5)
        #expect(phone.cornerRadius(for: .control(.lockScreen)) == 25)
        #expect(phone.cornerRadius(for: .control(.small)) == 34.5 && phone.contentMargin(for: .control(.small)) == 0)
    }

    @Test func theActionButtonNeedsADynamicIsland() throws {
        let island = DeviceCatalog.defaultPhone.size(of: .control(.actionButton))
        #expect(island?.canvas == .init(width: 371, height: 84))
        #expect(DeviceCatalog.defaultPhone.cornerRadius(for: .control(.actionButton)) == 42)
        let plan = try Samples.plan([lamp]) {
            ($0.devices, $0.presentationKinds) = ([DeviceCatalog.named("iphone-se-3")!], [.control(.actionButton)])
        }
        #expect(plan.groups.isEmpty && plan.notes.count == 1)
    }

    @Test func theItemsOfAPlanAreItsKindsFormsAndChoices() throws {
        let plan = try Samples.plan([lamp]) { $0.presentationKinds = [.control(.small), .control(.large)] }
        #expect(
            plan.items == [
                .init(kind: "Lamp", presentationKind: .control(.small)),
                .init(kind: "Lamp", presentationKind: .control(.large))
            ])
    }

    @Test func thatAControlHasNoFamilyIsSaidWhereItWasAskedFor() throws {
        let plan = try Samples.plan([lamp, Samples.clock]) { $0.presentationKinds = [.family(.systemSmall)] }
        #expect(plan.notes.isEmpty && plan.groups.map(\.widget.kind) == ["Clock"])
        let asked = try Samples.plan([lamp]) { ($0.kinds, $0.presentationKinds) = (["Lamp"], [.family(.systemSmall)]) }
        #expect(asked.notes == ["'Lamp' does not support systemSmall"])
    }
}
