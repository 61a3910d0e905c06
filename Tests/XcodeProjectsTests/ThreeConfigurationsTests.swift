import Foundation
import Testing
import XcodeProjects

/// A project of three configurations, whose target and whose own list have other defaults, with settings for one platform
/// only, settings files and modifiers. Two readers used to tell other things of it: the compiler was told to build
/// `World_Clock` and the widget that it is `World Clock`, both took the project's settings of another configuration than
/// the target's, and neither had settings of an iPhone, nested references or `default=`.
struct ThreeConfigurationsTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Projects/ThreeConfigurations")

    private func project() throws -> ProjectFile {
        try ProjectFile(Self.folder.appendingPathComponent("App.xcodeproj").path)
    }

    @Test func oneConfigurationCountsForProjectAndTarget() throws {
        let project = try project(), target = try #require(project.targets.first)
        let settings = project.settings(of: target)
        #expect(settings.value("CONFIGURATION") == "Beta")
        #expect(settings.value("SUFFIX") == ".beta")
        #expect(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["SHARED", "BETA", "FROM_FILE", "PHONE"])
        #expect(settings.value("PRODUCT_NAME") == "World Clock")
        #expect(settings.value("PRODUCT_MODULE_NAME") == "World_Clock")
        #expect(settings.value("PRODUCT_BUNDLE_IDENTIFIER") == "com.example.World-Clock.beta")
        #expect(settings.value("INFOPLIST_FILE") == Self.folder.path + "/Clock/beta-Info.plist")
    }

    @Test func theBundleSaysTheSame() throws {
        let clock = Self.folder.appendingPathComponent("Clock")
        let bundle = BundleReader(folders: [clock], home: clock.path, named: (try project(), "World Clock")).description
        let info = bundle.infoDictionary
        #expect(info["CFBundleIdentifier"] as? String == "com.example.World-Clock.beta")
        #expect(info["CFBundleDisplayName"] as? String == "WORLD CLOCK")
        #expect(info["Module"] as? String == "World_Clock")
        #expect(info["Missing"] as? String == "nothing")
        #expect(info["Nested"] as? String == "com.example")
        #expect(bundle.developmentLanguage == "de")
        #expect(bundle.entitlements.appGroups == ["group.com.example.clock.beta"])
        // The target is found by where its property list lies, too.
        #expect(BundleReader(folders: [clock], home: clock.path).description == bundle)
    }

    @Test(arguments: [
        ("a b.c", "rfc1034identifier", "a-b.c"), ("a b.c", "c99extidentifier", "a_b_c"),
        ("1a", "c99extidentifier", "_a"),
        ("/a/b.c", "file", "b.c"), ("/a/b.c", "base", "b"), ("/a/b.c", "suffix", ".c"), ("/a/b.c", "dir", "/a/"),
        ("Ab", "upper", "AB"), ("Ab", "lower", "ab"), ("a b", "quote", "a\\ b"),
        ("a/../b/", "standardizepath:file", "b")
    ])
    func modifiers(value: String, modifier: String, expected: String) {
        let settings = BuildSettings(target: "Clock", levels: [[BuildSetting("VALUE", value)].compactMap(\.self)])
        #expect(settings.expanded("$(VALUE:\(modifier))") == expected)
        #expect(settings.expanded("${VALUE:\(modifier)}") == expected)
    }
}
