import Foundation
import Testing
import TestSupport

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

    /// As the sources are compiled: with the list's default where that is not `Debug`.
    @Test func theReleasedConfigurationCounts() throws {
        let sandbox = try Sandbox(["B.xcodeproj/project.pbxproj": Self.project.replacingOccurrences(
            of: "L2 = {buildConfigurations = (C2); };",
            with: """
                C3 = {name = Shop; buildSettings = {MARKETING_VERSION = "3.3"; }; };
                L2 = {buildConfigurations = (C2, C3); defaultConfigurationName = Shop; };
                """)])
        let place = BuildSettings.Place(
            project: sandbox.folder.appendingPathComponent("B.xcodeproj"), target: "Notes")
        #expect(BuildSettings(sources: nil, place: place).value("MARKETING_VERSION") == "3.3")
    }

    @Test func settingsOfFilesComeBeforeTheTargetsOwn() throws {
        let project = """
            { objects = {
            P0 = {isa = PBXProject; mainGroup = G0; targets = (T1); buildConfigurationList = L0; };
            G0 = {isa = PBXGroup; children = (F0, F1); sourceTree = "<group>"; };
            F0 = {isa = PBXFileReference; path = Config/All.xcconfig; sourceTree = "<group>"; };
            F1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
            L0 = {buildConfigurations = (C0); }; C0 = {name = Release; baseConfigurationReference = F0; };
            T1 = {isa = PBXNativeTarget; name = Clock; buildConfigurationList = L1; };
            L1 = {buildConfigurations = (C1); };
            C1 = {
                name = Release; baseConfigurationReferenceAnchor = F1;
                baseConfigurationReferenceRelativePath = Clock.xcconfig; buildSettings = {FLAGS = "$(inherited) own"; };
            };
            }; rootObject = P0; }
            """
        let sandbox = try Sandbox([
            "A.xcodeproj/project.pbxproj": project,
            "Config/All.xcconfig": "COMPANY = com.example\nFLAGS = all\n",
            "Config/Clock.xcconfig": """
                // The group that app and widget share.
                GROUP = group.$(COMPANY).clock$(SUFFIX)
                SUFFIX[sdk=iphoneos*] = .phone
                SUFFIX[sdk=macosx*] = .mac
                FLAGS = $(inherited) file
                #include "Clock.xcconfig"
                """,
        ])
        let place = BuildSettings.Place(project: sandbox.folder.appendingPathComponent("A.xcodeproj"), target: "Clock")
        let settings = BuildSettings(sources: nil, place: place)
        #expect(settings.value("GROUP") == "group.com.example.clock.phone")
        #expect(settings.value("FLAGS") == "all file own")
    }

    @Test func colorsAreNamedByPropertyListAndSettings() throws {
        func sandbox(_ settings: String, _ list: String) throws -> InfoPlist.Target {
            let project = Self.project.replacingOccurrences(of: "MARKETING_VERSION = \"1.1\";", with: settings)
            let sandbox = try Sandbox([
                "A.xcodeproj/project.pbxproj": project,
                "Clock/Info.plist": "<plist><dict>\(list)</dict></plist>",
            ])
            let place = BuildSettings.Place(
                project: sandbox.folder.appendingPathComponent("A.xcodeproj"), target: "Clock")
            return InfoPlist(directories: [sandbox.folder.appendingPathComponent("Clock")], place: place).target
        }
        let settings = """
            ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = Sand; ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Plum;
            """
        let usual = try sandbox("", "")
        #expect(usual.accentColorName == "AccentColor" && usual.widgetBackgroundColorName == "WidgetBackground")
        let named = try sandbox(settings, "")
        #expect(named.accentColorName == "Plum" && named.widgetBackgroundColorName == "Sand")
        let listed = try sandbox(
            settings, "<key>NSWidgetBackgroundColorName</key><string>Sea</string>"
                + "<key>NSAccentColorName</key><string>$(ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME)</string>")
        #expect(listed.accentColorName == "Plum" && listed.widgetBackgroundColorName == "Sea")
    }

    @Test func anotherTargetsPropertyListIsNotTheWidgets() throws {
        let list = "<plist><dict><key>Other</key><string>yes</string></dict></plist>"
        let sandbox = try Sandbox(["Widget/a.txt": "", "Intents/Info.plist": list])
        let folders = ["Widget", "Intents"].map { sandbox.folder.appendingPathComponent($0) }
        #expect(InfoPlist(directories: folders, project: folders[0]).dictionary["Other"] == nil)
        #expect(InfoPlist(directories: folders.reversed(), project: folders[1]).dictionary["Other"] as? String == "yes")
    }

    @Test func theTargetsEntitlementsCountAndNoOthers() throws {
        func entitlements(_ groups: String) -> String {
            "{ \"com.apple.security.application-groups\" = (\(groups)); }"
        }
        let sandbox = try Sandbox([
            "B.xcodeproj/project.pbxproj": """
                { objects = {
                P0 = {isa = PBXProject; targets = (T1); };
                T1 = {isa = PBXNativeTarget; name = Clock; buildConfigurationList = L1; };
                L1 = {buildConfigurations = (C1); };
                C1 = {name = Release; buildSettings = {
                    CODE_SIGN_ENTITLEMENTS = "Signing/$(TARGET_NAME).entitlements";
                    GROUP = shared; }; };
                }; rootObject = P0; }
                """,
            "Signing/Clock.entitlements": entitlements(#""group.$(GROUP)""#),
            "Clock/Other.entitlements": entitlements(#""group.other""#),
        ])
        let clock = sandbox.folder.appendingPathComponent("Clock")
        let place = BuildSettings.Place(
            project: sandbox.folder.appendingPathComponent("B.xcodeproj"), target: "Clock")
        for settings in [BuildSettings(sources: clock, place: place), BuildSettings(sources: clock)] {
            let found = Entitlements(directories: [clock], settings: settings)
            #expect(found.files.map(\.name) == ["Clock.entitlements"] && found.appGroups == ["group.shared"])
        }
        try FileManager.default.removeItem(at: sandbox.folder.appendingPathComponent("Signing"))
        let beside = Entitlements(directories: [clock], settings: BuildSettings(sources: clock, place: place))
        #expect(beside.appGroups == ["group.other"])
    }
}
