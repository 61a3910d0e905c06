import Foundation
import Launch
import TestSupport
import Testing
import XcodeProjects

/// `Bundle(for:)` of a framework's class has the framework's `Info.plist`: MetroBuddy reads its app group there.
struct FrameworkBundlesTests {
    private static let project = """
        { objects = {
          P = { isa = PBXProject; targets = (W, F, S); };
          W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
          F = { isa = PBXNativeTarget; name = "Metro Kit"; productType = "com.apple.product-type.framework";
            buildConfigurationList = L; };
          L = { isa = XCConfigurationList; buildConfigurations = (R); defaultConfigurationName = Release; };
          R = { isa = XCBuildConfiguration; name = Release; buildSettings = {
            INFOPLIST_FILE = Kit/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = "com.example.kit"; GROUP = "group.metro"; }; };
          S = { isa = PBXNativeTarget; name = Static; productType = "com.apple.product-type.framework.static"; };
        }; rootObject = P; }
        """

    @Test func eachFrameworkHasAListOfItsOwn() throws {
        let sandbox = try Sandbox([
            "A.xcodeproj/project.pbxproj": Self.project, "Kit/Info.plist": "{ Group = \"$(GROUP)\"; }",
            "Widget/Info.plist": "{ Own = yes; }"
        ])
        let folder = sandbox.folder.appendingPathComponent("Widget")
        let description = BundleReader(folders: [folder], home: folder.path).description
        #expect(description.frameworks.keys.sorted() == ["Metro_Kit"])
        let info = BundleDescription.values(of: try #require(description.frameworks["Metro_Kit"]))
        #expect(info["Group"] as? String == "group.metro")
        #expect(info["CFBundleIdentifier"] as? String == "com.example.kit")
        #expect(info["CFBundlePackageType"] as? String == "FMWK")
        #expect(description.infoDictionary["Own"] as? String == "yes")
    }
}

/// What belongs to a target because it lies in its folder.
struct SynchronizedFolderTests {
    @Test func translatedDefinitionsOfIntentsAreSources() throws {
        let sandbox = try Sandbox([
            "W/W.swift": "", "W/Base.lproj/Pick.intentdefinition": "", "W/de.lproj/Pick.strings": "",
            "W/Base.lproj/Main.storyboard": ""
        ])
        #expect(
            SynchronizedFolder.files(in: sandbox.folder.appendingPathComponent("W").path) == [
                "Base.lproj", "Base.lproj/Pick.intentdefinition", "W.swift", "de.lproj"
            ])
    }
}
