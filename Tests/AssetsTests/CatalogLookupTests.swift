import Assets
import Foundation
import TestSupport
import Testing

@Suite struct CatalogLookupTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private var library: AssetLibrary { AssetLibrary(directories: [sandbox.folder]) }

    private func file(_ traits: AssetTraits) -> String? {
        library.image(named: "p", traits: traits)?.url.lastPathComponent
    }

    @Test func anAppIconsTintedLookIsNeverAnImages() throws {
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset",
            images: """
                {"filename": "tinted.png", "appearances": [{"appearance": "luminosity", "value": "tinted"}]},
                {"filename": "any.png"}
                """, files: ["tinted.png", "any.png"])
        #expect(file(AssetTraits()) == "any.png")
        #expect(file(AssetTraits(dark: true)) == "any.png")
    }

    @Test func groupsMayHaveADotInTheirName() throws {
        try sandbox.writeImageSet(
            "A.xcassets/Icons v1.2/p.imageset", images: #"{"filename": "p.png"}"#, files: ["p.png"])
        try sandbox.write("A.xcassets/v2.0/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try sandbox.writeImageSet("A.xcassets/v2.0/p.imageset", images: #"{"filename": "q.png"}"#, files: ["q.png"])
        #expect(library.catalogImageNames == ["p", "v2.0/p"])
    }

    @Test func setsMayHaveADotInTheirName() throws {
        try sandbox.writeImageSet("A.xcassets/icon.v2.imageset", images: #"{"filename": "p.png"}"#, files: ["p.png"])
        #expect(library.catalogImageNames == ["icon.v2"])
    }

    @Test func filesAreFoundHoweverTheirAccentsAreWritten() throws {
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset", images: "{\"filename\": \"Cafe\u{301}.PNG\"}", files: ["Caf\u{E9}.png"])
        #expect(file(AssetTraits()) == "Caf\u{E9}.png" && library.findings.isEmpty)
    }

    @Test func layersOfAnAppIconAreNoImages() throws {
        for layer in ["Front", "Back"] {
            let stack = "A.xcassets/AppIcon.solidimagestack/\(layer).solidimagestacklayer"
            try sandbox.writeImageSet(
                "\(stack)/Content.imageset", images: #"{"filename": "p.png"}"#, files: ["p.png"])
        }
        #expect(library.imageNames.isEmpty && library.findings.isEmpty)
    }

    @Test(arguments: ["appiconset", "iconset", "launchimage", "brandassets", "stickerpack", "arresourcegroup"])
    func otherKindsOfSetsAreNoImages(kind: String) throws {
        try sandbox.write("A.xcassets/p.\(kind)/Contents.json", #"{"images": [{"filename": "p.png"}]}"#)
        try sandbox.writePNG("A.xcassets/p.\(kind)/p.png", width: 4, height: 4)
        try sandbox.writeImageSet(
            "A.xcassets/p.\(kind)/in.imageset", images: #"{"filename": "p.png"}"#, files: ["p.png"])
        #expect(library.catalogImageNames == [])
    }

    @Test func namespacesNest() throws {
        for folder in ["A.xcassets/Icons", "A.xcassets/Icons/Small"] {
            try sandbox.write(folder + "/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        }
        try sandbox.writeImageSet(
            "A.xcassets/Icons/Small/star.imageset", images: #"{"filename": "p.png"}"#, files: ["p.png"])
        try sandbox.writeColorSet(
            "A.xcassets/Icons/Small/star.colorset", #"{"color": {"reference": "systemRedColor"}}"#)
        try sandbox.write("A.xcassets/Icons/Small/star.dataset/Contents.json", #"{"data": [{"filename": "s.txt"}]}"#)
        try sandbox.write("A.xcassets/Icons/Small/star.dataset/s.txt", "star")
        #expect(library.catalogImageNames == ["Icons/Small/star"])
        #expect(library.color(named: "Icons/Small/star", traits: AssetTraits()) == .system("systemRedColor"))
        #expect(library.data(named: "Icons/Small/star") == Data("star".utf8))
        #expect(library.data(named: "star") == nil)
    }

    @Test func theFirstFolderAndTheFirstCatalogWin() throws {
        let other = try Sandbox()
        try sandbox.writeColorSet("B.xcassets/c.colorset", #"{"color": {"reference": "b"}}"#)
        try sandbox.writeColorSet("A.xcassets/c.colorset", #"{"color": {"reference": "a"}}"#)
        try other.writeColorSet("A.xcassets/c.colorset", #"{"color": {"reference": "other"}}"#)
        let traits = AssetTraits()
        #expect(
            AssetLibrary(directories: [sandbox.folder, other.folder]).color(named: "c", traits: traits) == .system("a"))
        #expect(
            AssetLibrary(directories: [other.folder, sandbox.folder]).color(named: "c", traits: traits)
                == .system("other"))
    }

    /// As every iPhone since the 7 shows it.
    @Test func theWideGamutEntryIsTaken() throws {
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset",
            images:
                #"{"filename": "wide.png", "display-gamut": "display-P3"}, {"filename": "srgb.png", "display-gamut": "sRGB"}"#,
            files: ["wide.png", "srgb.png"])
        #expect(file(AssetTraits()) == "wide.png")
    }

    @Test(arguments: [
        ("en_US", "all.png"), ("de_AT", "de.png"), ("fr_FR", "all.png"), ("zh_TW", "zh.png"), ("pt_BR", "br.png"),
        ("pt_PT", "pt.png")
    ])
    func localizedEntriesAreForTheirLanguage(locale: String, name: String) throws {
        let languages = [("de", "de"), ("zh-Hant", "zh"), ("pt", "pt"), ("pt-BR", "br")]
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset",
            images: #"{"filename": "all.png"}"#
                + languages.map { #", {"filename": "\#($1).png", "locale": "\#($0)"}"# }.joined(),
            files: ["all.png"] + languages.map { "\($1).png" })
        #expect(file(AssetTraits(locale: locale)) == name)
    }

    @Test(arguments: ["subtype", "memory", "graphics-feature-set", "width-class", "height-class"])
    func entriesForSomeDevicesOnlyAreTheLastResort(key: String) throws {
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset", images: #"{"filename": "some.png", "\#(key)": "x"}, {"filename": "all.png"}"#,
            files: ["some.png", "all.png"])
        #expect(file(AssetTraits()) == "all.png")
    }

    @Test(arguments: [(AssetIdiom.phone, "phone.png"), (.pad, "pad.png")])
    func devicesHaveTheirOwnImages(idiom: AssetIdiom, name: String) throws {
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset",
            images: """
                {"filename": "mac.png", "idiom": "mac"}, {"filename": "phone.png", "idiom": "iphone"},
                {"filename": "pad.png", "idiom": "ipad"}, {"filename": "all.png", "idiom": "universal"}
                """, files: ["mac.png", "phone.png", "pad.png", "all.png"])
        #expect(file(AssetTraits(idiom: idiom)) == name)
    }

    @Test func anotherDevicesImageIsNoFallback() throws {
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset", images: #"{"filename": "p.png", "idiom": "ipad"}"#, files: ["p.png"])
        #expect(file(AssetTraits()) == nil)
    }

    @Test(arguments: ["lossless", "lossy", "gpu-optimized-best", "automatic"])
    func compressionChangesNothing(type: String) throws {
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset", images: #"{"filename": "p.png"}"#,
            properties: #"{"compression-type": "\#(type)"}"#,
            files: ["p.png"])
        #expect(file(AssetTraits()) == "p.png")
        #expect(library.findings.isEmpty)
    }

    @Test(
        arguments: [
            ("3-part-horizontal", #"{"left": 4, "right": 6}"#, [0, 2, 0, 3]),
            ("3-part-vertical", #"{"top": 4, "bottom": 6}"#, [2, 0, 3, 0]),
            ("9-part", #"{"top": 2, "left": 4, "bottom": 6, "right": 8}"#, [1, 2, 3, 4])
        ] as [(String, String, [Double])])
    func slicesHaveTheEdgesThatTheyNeed(mode: String, insets: String, edges: [Double]) throws {
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset",
            images:
                #"{"filename": "p.png", "scale": "2x", "resizing": {"mode": "\#(mode)", "cap-insets": \#(insets)}}"#,
            files: ["p.png"])
        let resizing = try #require(library.image(named: "p", traits: AssetTraits())?.resizing)
        #expect([resizing.top, resizing.left, resizing.bottom, resizing.right] == edges)
        #expect(resizing.center == .stretch)
    }

    @Test(arguments: [
        ("data.json", "public.json"), ("t.txt", "public.plain-text"), ("x.bin", "public.data"),
        ("m.plist", "com.apple.property-list")
    ])
    func dataAssetsHaveATypeOfTheirFile(file: String, type: String) throws {
        try sandbox.write("A.xcassets/d.dataset/Contents.json", #"{"data": [{"filename": "\#(file)"}]}"#)
        try sandbox.write("A.xcassets/d.dataset/\(file)", "1")
        #expect(library.dataAsset(named: "d")?.typeIdentifier == type)
    }

    @Test func aDataSetMayNameItsType() throws {
        try sandbox.write(
            "A.xcassets/d.dataset/Contents.json",
            #"{"data": [{"filename": "a.bin", "idiom": "ipad"}, {"filename": "d.bin", "universal-type-identifier": "com.example.level"}]}"#
        )
        try sandbox.write("A.xcassets/d.dataset/d.bin", "1")
        try sandbox.write("A.xcassets/d.dataset/a.bin", "2")
        #expect(library.dataAsset(named: "d")?.typeIdentifier == "com.example.level")
        #expect(library.data(named: "d", idiom: .pad) == Data("2".utf8))
    }

    @Test(arguments: ["display-p3", "display-P3", "Display-P3"])
    func colorSpacesMayBeWrittenInAnyCase(space: String) throws {
        try sandbox.writeColorSet(
            "A.xcassets/c.colorset",
            #"{"color": {"color-space": "\#(space)", "components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}"#)
        guard case .resolved(let color)? = library.color(named: "c", traits: AssetTraits()) else {
            Issue.record("no color")
            return
        }
        #expect(color.red > 1.09 && color.green < -0.2)
    }
}
