import Foundation
import PlanSamples
import TestSupport
import Testing
import XcodeProjects

@testable import DarkroomCommands
@testable import RenderCoordinator
@testable import RenderModel
@testable import RenderPlanning

struct LockPlanTests {
    /// What WidgetKit's documentation lists of entitlement and device.
    @Test(arguments: [
        (DataProtection.complete, [RedactionLevel.nothing, .everything, .everything]),
        (.completeUnlessOpen, [.nothing, .everything, .everything]),
        (.completeUntilFirstUserAuthentication, [.nothing, .sensitiveContent, .everything]),
        (.none, [.nothing, .sensitiveContent, .sensitiveContent])
    ])
    func protectionDecidesWhatIsHidden(level: DataProtection, hidden: [RedactionLevel]) {
        #expect(LockName.allCases.map(level.redactionLevel) == hidden)
    }

    @Test func everyLockGivesAPictureOfItsOwn() throws {
        let plan = try Samples.plan([Samples.notes]) { settings in
            settings.variants = [.snapshot]
            settings.schemes = [.light]
            settings.locks = LockName.allCases
            settings.isLuminanceReduced = true
        }
        #expect(
            plan.groups[0].immediatePictures.map { $0.file.split(separator: "/").last! } == [
                "snapshot-light-luminance-reduced.png", "snapshot-light-luminance-reduced-locked.png",
                "snapshot-light-luminance-reduced-before-first-unlock.png"
            ])
    }

    @Test(arguments: [
        ("NSFileProtectionComplete", DataProtection.complete), ("completeunlessopen", .completeUnlessOpen),
        ("NSFileProtectionCompleteUntilFirstUserAuthentication", .completeUntilFirstUserAuthentication),
        ("NSFileProtectionNone", .none)
    ])
    func levelsAreNamedAsInEntitlements(name: String, level: DataProtection) {
        #expect(DataProtection(named: name) == level)
    }

    @Test func theEntitlementIsRead() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        func entitlements() -> [DataProtection.Declaration] {
            ExtensionBundle(BundleReader(folders: [folder])).dataProtection
        }
        #expect(DataProtection.declared(in: entitlements()) == .completeUntilFirstUserAuthentication)
        #expect(DataProtection.findings(in: entitlements()).isEmpty)
        let list = ["com.apple.developer.default-data-protection": "NSFileProtectionCompleteUnlessOpen"]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("Widget.entitlements"))
        #expect(DataProtection.declared(in: entitlements()) == .completeUnlessOpen)
        #expect(DataProtection.findings(in: entitlements()).isEmpty)
    }

    @Test(arguments: ["NSFileProtectionAlways", "complete", ""])
    func levelsThatThereAreNotAreTold(_ name: String) {
        let entitlements = [DataProtection.Declaration(file: "W.entitlements", level: name)]
        #expect(DataProtection.declared(in: entitlements) == .completeUntilFirstUserAuthentication)
        let findings = DataProtection.findings(in: entitlements)
        #expect(
            findings.map(\.code.name) == ["data-protection-unknown"] && findings[0].message.contains("W.entitlements"))
    }
}
