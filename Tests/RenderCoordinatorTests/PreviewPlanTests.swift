import Launch
import PlanSamples
import Testing

@testable import RenderCoordinator
@testable import RenderModel
@testable import RenderPlanning

@Suite struct PreviewPlanTests {
    private func preview(
        _ kind: String, _ presentationKind: PresentationKind = .view(.device), line: Int = 1, type: String? = nil,
        device: String? = nil
    ) -> WidgetDescriptor {
        var descriptor = WidgetDescriptor(kind: kind, presentationKinds: [presentationKind])
        descriptor.preview = PreviewDescription(
            reference: PreviewReference(declaration: line),
            place: PreviewPlace(file: "Views/Card.swift", line: line, column: 1, type: type), device: device)
        return descriptor
    }

    @Test func namesOfSeveralPreviewsAreFollowedByTheirPlace() {
        let catalog = PreviewCatalog([
            preview("Dark", line: 3), preview("Card.swift:5", line: 5), preview("Dark", line: 7),
            preview("Dark", line: 7), preview("Light", line: 9)
        ])
        #expect(
            catalog.descriptors.map(\.kind) == [
                "Dark (Card.swift:3)", "Card.swift:5", "Dark (Card.swift:7)", "Dark (Card.swift:7) 2", "Light"
            ])
    }

    @Test func wordsChooseByNameTypeAndFile() {
        let catalog = PreviewCatalog([preview("Dark", line: 3), preview("Light", line: 5, type: "Card_Previews")])
        #expect(catalog.filtered(by: ["dark"]).map(\.kind) == ["Dark"])
        #expect(catalog.filtered(by: ["card_pre"]).map(\.kind) == ["Light"])
        #expect(catalog.filtered(by: ["views/card"]).count == 2)
        #expect(catalog.filtered(by: ["nothing"]).isEmpty)
        #expect(catalog.filtered(by: []).count == 2)
    }

    @Test func previewsShowTheirEntriesInLight() throws {
        let plan = try Samples.plan([preview("Card", .family(.systemSmall))])
        #expect(plan.groups.map(\.variants) == [[.timeline]] && plan.groups.map(\.schemes) == [[.light]])
        #expect(
            plan.groups[0].timelinePictures(count: 2).map(\.file) == [
                "Card/systemSmall/0-light.png", "Card/systemSmall/1-light.png"
            ])
        #expect(plan.groups[0].timelinePictures(count: 1).map(\.file) == ["Card/systemSmall/light.png"])
        let dark = try Samples.plan([preview("Card")]) { $0.schemes = [.dark] }
        #expect(dark.groups[0].timelinePictures(count: 1).map(\.file) == ["Card/device/dark.png"])
        #expect(dark.groups[0].timelineRequest.preview == PreviewReference(declaration: 1))
    }

    @Test func plainViewsFillTheScreenAboveTheHomeIndicator() throws {
        let plan = try Samples.plan([
            preview("a"), preview("b", .view(.landscape)), preview("c", .view(.fixed(width: 30, height: 20)))
        ])
        #expect(plan.groups.map(\.surface.size.width) == [393, 852, 30])
        #expect(
            plan.groups.map(\.surface.safeArea) == [
                ScreenInsets(top: 59, bottom: 34), ScreenInsets(bottom: 21, sides: 59), ScreenInsets()
            ])
        #expect(plan.groups.map(\.surface.cornerRadius) == [0, 0, 0])
        #expect(plan.groups.map(\.surface.contentMargin) == [0, 0, 0])
    }

    @Test(arguments: [
        ("iPhone 15 Pro", "iphone-393x852"), ("iPhone SE (3rd generation)", "iphone-375x667"),
        ("iPhone SE (1st generation)", "iphone-320x568"), ("iPad Pro (11-inch) (4th generation)", "ipad-834x1194"),
        ("iPad Pro (12.9-inch) (6th generation)", "ipad-1024x1366"), ("iPad mini (6th generation)", "ipad-744x1133"),
        ("iPhone 13 mini", "iphone-360x780"), ("iPad Pro 11-inch (M4)", "ipad-834x1194"),
        ("iPad (10th generation)", "ipad-820x1180"), ("iPhone 16 Plus", "iphone-430x932")
    ])
    func devicesAreNamedAsInXcode(name: String, identifier: String) throws {
        #expect(DeviceCatalog.device(xcodeName: name)?.identifier == identifier)
        let plan = try Samples.plan([preview("a", device: name)])
        #expect(plan.groups.map(\.placement.device.identifier) == [identifier] && plan.notes.isEmpty)
    }

    @Test(arguments: ["Apple Watch Series 5 - 44mm", "Mac", "iPhone", ""])
    func unknownDevicesAreNoted(name: String) throws {
        let plan = try Samples.plan([preview("a", device: name)])
        #expect(plan.groups.map(\.placement.device.identifier) == ["iphone-393x852"])
        #expect(plan.notes.count == 1)
    }

    @Test(arguments: ["device", "landscape", "sizeThatFits", "fixed-300x200", "fixed-12.5x1"])
    func layoutsHaveNames(name: String) {
        #expect(PresentationKind(named: name)?.description == name)
    }

    @Test(arguments: ["fixed-", "fixed-0x10", "fixed-10", "fixed-1x2x3", "fixed-nanx1", "fixed-99999x1"])
    func impossibleLayoutsHaveNone(name: String) {
        #expect(PresentationKind(named: name) == nil)
    }
}
