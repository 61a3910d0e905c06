import Foundation
import SystemSupport
import TestSupport
import Testing
import XcodeProjects

@testable import darkroom

/// What build settings say of targets.
extension XcodeProjectTests {
    @Test func previewsSeeTheConditionsOfTheDebugConfiguration() throws {
        let project = try project(
            """
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L; };
            L = {buildConfigurations = (C1, C2); };
            C1 = {name = Debug; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG SAMPLES"; }; };
            C2 = {name = Release; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = STORE; }; };
            """, mainGroup: "", files: [:])
        let target = try #require(project.extensions.first)
        #expect(target.conditions == ["STORE"] && target.debugConditions == ["DEBUG", "SAMPLES"])
    }

    @Test func settingsStandInFilesToo() throws {
        let project = try project(
            """
            F1 = {isa = PBXFileReference; path = Config/Widget.xcconfig; sourceTree = "<group>"; };
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L1; };
            L1 = {buildConfigurations = (C1); }; C1 = {name = Release; baseConfigurationReference = F1; buildSettings = { }; };
            """, mainGroup: "F1",
            files: [
                "Config/Widget.xcconfig":
                    "#include \"Shared.xcconfig\"\nINFOPLIST_FILE = $(PLACE)/Info.plist // its list",
                "Config/Shared.xcconfig": "PLACE = Widget\nPLACE[config=Debug] = Elsewhere\n#include? \"None.xcconfig\""
            ])
        let found = try #require(project.extensions.first).infoPlist
        #expect(found.map { relative([$0], project)[0] } == "Widget/Info.plist")
    }

    /// Those of releases, the project's where the target inherits them.
    @Test func conditionsHoldAsTheSettingsSay() throws {
        let project = try project(
            """
            P1 = {isa = PBXProject; mainGroup = G0; targets = (T1); buildConfigurationList = L0; };
            L0 = {buildConfigurations = (C2, C3); defaultConfigurationName = Release; };
            C2 = {name = Debug; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
            C3 = {name = Release; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = "PROD $(inherited)"; SWIFT_VERSION = 6.0; }; };
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L1; };
            L1 = {buildConfigurations = (C4, C5); };
            C4 = {name = Debug; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG W"; }; };
            C5 = {name = Release; buildSettings = {"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*]" = "$(inherited) WIDGET"; OTHER_SWIFT_FLAGS = ("-DONE", "-D", TWO, "-Xfrontend", "-x"); }; };
            """, mainGroup: "", root: "P1", files: [:])
        let target = try #require(project.extensions.first)
        #expect(target.conditions == ["PROD", "WIDGET", "ONE", "TWO"])
        // Of a target of Swift 6.
        #expect(
            target.flags == ["-enable-bare-slash-regex"]
                + [
                    "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials", "InferSendableFromCaptures",
                    "IsolatedDefaultValues"
                ]
                .flatMap { ["-enable-upcoming-feature", $0] })
    }

    /// Debug comes first in every project.
    @Test func thePropertyListIsThatOfReleases() throws {
        let project = try project(
            """
            P1 = {isa = PBXProject; mainGroup = G0; targets = (T1); buildConfigurationList = L0; };
            L0 = {buildConfigurations = (C2, C3); defaultConfigurationName = Release; };
            C2 = {name = Debug; buildSettings = {PLACE = Debug; }; }; C3 = {name = Release; buildSettings = {PLACE = Shop; }; };
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L1; };
            L1 = {buildConfigurations = (C4, C5); defaultConfigurationName = Release; };
            C4 = {name = Debug; buildSettings = {INFOPLIST_FILE = "Debug.plist"; PRODUCT_NAME = "W Debug"; }; };
            C5 = {name = Release; buildSettings = {INFOPLIST_FILE = "$(PLACE)/Info.plist"; PRODUCT_NAME = "W Shop"; }; };
            """, mainGroup: "", root: "P1", files: [:])
        let target = try #require(project.extensions.first)
        #expect(target.infoPlist.map { relative([$0], project)[0] } == "Shop/Info.plist")
        #expect(target.moduleName == "W_Shop")
    }

    @Test("What names no actor is isolated as Xcode 26 has it")
    func isolation() throws {
        let project = try project(
            """
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L1; };
            L1 = {buildConfigurations = (C1); };
            C1 = {name = Release; buildSettings = {
            SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = YES;
            }; };
            """, mainGroup: "", files: [:])
        #expect(
            project.extensions.first?.flags == [
                "-enable-bare-slash-regex", "-default-isolation", "MainActor", "-enable-upcoming-feature",
                "InferIsolatedConformances"
            ])
    }

    @Test(arguments: [("", true), ("SWIFT_VERSION = 5.0; SWIFT_ENABLE_BARE_SLASH_REGEX = NO;", false)])
    func plainRegexesAreOnAsInXcode(settings: String, areOn: Bool) throws {
        let project = try project(
            """
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L1; };
            L1 = {buildConfigurations = (C1); }; C1 = {name = Release; buildSettings = {\(settings) }; };
            """, mainGroup: "", files: [:])
        #expect(project.extensions.first?.flags == (areOn ? ["-enable-bare-slash-regex"] : []))
    }
}
