import Foundation
import Launch
import TestSupport
import Testing

@testable import XcodeProjects

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

    /// The settings of a target of the project in a folder.
    private func settings(_ sandbox: Sandbox, _ project: String, _ target: String) throws -> BuildSettings {
        let file = try ProjectFile(sandbox.folder.appendingPathComponent(project).path)
        return file.settings(of: try #require(file.targets.first { $0.text("name") == target }))
    }

    private func reader(_ sandbox: Sandbox, _ folders: [String], _ project: String, _ target: String) throws
        -> BundleReader
    {
        let folders = folders.map { sandbox.folder.appendingPathComponent($0) }
        let file = try ProjectFile(sandbox.folder.appendingPathComponent(project).path)
        return BundleReader(folders: folders, home: folders[0].path, named: (file, target))
    }

    @Test func theNamedTargetsSettingsCount() throws {
        let sandbox = try Sandbox([
            "A.xcodeproj/project.pbxproj": "{ objects = {}; }", "B.xcodeproj/project.pbxproj": Self.project
        ])
        let settings = try settings(sandbox, "B.xcodeproj", "Notes")
        #expect(settings.value("MARKETING_VERSION") == "2.2")
        #expect(settings.value("PRODUCT_NAME") == "Notes")
    }

    /// As the sources are compiled: with the list's default where that is not `Debug`.
    @Test func theReleasedConfigurationCounts() throws {
        let sandbox = try Sandbox([
            "B.xcodeproj/project.pbxproj": Self.project.replacingOccurrences(
                of: "L2 = {buildConfigurations = (C2); };",
                with: """
                    C3 = {name = Shop; buildSettings = {MARKETING_VERSION = "3.3"; }; };
                    L2 = {buildConfigurations = (C2, C3); defaultConfigurationName = Shop; };
                    """)
        ])
        #expect(try settings(sandbox, "B.xcodeproj", "Notes").value("MARKETING_VERSION") == "3.3")
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
            """
        ])
        let settings = try settings(sandbox, "A.xcodeproj", "Clock")
        #expect(settings.value("GROUP") == "group.com.example.clock.phone")
        #expect(settings.value("FLAGS") == "all file own")
    }

    @Test func linesOfSettingsFilesAreReadAsXcodeReadsThem() throws {
        let project = """
            { objects = {
            P0 = {isa = PBXProject; targets = (T1); mainGroup = G0; };
            G0 = {isa = PBXGroup; children = (F0); sourceTree = "<group>"; };
            F0 = {isa = PBXFileReference; path = All.xcconfig; sourceTree = "<group>"; };
            T1 = {isa = PBXNativeTarget; name = Clock; buildConfigurationList = L1; };
            L1 = {buildConfigurations = (C1); }; C1 = {name = Release; baseConfigurationReference = F0; };
            }; rootObject = P0; }
            """
        let sandbox = try Sandbox([
            "A.xcodeproj/project.pbxproj": project, "Spaced.xcconfig": "E = five\n",
            "All.xcconfig": """
            A=one;
              B  =  two words // not this
            C [sdk=iphoneos*] [arch=arm64] = three
            D = four ;
            #include?   "Spaced.xcconfig"
            #include "Missing.xcconfig"
            #includes "Spaced.xcconfig"
            F[sdk=iphoneos* = six
            = seven
            G-H = eight
            I =
            """
        ])
        let settings = try settings(sandbox, "A.xcodeproj", "Clock")
        let read = ["A", "B", "C", "D", "E", "F", "G-H", "G", "I"].map { settings.value($0) }
        #expect(read == ["one", "two words", "three", "four", "five", nil, nil, nil, nil])
    }

    @Test func aSettingThatNamesItselfMeansWhatItInherits() throws {
        func value(_ levels: [[String: Any]]) -> String? {
            BuildSettings(target: "Clock", levels: levels.map(BuildSetting.assignments)).value("ID")
        }
        #expect(value([["ID": "com.app"], ["ID": "$(ID).Widget"]]) == "com.app.Widget")
        #expect(value([["ID": "com.app"], ["ID": "${ID}.$(inherited)"]]) == "com.app.com.app")
        #expect(value([["ID": "$(ID).Widget"]]) == ".Widget")
        #expect(value([["ID": "$(IDS)", "IDS": "a"]]) == "a")
    }

    @Test func colorsAreNamedByPropertyListAndSettings() throws {
        func read(_ settings: String, _ list: String) throws -> BundleDescription {
            let project = Self.project.replacingOccurrences(of: "MARKETING_VERSION = \"1.1\";", with: settings)
            let sandbox = try Sandbox([
                "A.xcodeproj/project.pbxproj": project,
                "Clock/Info.plist": "<plist><dict>\(list)</dict></plist>"
            ])
            return try reader(sandbox, ["Clock"], "A.xcodeproj", "Clock").description
        }
        let settings = """
            ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = Sand; ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Plum;
            """
        let usual = try read("", "")
        #expect(usual.accentColorName == "AccentColor" && usual.widgetBackgroundColorName == "WidgetBackground")
        let named = try read(settings, "")
        #expect(named.accentColorName == "Plum" && named.widgetBackgroundColorName == "Sand")
        let listed = try read(
            settings,
            "<key>NSWidgetBackgroundColorName</key><string>Sea</string>"
                + "<key>NSAccentColorName</key><string>$(ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME)</string>")
        #expect(listed.accentColorName == "Plum" && listed.widgetBackgroundColorName == "Sea")
    }

    @Test func anotherTargetsPropertyListIsNotTheWidgets() throws {
        let list = "<plist><dict><key>Other</key><string>yes</string></dict></plist>"
        let sandbox = try Sandbox(["Widget/a.txt": "", "Intents/Info.plist": list])
        let folders = ["Widget", "Intents"].map { sandbox.folder.appendingPathComponent($0) }
        func other(_ folders: [URL]) -> String? {
            BundleReader(folders: folders, home: folders[0].path).description.infoDictionary["Other"] as? String
        }
        #expect(other(folders) == nil)
        #expect(other(folders.reversed()) == "yes")
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
            "Clock/Other.entitlements": entitlements(#""group.other""#)
        ])
        let clock = sandbox.folder.appendingPathComponent("Clock")
        for reader in [
            try reader(sandbox, ["Clock"], "B.xcodeproj", "Clock"), BundleReader(folders: [clock], home: clock.path)
        ] {
            let found = reader.description.entitlements
            #expect(found.files.map(\.name) == ["Clock.entitlements"] && found.appGroups == ["group.shared"])
        }
        try FileManager.default.removeItem(at: sandbox.folder.appendingPathComponent("Signing"))
        let beside = try reader(sandbox, ["Clock"], "B.xcodeproj", "Clock").description.entitlements
        #expect(beside.appGroups == ["group.other"])
    }

    /// Files with secrets are not in a repository, and those of a submodule only once it is fetched.
    @Test func settingsFilesThatAreNotThereAreTold() throws {
        let sandbox = try Sandbox([
            "B.xcodeproj/project.pbxproj": """
            { objects = {
            P0 = {isa = PBXProject; mainGroup = G0; targets = (T1); buildConfigurationList = L0; };
            G0 = {isa = PBXGroup; children = (F0, F1, F2); sourceTree = "<group>"; };
            F0 = {isa = PBXFileReference; path = Config/Secrets.xcconfig; sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = "Pods/Clock.release.xcconfig"; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Config/There.xcconfig; sourceTree = "<group>"; };
            T1 = {isa = PBXNativeTarget; name = Clock; buildConfigurationList = L1; };
            T2 = {isa = PBXNativeTarget; name = Steps; buildConfigurationList = L2; };
            L0 = {buildConfigurations = (C0); };
            C0 = {name = Release; baseConfigurationReference = F0; };
            L1 = {buildConfigurations = (C1); };
            C1 = {name = Release; baseConfigurationReference = F1; };
            L2 = {buildConfigurations = (C2); };
            C2 = {name = Release; baseConfigurationReference = F2; };
            }; rootObject = P0; }
            """,
            "Config/There.xcconfig": "A = 1"
        ])
        let file = try ProjectFile(sandbox.folder.appendingPathComponent("B.xcodeproj").path)
        func missing(_ target: String) -> [String] {
            file.missingSettingsFiles(of: file[target]!).map { String($0.dropFirst(sandbox.folder.path.count + 1)) }
        }
        #expect(missing("T1") == ["Config/Secrets.xcconfig"] && missing("T2") == ["Config/Secrets.xcconfig"])
        try FileManager.default.copyItem(
            at: sandbox.folder.appendingPathComponent("Config/There.xcconfig"),
            to: sandbox.folder.appendingPathComponent("Config/Secrets.xcconfig"))
        #expect(missing("T1").isEmpty && missing("T2").isEmpty)
    }

    @Test func groupsAreKnownOnlyWhereSettingsAre() throws {
        let sandbox = try Sandbox([:]), folder = sandbox.folder
        let cloud = ["com.apple.developer.icloud-container-identifiers": ["iCloud.$(OTHER)", "iCloud.a"]]
        try PropertyListSerialization.data(fromPropertyList: cloud, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("W.entitlements"))
        #expect(BundleReader(folders: [folder]).description.entitlements.cloudContainer == "iCloud.a")
        try FileManager.default.removeItem(at: folder.appendingPathComponent("W.entitlements"))
        func read(_ groups: [String]?) throws -> [String]? {
            let list = groups.map { ["com.apple.security.application-groups": $0] } ?? [:]
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
                .write(to: folder.appendingPathComponent("W.entitlements"))
            return BundleReader(folders: [folder]).description.entitlements.appGroups
        }
        #expect(BundleReader(folders: [folder]).description.entitlements.appGroups == nil)
        #expect(try read(nil) == [])
        #expect(try read(["group.b", "group.a"]) == ["group.a", "group.b"])
        #expect(try read(["group.$(PRODUCT_NAME)"]) == ["group.\(folder.lastPathComponent)"])
        #expect(try read(["group.$(MY_OWN_SETTING)"]) == nil)
        // One that stands alone.
        try PropertyListSerialization.data(
            fromPropertyList: ["com.apple.security.application-groups": "group.c"], format: .xml, options: 0
        ).write(to: folder.appendingPathComponent("W.entitlements"))
        #expect(BundleReader(folders: [folder]).description.entitlements.appGroups == ["group.c"])
    }

    /// What is outside the project is nobody's setting: it would end in a picture.
    @Test func settingsFilesElsewhereAreNotRead() throws {
        let elsewhere = try Sandbox(["credentials": "secret = 1234"])
        let sandbox = try Sandbox([
            "A.xcodeproj/project.pbxproj": """
            { objects = {
            P0 = {isa = PBXProject; mainGroup = G0; targets = (T1); };
            G0 = {isa = PBXGroup; children = (F0); sourceTree = "<group>"; };
            F0 = {isa = PBXFileReference; path = All.xcconfig; sourceTree = "<group>"; };
            T1 = {isa = PBXNativeTarget; name = Clock; buildConfigurationList = L1; };
            L1 = {buildConfigurations = (C1); }; C1 = {name = Release; baseConfigurationReference = F0; };
            }; rootObject = P0; }
            """,
            "All.xcconfig": "own = 1\n#include \"\(elsewhere.folder.path)/credentials\"\n#include \"link\"\n"
        ])
        try FileManager.default.createSymbolicLink(
            at: sandbox.folder.appendingPathComponent("link"),
            withDestinationURL: elsewhere.folder.appendingPathComponent("credentials"))
        let settings = try settings(sandbox, "A.xcodeproj", "Clock")
        #expect(settings.value("own") == "1" && settings.value("secret") == nil)
    }

    /// A project says itself which folder its paths are relative to.
    @Test func aProjectOfAnotherFolderReadsNoSettingsThere() throws {
        let elsewhere = try Sandbox(["All.xcconfig": "secret = 1234"])
        let sandbox = try Sandbox([
            "A.xcodeproj/project.pbxproj": """
            { objects = {
            P0 = {isa = PBXProject; mainGroup = G0; targets = (T1);
                projectDirPath = "../\(elsewhere.folder.lastPathComponent)"; };
            G0 = {isa = PBXGroup; children = (F0); sourceTree = "<group>"; };
            F0 = {isa = PBXFileReference; path = All.xcconfig; sourceTree = "<group>"; };
            T1 = {isa = PBXNativeTarget; name = Clock; buildConfigurationList = L1; };
            L1 = {buildConfigurations = (C1); }; C1 = {name = Release; baseConfigurationReference = F0; };
            }; rootObject = P0; }
            """
        ])
        #expect(
            try ProjectFile(sandbox.folder.appendingPathComponent("A.xcodeproj").path).folder
                == elsewhere.folder.standardizedFileURL.path)
        #expect(try settings(sandbox, "A.xcodeproj", "Clock").value("secret") == nil)
    }

    @Test func namesAreFoundHoweverTheirAccentsAreWritten() throws {
        let composed = "Vi\u{1EC7}t/Caf\u{E9}.swift", apart = "Vie\u{323}\u{302}t/Cafe\u{301}.swift"
        let sandbox = try Sandbox([
            composed: "let a = 1",
            "A.xcodeproj/project.pbxproj": """
            { objects = {
            P0 = {isa = PBXProject; mainGroup = G0; targets = (); };
            G0 = {isa = PBXGroup; children = (F0, F1); sourceTree = "<group>"; };
            F0 = {isa = PBXFileReference; path = "\(apart)"; sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = "Vie\u{323}\u{302}t/Gone\u{301}.swift"; sourceTree = "<group>"; };
            }; rootObject = P0; }
            """
        ])
        let file = try ProjectFile(sandbox.folder.appendingPathComponent("A.xcodeproj").path)
        let found = try #require(file.places["F0"])
        #expect(
            FileManager.default.fileExists(atPath: found)
                && found.utf8.elementsEqual(
                    (sandbox.folder.standardizedFileURL.path + "/" + composed).utf8)
        )
        #expect(file.places["F1"]?.hasSuffix("Vi\u{1EC7}t/Gon\u{E9}.swift") == true)
    }

    @Test func pathsOfTheAuthorsMachineAreFoundInTheProject() throws {
        let sandbox = try Sandbox([
            "App/Views/A.swift": "let a = 1", "App/B.swift": "",
            "A.xcodeproj/project.pbxproj": """
            { objects = {
            P0 = {isa = PBXProject; mainGroup = G0; targets = (); };
            G0 = {isa = PBXGroup; children = (F0, F1, F2, F3); sourceTree = "<group>"; };
            F0 = {isa = PBXFileReference; path = /Users/me/code/app/App/Views/A.swift; sourceTree = "<absolute>"; };
            F1 = {isa = PBXFileReference; path = "../app/App/B.swift"; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = /Users/me/Gone.swift; sourceTree = "<absolute>"; };
            F3 = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
            }; rootObject = P0; }
            """
        ])
        let file = try ProjectFile(sandbox.folder.appendingPathComponent("A.xcodeproj").path)
        let folder = sandbox.folder.standardizedFileURL.path
        #expect(
            ["F0", "F1", "F2", "F3"].map { file.places[$0] } == [
                folder + "/App/Views/A.swift", folder + "/App/B.swift", "/Users/me/Gone.swift", folder + "/B.swift"
            ])
    }

    /// Git keeps the old name where somebody on a Mac changes its case.
    @Test func namesAreFoundWhateverTheirCase() throws {
        let sandbox = try Sandbox([
            "Widgets/Clock/Face.swift": "let a = 1", "Widgets/clock.swift": "", "Widgets/Clock.txt": "",
            "A.xcodeproj/project.pbxproj": """
            { objects = {
            P0 = {isa = PBXProject; mainGroup = G0; targets = (); };
            G0 = {isa = PBXGroup; path = widgets; children = (F0, F1, F2); sourceTree = "<group>"; };
            F0 = {isa = PBXFileReference; path = clock/face.swift; sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = Clock.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = gone.swift; sourceTree = "<group>"; };
            }; rootObject = P0; }
            """
        ])
        let file = try ProjectFile(sandbox.folder.appendingPathComponent("A.xcodeproj").path)
        let folder = sandbox.folder.standardizedFileURL.path + "/Widgets/"
        #expect(
            ["F0", "F1", "F2"].map { file.places[$0]?.trimmingPrefix(folder) } == [
                "Clock/Face.swift", "clock.swift", "gone.swift"
            ])
    }

    /// Each trapped, or had no end, in a reader before.
    @Test(.timeLimit(.minutes(20))) func settingsThatNameEachOtherManyTimes() throws {
        let chain = (0..<12).map { "S\($0) = \"\(String(repeating: "$(S\($0 + 1))", count: 9))x\";" }.joined()
        let sandbox = try Sandbox([
            "A.xcodeproj/project.pbxproj": Self.project.replacingOccurrences(
                of: "MARKETING_VERSION = \"1.1\";", with: "A = \"$(B)$(B)\"; B = c; \(chain)")
        ])
        let read = try settings(sandbox, "A.xcodeproj", "Clock")
        #expect(read.expanded("$(S0)").utf8.count < 100_000)
        #expect(!read.knowsAll(of: "$(S0)"))
        #expect(read.expanded("$(A)") == "cc")
        #expect(read.knowsAll(of: "$(A)"))
        #expect(read.expanded(String(repeating: "$(", count: 30_000)).utf8.count == 60_000)
    }

    @Test(.timeLimit(.minutes(20))) func linesThatDoubleWhatCameBefore() throws {
        let sandbox = try Sandbox([
            "a.xcconfig": "A = 1\n" + String(repeating: "A = x$(inherited)$(inherited)\n", count: 60),
            "b.xcconfig": "#include \"c.xcconfig\"\nB = $(inherited) 2", "c.xcconfig": "B = 1"
        ])
        func settings(_ name: String) -> BuildSettings {
            let file = SettingsFile(
                sandbox.folder.appendingPathComponent(name).path, within: ProjectBoundary(of: sandbox.folder.path))
            return BuildSettings(target: "Clock", levels: [file.assignments])
        }
        #expect((settings("a.xcconfig").value("A") ?? "").utf8.count <= 64 << 10)
        #expect(settings("b.xcconfig").value("B") == "1 2")
    }
}
