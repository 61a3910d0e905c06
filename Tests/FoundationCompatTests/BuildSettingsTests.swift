import Foundation
import Testing

@testable import FoundationCompat

struct BuildSettingsTests {
    private static let project = """
        { objects = {
        P0 = {isa = PBXProject; targets = (T1, T2); };
        T1 = {isa = PBXNativeTarget; name = Clock; buildConfigurationList = L1; };
        T2 = {isa = PBXNativeTarget; name = Notes; buildConfigurationList = L2; };
        L1 = {buildConfigurations = (C1); }; C1 = {name = Release; buildSettings = {MARKETING_VERSION = "1.1"; }; };
        L2 = {buildConfigurations = (C2); }; C2 = {name = Release; buildSettings = {MARKETING_VERSION = "2.2"; }; };
        }; rootObject = P0; }
        """

    @Test func theNamedTargetsSettingsCount() throws {
        let sandbox = try Sandbox([
            "A.xcodeproj/project.pbxproj": "{ objects = {}; }", "B.xcodeproj/project.pbxproj": Self.project,
        ])
        let place = BuildSettings.Place(
            project: sandbox.folder.appendingPathComponent("B.xcodeproj"), target: "Notes")
        let settings = BuildSettings(sources: sandbox.folder.appendingPathComponent("Clock"), place: place)
        #expect(settings.value("MARKETING_VERSION") == "2.2")
        #expect(settings.value("PRODUCT_NAME") == "Notes")
    }

    @Test func anotherTargetsPropertyListIsNotTheWidgets() throws {
        let list = "<plist><dict><key>Other</key><string>yes</string></dict></plist>"
        let sandbox = try Sandbox(["Widget/a.txt": "", "Intents/Info.plist": list])
        let folders = ["Widget", "Intents"].map { sandbox.folder.appendingPathComponent($0) }
        #expect(InfoPlist(directories: folders, project: folders[0]).dictionary["Other"] == nil)
        #expect(InfoPlist(directories: folders.reversed(), project: folders[1]).dictionary["Other"] as? String == "yes")
    }
}
