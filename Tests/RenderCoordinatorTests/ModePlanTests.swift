import DisplayList
import PlanSamples
import Testing

@testable import RenderCoordinator
@testable import RenderModel
@testable import RenderPlanning

struct ModePlanTests {
    private func files(
        _ widget: WidgetDescriptor = Samples.clock, _ adjust: (inout PlanSettings) -> Void
    ) throws -> [String] {
        let plan = try Samples.plan([widget]) { settings in
            settings.variants = [.snapshot]
            settings.schemes = [.light]
            adjust(&settings)
        }
        return plan.groups.flatMap(\.immediatePictures).map(\.file)
    }

    @Test func withoutModesEveryFamilyHasItsUsualOne() throws {
        let plan = try Samples.plan([Samples.clock]) { $0.variants = [.snapshot] }
        for picture in plan.groups.flatMap(\.immediatePictures) {
            #expect(
                picture.request.presentation.mode
                    == (picture.request.presentationKind.isAccessory ? .vibrant : .fullColor))
            #expect(picture.file.hasSuffix("snapshot-\(picture.request.scheme).png"))
        }
    }

    @Test func filesSayTheModeWhereItIsNotTheUsualOne() throws {
        #expect(
            try files {
                $0.modes = ModeName.allCases;
                $0.presentationKinds = [.family(.systemSmall), .family(.accessoryCircular)]
            } == [
                "Clock/systemSmall/snapshot-light.png", "Clock/systemSmall/snapshot-light-accented.png",
                "Clock/systemSmall/snapshot-light-vibrant.png", "Clock/systemSmall/snapshot-light-clear.png",
                "Clock/systemSmall/snapshot-light-standBy.png",
                "Clock/accessoryCircular/snapshot-light.png"
            ])
    }

    @Test func everyTintGivesAPictureOfItsOwn() throws {
        let tints = ["orange", "#0A84FF"].compactMap(TintName.init(named:))
        #expect(
            try files {
                $0.modes = [.accented, .clear]; $0.tints = tints; $0.presentationKinds = [.family(.systemSmall)]
            } == [
                "Clock/systemSmall/snapshot-light-accented-orange.png",
                "Clock/systemSmall/snapshot-light-accented-0a84ff.png",
                "Clock/systemSmall/snapshot-light-clear.png"
            ])
    }

    @Test func filesSayThatLuminanceIsReduced() throws {
        #expect(
            try files {
                $0.isLuminanceReduced = true; $0.presentationKinds = [.family(.systemSmall)]
            }
                == ["Clock/systemSmall/snapshot-light-luminance-reduced.png"])
    }

    private static let homeScreen: [FamilyName] = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait
    ]

    @Test(arguments: [
        (ModeName.fullColor, homeScreen),
        (.accented, homeScreen),
        (.clear, homeScreen),
        (.standBy, [.systemSmall]),
        (.vibrant, [.systemSmall, .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline])
    ])
    func familiesHaveTheirModes(mode: ModeName, families: [FamilyName]) {
        #expect(
            PresentationKind.all.filter { $0.family != nil && mode.isShown($0) }
                == families.map(PresentationKind.family))
    }

    @Test func controlsAreShownInFullColorOnly() {
        for presentationKind in ControlPresentation.allCases.map(PresentationKind.control) {
            #expect(ModeName.allCases.filter { $0.isShown(presentationKind) } == [.fullColor])
        }
    }

    @Test func aFamilyThatIsNotShownInAnyModeIsNoted() throws {
        let plan = try Samples.plan([Samples.clock]) {
            $0.modes = [.accented, .standBy]; $0.presentationKinds = [.family(.accessoryCircular)]
        }
        #expect(plan.groups.isEmpty)
        #expect(plan.notes == ["iOS does not show accessoryCircular of 'Clock' in accented, standBy mode"])
    }

    @Test func aFixedBackgroundKeepsAWidgetOffTheLockScreen() throws {
        var widget = Samples.notes
        widget.containerBackgroundRemovable = false
        let plan = try Samples.plan([widget]) { $0.modes = [.vibrant, .accented, .standBy] }
        #expect(Set(plan.groups.flatMap(\.looks).map(\.presentation.mode)) == [.accented])
    }

    @Test func reportsSortByModeAndTint() throws {
        let plan = try Samples.plan([Samples.notes]) { settings in
            settings.variants = [.snapshot]
            settings.schemes = [.dark]
            settings.modes = [.clear, .accented, .fullColor]
            settings.tints = ["red", "blue"].compactMap(TintName.init(named:))
        }
        let failures = plan.groups[0].immediatePictures.map {
            RenderFailure(subject: .picture($0), reason: FailureReason(.crashed, ""))
        }
        var forward = RenderReport(plan: plan), backward = RenderReport(plan: plan)
        (forward.failures, backward.failures) = (failures, failures.reversed())
        forward.sort()
        backward.sort()
        #expect(forward.failures == backward.failures)
        #expect(forward.failures.count == 4)
    }

    @Test(
        arguments: [
            ("orange", "orange", 255, 146, 48), ("ORANGE", "orange", 255, 146, 48), ("#FF9500", "ff9500", 255, 149, 0),
            ("ff9500", "ff9500", 255, 149, 0), ("#f90", "ff9900", 255, 153, 0), ("white", "white", 255, 255, 255),
            ("blue", "blue", 0, 145, 255)
        ] as [(String, String, UInt8, UInt8, UInt8)])
    func tintsAreNamesOrDigits(text: String, name: String, red: UInt8, green: UInt8, blue: UInt8) throws {
        let tint = try #require(TintName(named: text))
        #expect(tint.name == name)
        #expect(tint.color == ResolvedColor(rgb: red, green, blue))
    }

    @Test(arguments: ["", "#", "#12", "#12345", "#1234567", "beige", "#gggggg", "+12345", "-1"])
    func otherTextsAreNoTint(text: String) {
        #expect(TintName(named: text) == nil)
    }
}
