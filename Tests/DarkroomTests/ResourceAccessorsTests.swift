import Foundation
import SwiftText
import TestSupport
import Testing

@testable import darkroom

/// The code that Tuist generates for resources, by SwiftGen's rules.
struct ResourceAccessorsTests {
    @Test(arguments: [
        ("ic_home-small", "icHomeSmall", "IcHomeSmall"), ("Brand Color", "brandColor", "BrandColor"),
        ("URLType", "urlType", "URLType"), ("10px", "_10px", "_10px"), ("GRAY_900", "gray900", "Gray900"),
        ("gray900", "gray900", "Gray900"), ("Semi Bold", "semiBold", "SemiBold"), ("한글", "한글", "한글")
    ])
    func namesAreMadeAsSwiftGenMakesThem(name: String, member: String, type: String) {
        #expect(AccessorName.member(name) == member)
        #expect(AccessorName.type(name) == type)
    }

    private func file(_ path: String, _ text: String, in folder: String) throws {
        let url = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func files(_ folder: String, sources: String = "") throws -> [String: String] {
        let accessors = try #require(ResourceAccessors(moduleName: "design-kit", kinds: ["bundle", "resources"]))
        return accessors.files([folder], sources: [SourceFile(sources)])
    }

    @Test func stringsHaveTheirArguments() throws {
        let folder = try temporaryFolder().path
        try file("en.lproj/Localizable.strings", "\"home.title\" = \"Hi %@, %d\"; \"ok\" = \"OK\";", in: folder)
        let text = try #require(files(folder)["DarkroomGeneratedStrings.swift"])
        #expect(text.contains("public nonisolated enum DesignKitStrings {"))
        #expect(text.contains("public static var `ok`: String { DesignKitStrings.tr(\"Localizable\", \"ok\") }"))
        #expect(text.contains("public enum `Home` {"))
        #expect(
            text.contains(
                "func `title`(_ p1: Any, _ p2: Int) -> String { "
                    + "DesignKitStrings.tr(\"Localizable\", \"home.title\", String(describing: p1), p2) }"))
    }

    @Test func severalCatalogsAreTypesOfTheirOwn() throws {
        let folder = try temporaryFolder().path
        let color =
            #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "1"}}, "idiom": "universal"}]}"#
        try file("Colors.xcassets/brand.colorset/Contents.json", color, in: folder)
        let one = try #require(files(folder)["DarkroomGeneratedAssets.swift"])
        #expect(one.contains("    public static let `brand` = DesignKitColors(name: \"brand\")"))
        try file("Other.xcassets/Old Set/ink.colorset/Contents.json", color, in: folder)
        try file(
            "Other.xcassets/Old Set/Contents.json", #"{"properties": {"provides-namespace": true}}"#, in: folder)
        let two = try #require(files(folder)["DarkroomGeneratedAssets.swift"])
        #expect(two.contains("    public enum `Colors` {") && two.contains("        public enum `OldSet` {"))
        #expect(two.contains("`ink` = DesignKitColors(name: \"Old Set/ink\")"))
        #expect(try files(folder, sources: "enum DesignKitAsset {}")["DarkroomGeneratedAssets.swift"] == nil)
    }

    @Test func fontsAreNamedByTheirFamiliesAndStyles() throws {
        let folder = try temporaryFolder().path
        let font = packageFolder.appendingPathComponent("fonts/faces").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: font)) ?? []
        let file = try #require(names.first { $0.hasPrefix("Inter") && $0.hasSuffix(".ttf") })
        try FileManager.default.copyItem(atPath: "\(font)/\(file)", toPath: "\(folder)/\(file)")
        let found = try #require(FontFileNames("\(folder)/\(file)"))
        #expect(found.family.hasPrefix("Inter") && found.postScript.hasPrefix("Inter"))
        let text = try #require(files(folder)["DarkroomGeneratedFonts.swift"])
        #expect(text.contains("public nonisolated enum DesignKitFontFamily {"))
        #expect(text.contains("path: \"\(file)\""))
        try Data("no font".utf8).write(to: URL(fileURLWithPath: "\(folder)/broken.otf"))
        #expect(FontFileNames("\(folder)/broken.otf") == nil)
    }

    @Test func nothingIsMadeOfNothing() throws {
        #expect(ResourceAccessors(moduleName: "A", kinds: []) == nil)
        #expect(try Array(files(temporaryFolder().path).keys) == ["DarkroomGeneratedBundle.swift"])
    }
}
