import Foundation
import PlanSamples
import Testing

@testable import RenderModel
@testable import RenderPlanning

struct RenderPlanTests {
    @Test func everythingIsPlannedByDefault() throws {
        let plan = try Samples.plan()
        #expect(
            plan.groups.map { "\($0.widget.kind) \($0.presentationKind) \($0.placement.device.identifier)" } == [
                "Clock systemSmall iphone-393x852", "Clock systemMedium iphone-393x852",
                "Clock systemExtraLarge ipad-834x1194", "Clock accessoryCircular iphone-393x852",
                "com.example/notes systemSmall iphone-393x852"
            ])
        #expect(
            plan.groups.allSatisfy {
                $0.variants == [.timeline, .snapshot, .placeholder, .privacy] && $0.schemes == SchemeName.allCases
            })
        #expect(plan.notes.isEmpty)
    }

    @Test func aGroupHasOnePictureForEachVariantEntryAndScheme() throws {
        let group = try Samples.plan().groups[0]
        let files = (group.timelinePictures(count: 2) + group.immediatePictures).map(\.file)
        #expect(
            files == [
                "Clock/systemSmall/timeline-0-light.png", "Clock/systemSmall/timeline-0-dark.png",
                "Clock/systemSmall/timeline-1-light.png", "Clock/systemSmall/timeline-1-dark.png",
                "Clock/systemSmall/privacy-light.png", "Clock/systemSmall/privacy-dark.png",
                "Clock/systemSmall/snapshot-light.png", "Clock/systemSmall/snapshot-dark.png",
                "Clock/systemSmall/placeholder-light.png", "Clock/systemSmall/placeholder-dark.png"
            ])
    }

    @Test func anEmptyTimelineHasNoPictures() throws {
        #expect(try Samples.plan().groups[0].timelinePictures(count: 0).isEmpty)
    }

    @Test func filtersLeaveWhatIsAskedFor() throws {
        let plan = try Samples.plan {
            $0.kinds = ["Clock"]
            $0.presentationKinds = [.family(.systemMedium)]
            $0.variants = [.timeline]
            $0.schemes = [.dark]
            $0.entries = EntrySelection("1...")!
        }
        #expect(plan.widgets.map(\.kind) == ["Clock"])
        #expect(plan.groups.count == 1)
        #expect(
            plan.groups[0].timelinePictures(count: 3).map(\.file)
                == ["Clock/systemMedium/timeline-1-dark.png", "Clock/systemMedium/timeline-2-dark.png"])
        #expect(plan.groups[0].immediatePictures.isEmpty)
    }

    @Test func withoutTimelineOrPrivacyNoProviderIsAskedForItsTimeline() throws {
        #expect(try !Samples.plan { $0.variants = [.snapshot, .placeholder] }.groups[0].needsTimeline)
        #expect(try Samples.plan { $0.variants = [.privacy] }.groups[0].needsTimeline)
    }

    @Test func anUnknownKindIsAnErrorThatNamesTheKnownOnes() throws {
        #expect(throws: PlanError.unknownKind("Clok", known: ["Clock", "com.example/notes"])) {
            try Samples.plan { $0.kinds = ["Clok"] }
        }
    }

    @Test func whatADeviceDoesNotShowIsLeftOutWithANote() throws {
        let plan = try Samples.plan([Samples.clock]) { $0.devices = [DeviceCatalog.defaultPhone] }
        #expect(plan.groups.map(\.presentationKind.family) == [.systemSmall, .systemMedium, .accessoryCircular])
        #expect(plan.notes == ["iphone-393x852 does not show systemExtraLarge of 'Clock'; --device ipad-834x1194 does"])
    }

    @Test func aFamilyThatTheWidgetLacksIsANote() throws {
        let plan = try Samples.plan([Samples.notes]) { $0.presentationKinds = [.family(.systemLarge)] }
        #expect(plan.groups.isEmpty)
        #expect(plan.notes == ["'com.example/notes' does not support systemLarge"])
    }

    @Test func theSecondWidgetOfAKindIsLeftOutWithANote() throws {
        let plan = try Samples.plan([Samples.notes, Samples.notes])
        #expect(plan.widgets.count == 1)
        #expect(plan.notes.count == 1)
    }

    @Test func severalPlacementsGetFoldersOfTheirOwn() throws {
        let plan = try Samples.plan([Samples.notes]) {
            $0.devices = [DeviceCatalog.defaultPhone, DeviceCatalog.defaultPad]
            $0.scales = [1, 2.5]
            $0.locales = ["en_US", "de_DE"]
        }
        #expect(plan.groups.count == 8)
        #expect(plan.groups[0].folder == "com.example-notes/systemSmall/iphone-393x852@1x-en_US")
        #expect(plan.groups[7].folder == "com.example-notes/systemSmall/ipad-834x1194@2.5x-de_DE")
        #expect(Set(plan.groups.map(\.folder)).count == 8)
    }

    @Test func severalPseudolanguagesGetFoldersOfTheirOwn() throws {
        let plan = try Samples.plan([Samples.notes]) { $0.pseudolanguages = [.plain, .accented] }
        #expect(
            plan.groups.map(\.folder) == [
                "com.example-notes/systemSmall/none", "com.example-notes/systemSmall/accented"
            ])
        #expect(plan.groups.map(\.surface.pseudolanguage) == [.plain, .accented])
        let one = try Samples.plan([Samples.notes]) { $0.pseudolanguages = [.bounded] }
        #expect(one.groups.map(\.folder) == ["com.example-notes/systemSmall"])
    }

    @Test func surfacesCarryWhatViewsCanSee() throws {
        let plan = try Samples.plan([Samples.clock])
        let small = plan.groups[0].surface, circular = plan.groups[3].surface
        #expect(small.size == CGSize(width: 158, height: 158))
        #expect((small.displayScale, small.contentMargin, small.cornerRadius) == (3, 16, 22))
        #expect((circular.contentMargin, circular.cornerRadius) == (0, 0))
        #expect(small.clock == Date(timeIntervalSince1970: 1_767_260_460))
    }

    @Test func anIPadIsLaidOutOnItsCanvasAndShownSmaller() throws {
        let group = try Samples.plan([Samples.clock]).groups[2]
        #expect(group.surface.size == CGSize(width: 715.5, height: 342))
        #expect(group.placement.pixelSize(.family(.systemExtraLarge)) == CGSize(width: 1256, height: 600))
        #expect(group.placement.rasterScale(.family(.systemExtraLarge)) == 2 * 628 / 715.5)
    }
}
