import Assets
import Foundation
import TestSupport
import Testing

@Suite struct ImageLookupTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private var library: AssetLibrary { AssetLibrary(directories: [sandbox.folder]) }

    private func file(_ name: String, _ traits: AssetTraits, in library: AssetLibrary) -> String? {
        library.image(named: name, traits: traits)?.url.lastPathComponent
    }

    @Test func takesTheScaleItselfThenTheNextLargerThenTheLargest() throws {
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset",
            images: """
                {"filename": "a1.png", "scale": "1x"}, {"filename": "a2.png", "scale": "2x"}, {"scale": "3x"}
                """, files: ["a1.png", "a2.png"])
        let library = library
        #expect(file("p", AssetTraits(scale: 1), in: library) == "a1.png")
        #expect(file("p", AssetTraits(scale: 1.5), in: library) == "a2.png")
        #expect(file("p", AssetTraits(scale: 2), in: library) == "a2.png")
        #expect(file("p", AssetTraits(scale: 3), in: library) == "a2.png")
        #expect(library.image(named: "p", traits: AssetTraits(scale: 3))?.scale == 2)
        #expect(library.findings.isEmpty)
    }

    @Test func reportsPixelSizeAndPoints() throws {
        try sandbox.write("A.xcassets/p.imageset/Contents.json", #"{"images": [{"filename": "p.png", "scale": "3x"}]}"#)
        try sandbox.writePNG("A.xcassets/p.imageset/p.png", width: 300, height: 120)
        let image = try #require(library.image(named: "p", traits: AssetTraits()))
        #expect(image.pixelSize == CGSize(width: 300, height: 120))
        #expect(image.size == CGSize(width: 100, height: 40))
    }

    @Test func readsTheSizeOfAJPEGBehindItsMetadata() throws {
        var jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 6, 1, 2, 3, 4])
        jpeg.append(contentsOf: [0xFF, 0xC4, 0, 4, 9, 9])
        jpeg.append(contentsOf: [0xFF, 0xC2, 0, 11, 8, 0x01, 0x02, 0x03, 0x04, 1, 1, 0x11, 0])
        try sandbox.write("photo.jpg", jpeg)
        let image = try #require(library.image(named: "photo.jpg", traits: AssetTraits()))
        #expect(image.pixelSize == CGSize(width: 0x304, height: 0x102))
    }

    @Test func darkAndHighContrastFallBackToThePlainImageButNeverTheReverse() throws {
        let luminosity = #"{"appearance": "luminosity", "value": "dark"}"#
        let contrast = #"{"appearance": "contrast", "value": "high"}"#
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset",
            images: """
                {"filename": "any.png"}, {"filename": "dark.png", "appearances": [\(luminosity)]},
                {"filename": "both.png", "appearances": [\(luminosity), \(contrast)]}
                """, files: ["any.png", "dark.png", "both.png"])
        try sandbox.writeImageSet(
            "A.xcassets/night.imageset", images: #"{"filename": "n.png", "appearances": [\#(luminosity)]}"#,
            files: ["n.png"])
        let library = library
        #expect(file("p", AssetTraits(), in: library) == "any.png")
        #expect(file("p", AssetTraits(dark: true), in: library) == "dark.png")
        #expect(file("p", AssetTraits(highContrast: true), in: library) == "any.png")
        #expect(file("p", AssetTraits(dark: true, highContrast: true), in: library) == "both.png")
        #expect(file("night", AssetTraits(dark: true), in: library) == "n.png")
        #expect(file("night", AssetTraits(), in: library) == nil)
    }

    @Test func idiomOutranksScale() throws {
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset",
            images: """
                {"filename": "pad.png", "idiom": "ipad", "scale": "1x"},
                {"filename": "u3.png", "idiom": "universal", "scale": "3x"}, {"filename": "w.png", "idiom": "watch"}
                """, files: ["pad.png", "u3.png", "w.png"])
        let library = library
        #expect(file("p", AssetTraits(scale: 3, idiom: .pad), in: library) == "pad.png")
        #expect(file("p", AssetTraits(scale: 3, idiom: .phone), in: library) == "u3.png")
    }

    @Test func anImageOfOneDirectionIsMirroredForTheOther() throws {
        try sandbox.writeImageSet(
            "A.xcassets/arrow.imageset", images: #"{"filename": "a.png", "language-direction": "left-to-right"}"#,
            files: ["a.png"])
        try sandbox.writeImageSet(
            "A.xcassets/both.imageset",
            images: """
                {"filename": "l.png", "language-direction": "left-to-right"},
                {"filename": "r.png", "language-direction": "right-to-left"}
                """, files: ["l.png", "r.png"])
        let library = library
        #expect(library.image(named: "arrow", traits: AssetTraits())?.isMirrored == false)
        #expect(library.image(named: "arrow", traits: AssetTraits(rightToLeft: true))?.isMirrored == true)
        let right = try #require(library.image(named: "both", traits: AssetTraits(rightToLeft: true)))
        #expect(right.url.lastPathComponent == "r.png" && !right.isMirrored)
    }

    @Test func carriesTemplateIntentAndSlicingInPoints() throws {
        try sandbox.writeImageSet(
            "A.xcassets/p.imageset",
            images: """
                {"filename": "p.png", "scale": "2x", "resizing": {"mode": "9-part",
                 "center": {"mode": "tile", "width": 1, "height": 1},
                 "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}
                """, properties: #"{"template-rendering-intent": "template"}"#, files: ["p.png"])
        let image = try #require(library.image(named: "p", traits: AssetTraits()))
        #expect(image.renderingIntent == .template)
        let resizing = try #require(image.resizing)
        #expect([resizing.top, resizing.left, resizing.bottom, resizing.right] == [2, 3, 4, 5])
        #expect(resizing.center == .tile)
    }

    @Test func aVectorSuitsEveryScale() throws {
        try sandbox.write(
            "A.xcassets/v.imageset/Contents.json",
            #"{"images": [{"filename": "v.svg"}], "properties": {"preserves-vector-representation": true}}"#)
        try sandbox.write("A.xcassets/v.imageset/v.svg", "<svg width=\"24\" height=\"16\"/>")
        let image = try #require(library.image(named: "v", traits: AssetTraits(scale: 3)))
        #expect(image.isVector && image.preservesVectorRepresentation)
        #expect(image.scale == 1 && image.pixelSize == CGSize(width: 24, height: 16))
    }

    @Test func onlyFoldersThatSaySoAreNamespaces() throws {
        let entry = #"{"filename": "p.png"}"#
        try sandbox.write("A.xcassets/Space/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try sandbox.writeImageSet("A.xcassets/Space/Group/in.imageset", images: entry, files: ["p.png"])
        try sandbox.writeImageSet("A.xcassets/Group/out.imageset", images: entry, files: ["p.png"])
        let library = library
        #expect(library.imageNames == ["Space/in", "out"])
        #expect(library.image(named: "in", traits: AssetTraits()) == nil)
        #expect(library.image(named: "Space/in", traits: AssetTraits()) != nil)
    }

    @Test func findsLooseFilesByScaleAndDevice() throws {
        for file in ["x.png", "x@2x.png", "Sub/x@3x.png", "x@2x~ipad.png"] {
            try sandbox.writePNG(file, width: 4, height: 4)
        }
        let library = library
        #expect(file("x", AssetTraits(scale: 1), in: library) == "x.png")
        #expect(file("x", AssetTraits(scale: 2), in: library) == "x@2x.png")
        #expect(file("x.png", AssetTraits(scale: 3), in: library) == "x@3x.png")
        #expect(file("x", AssetTraits(scale: 2, idiom: .pad), in: library) == "x@2x~ipad.png")
    }

    @Test func followsLinksOnceEvenInACircle() throws {
        try sandbox.writeImageSet("Shared/p.imageset", images: #"{"filename": "p.png"}"#, files: ["p.png"])
        try sandbox.write("A.xcassets/Contents.json", "{}")
        let link = sandbox.folder.appendingPathComponent("A.xcassets/Linked")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: sandbox.folder.appendingPathComponent("Shared"))
        try FileManager.default.createSymbolicLink(
            at: sandbox.folder.appendingPathComponent("A.xcassets/Circle"), withDestinationURL: sandbox.folder)
        let library = AssetLibrary(directories: [sandbox.folder.appendingPathComponent("A.xcassets")])
        #expect(library.imageNames == ["p"])
        #expect(library.image(named: "p", traits: AssetTraits()) != nil)
        #expect(library.findings.isEmpty)
    }
}
