import Assets
import Foundation
import TestSupport
import Testing

@Suite struct MalformedCatalogTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test(arguments: [
        "", "{", "[]", "null", "42", #"{"images": 3}"#, #"{"images": [1, null]}"#,
        #"{"images": [{"filename": 7}]}"#, #"{"images": [{"filename": "../../../etc"}], "properties": []}"#,
        #"{"images": [{"filename": "none.png", "scale": "-1x", "appearances": "dark"}]}"#
    ])
    func anImageSetThatCannotBeReadFindsNothing(contents: String) throws {
        try sandbox.write("A.xcassets/p.imageset/Contents.json", contents)
        let library = AssetLibrary(directories: [sandbox.folder])
        #expect(library.image(named: "p", traits: AssetTraits()) == nil)
        #expect(library.image(named: "p", traits: AssetTraits(dark: true)) == nil)
        #expect(library.findings.count <= 1)
    }

    @Test(arguments: [
        #"{"colors": [{"color": {"color-space": "lab", "components": {"red": 1, "green": 1, "blue": 1}}}]}"#,
        #"{"colors": [{"color": {"components": {"red": "x", "green": "0.1", "blue": "0.1"}}}]}"#,
        #"{"colors": [{"color": {"components": {"red": "nan", "green": "0.1", "blue": "inf"}}}]}"#,
        #"{"colors": [{"color": {}}]}"#
    ])
    func aColorThatCannotBeReadIsReportedWithItsFile(contents: String) throws {
        try sandbox.write("A.xcassets/c.colorset/Contents.json", contents)
        let library = AssetLibrary(directories: [sandbox.folder])
        #expect(library.color(named: "c", traits: AssetTraits()) == nil)
        let finding = try #require(library.findings.first)
        #expect(finding.code.name == "asset-malformed")
        let folder = sandbox.folder.lastPathComponent
        #expect(finding.message.hasPrefix("\(folder)/A.xcassets/c.colorset/Contents.json: color 1 "))
    }

    /// A target's bundle is a folder of links, whose name in the cache tells nobody anything.
    @Test func whatIsLinkedIsNamedWhereItLies() throws {
        for folder in ["App", "Kit"] {
            try sandbox.write("\(folder)/Assets.xcassets/c.colorset/Contents.json", "{}")
        }
        let files = FileManager.default, bundle = sandbox.folder.appendingPathComponent("0a1b")
        try files.createDirectory(at: bundle.appendingPathComponent("2"), withIntermediateDirectories: true)
        for (link, folder) in [("Assets.xcassets", "App"), ("2/Assets.xcassets", "Kit")] {
            try files.createSymbolicLink(
                at: bundle.appendingPathComponent(link),
                withDestinationURL: sandbox.folder.appendingPathComponent("\(folder)/Assets.xcassets"))
        }
        let message = AssetLibrary(directories: [bundle]).findings.first?.message
        #expect(
            message
                == "App/Assets.xcassets/c.colorset: “c” is already the name of Kit/Assets.xcassets/c.colorset, which is "
                + "used; rename one.")
    }

    @Test func jsonErrorsNameTheFileOnce() throws {
        try sandbox.write("A.xcassets/p.imageset/Contents.json", "{\n  \"images\" : [ }\n")
        let library = AssetLibrary(directories: [sandbox.folder])
        for dark in [false, true] { _ = library.image(named: "p", traits: AssetTraits(dark: dark)) }
        #expect(library.findings.count == 1)
        #expect(library.findings[0].message.contains("p.imageset/Contents.json: is not valid JSON: "))
    }

    /// What a name leads to out of the set is there, and is not shown.
    @Test(arguments: [
        "../../../outside.png", "/etc/outside.png", "a/../../../../outside.png", "../p.imageset/../../../outside.png"
    ])
    func aNameThatLeadsOutOfTheSetIsReportedAndNotFollowed(name: String) throws {
        try sandbox.write("outside.png", "x")
        try sandbox.writeImageSet(
            "Folder/A.xcassets/p.imageset",
            images: #"{"filename": "\#(name)"}, {"filename": "1.png", "scale": "1x"}"#, files: ["1.png"])
        try sandbox.write("Folder/A.xcassets/d.dataset/Contents.json", #"{"data": [{"filename": "\#(name)"}]}"#)
        let library = AssetLibrary(directories: [sandbox.folder.appendingPathComponent("Folder")])
        #expect(library.image(named: "p", traits: AssetTraits(scale: 3))?.url.lastPathComponent == "1.png")
        #expect(library.data(named: "d") == nil)
        #expect(library.findings.filter { $0.message.contains("“\(name)” leads out of the set") }.count == 2)
    }

    @Test func aMissingFileIsReportedAndTheOthersStillServe() throws {
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset",
            images: #"{"filename": "1.png", "scale": "1x"}, {"filename": "3.png", "scale": "3x"}"#, files: ["1.png"])
        let library = AssetLibrary(directories: [sandbox.folder])
        #expect(library.image(named: "p", traits: AssetTraits(scale: 3))?.url.lastPathComponent == "1.png")
        #expect(library.findings.map(\.message).first?.contains("“3.png” is missing") == true)
    }

    @Test func anImageWithoutAHeaderIsReported() throws {
        try sandbox.write("A.xcassets/p.imageset/Contents.json", #"{"images": [{"filename": "p.png"}]}"#)
        try sandbox.write("A.xcassets/p.imageset/p.png", "no picture")
        let library = AssetLibrary(directories: [sandbox.folder])
        #expect(library.image(named: "p", traits: AssetTraits())?.pixelSize == nil)
        #expect(library.findings.map(\.code.name) == ["image-unreadable"])
    }

    @Test func theFirstOfTwoAssetsWithOneNameCounts() throws {
        try sandbox.writeColorSet("A.xcassets/c.colorset", #"{"color": {"reference": "systemRedColor"}}"#)
        try sandbox.writeColorSet("B.xcassets/c.colorset", #"{"color": {"reference": "systemBlueColor"}}"#)
        let library = AssetLibrary(directories: [sandbox.folder])
        #expect(library.color(named: "c", traits: AssetTraits()) == .system("systemRedColor"))
        #expect(library.findings.map(\.code.name) == ["asset-duplicated"])
    }

    /// Every target has the template's `AccentColor`; a shared catalog may have the color.
    @Test(arguments: [("A", "B"), ("B", "A")]) func aSetWithoutAnythingGivesWay(blank: String, filled: String) throws {
        try sandbox.writeColorSet("\(blank).xcassets/AccentColor.colorset", #"{"idiom": "universal"}"#)
        try sandbox.writeColorSet(
            "\(filled).xcassets/AccentColor.colorset", #"{"color": {"reference": "systemRedColor"}}"#)
        let library = AssetLibrary(directories: [sandbox.folder])
        #expect(library.color(named: "AccentColor", traits: AssetTraits()) == .system("systemRedColor"))
        #expect(library.findings.isEmpty, "\(library.findings)")
    }

    @Test func theSameNameInTwoBundlesIsNoDuplicate() throws {
        for bundle in ["Widget", "Kit"] {
            try sandbox.writeColorSet(
                "\(bundle)/A.xcassets/c.colorset",
                #"{"color": {"reference": "\#(bundle == "Kit" ? "systemBlueColor" : "systemRedColor")"}}"#)
        }
        let library = AssetLibrary(directories: ["Widget", "Kit"].map { sandbox.folder.appendingPathComponent($0) })
        #expect(library.color(named: "c", traits: AssetTraits()) == .system("systemRedColor"))
        #expect(library.findings.isEmpty)
        // One of them holds it twice.
        try sandbox.writeColorSet("Kit/B.xcassets/c.colorset", #"{"color": {"reference": "systemRedColor"}}"#)
        let again = AssetLibrary(directories: ["Widget", "Kit"].map { sandbox.folder.appendingPathComponent($0) })
        #expect(again.findings.map(\.code.name) == ["asset-duplicated"])
    }

    @Test func aFolderThatDoesNotExistHasNoAssets() {
        let library = AssetLibrary(directories: [URL(fileURLWithPath: "/nonexistent/assets")])
        #expect(library.imageNames.isEmpty && library.findings.isEmpty)
    }
}
