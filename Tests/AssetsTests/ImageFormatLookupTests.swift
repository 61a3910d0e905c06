import Assets
import DisplayList
import Foundation
import ImageFormats
import TestSupport
import Testing

/// Image sets of files other than PNG.
struct ImageFormatLookupTests {
    private let sandbox: Sandbox
    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Images")

    init() throws { sandbox = try Sandbox() }

    private func library(
        _ name: String, entries: String, properties: String = "{}", _ files: [String: String]
    ) throws -> AssetLibrary {
        try sandbox.write(
            "A.xcassets/\(name).imageset/Contents.json", #"{"images": [\#(entries)], "properties": \#(properties)}"#)
        for (file, sample) in files {
            try sandbox.write(
                "A.xcassets/\(name).imageset/\(file)", Data(contentsOf: Self.samples.appendingPathComponent(sample)))
        }
        return AssetLibrary(directories: [sandbox.folder])
    }

    @Test(
        "Points are pixels by the entry's scale, upright",
        arguments: [
            ("orientation-6.jpg", 8, 12), ("lossy.webp", 12, 8), ("plain.gif", 12, 8), ("plain.heic", 24, 16)
        ])
    func bitmaps(sample: String, width: Int, height: Int) throws {
        let library = try library("photo", entries: #"{"filename": "photo.jpg", "scale": "2x"}"#, ["photo.jpg": sample])
        let image = try #require(library.image(named: "photo", traits: AssetTraits()))
        #expect(image.size == CGSize(width: width, height: height) && !image.isVector)
        #expect(library.findings.isEmpty)
    }

    @Test(
        "A vector is drawn at the size of use only where its set preserves it", arguments: ["shapes.svg", "shapes.pdf"])
    func vectors(sample: String) throws {
        let plain = try library("v", entries: #"{"filename": "v"}"#, ["v": sample])
        let image = try #require(plain.image(named: "v", traits: AssetTraits(scale: 3)))
        #expect(image.isVector && image.size == CGSize(width: 24, height: 16))
        #expect(image.reference(outputScale: 3)?.vectorScale == 3)
        let preserved = try library(
            "w", entries: #"{"filename": "w"}"#, properties: #"{"preserves-vector-representation": true}"#,
            ["w": sample])
        let kept = try #require(preserved.image(named: "w", traits: AssetTraits(scale: 3)))
        #expect(kept.preservesVectorRepresentation && kept.reference(outputScale: 3)?.vectorScale == nil)
    }

    @Test("Vectors that are listed by scale have the size of theirs")
    func vectorsByScale() throws {
        let library = try library(
            "v", entries: #"{"filename": "a.svg", "scale": "1x"}, {"filename": "b.svg", "scale": "2x"}"#,
            ["a.svg": "shapes.svg", "b.svg": "shapes.svg"])
        #expect(library.image(named: "v", traits: AssetTraits(scale: 2))?.size == CGSize(width: 12, height: 8))
        #expect(library.image(named: "v", traits: AssetTraits(scale: 1))?.size == CGSize(width: 24, height: 16))
    }

    @Test("A file that is not an image is told apart from one that is not there")
    func broken() throws {
        try sandbox.write("A.xcassets/x.imageset/x.jpg", "")
        let library = try library("x", entries: #"{"filename": "x.jpg"}"#, [:])
        #expect(library.image(named: "x", traits: AssetTraits())?.header == .failure(.empty))
        #expect(library.findings.map(\.code.name) == ["image-unreadable"])
        #expect(library.findings.first?.message.contains("x.jpg: its file is empty") == true)
    }
}
