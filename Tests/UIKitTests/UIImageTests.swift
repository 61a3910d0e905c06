import Assets
import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// `UIImage` from data, files and symbols, and what `Image` makes of it.
struct UIImageTests {
    /// A PNG's header says 6 by 4 pixels; nothing is decoded before it is drawn.
    private static let png = Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 6, 0, 0, 0, 4])

    @Test func dataGivesASizeInPoints() throws {
        let image = try #require(UIImage(data: Self.png, scale: 2))
        #expect(image.size == CGSize(width: 3, height: 2))
        #expect(image.scale == 2)
        #expect(image.pngData() == Self.png)
    }

    @Test(arguments: [Data(), Data("no picture".utf8), Data([0xFF, 0xD8, 0xFF])])
    func unreadableDataIsNil(data: Data) {
        #expect(UIImage(data: data) == nil)
    }

    @Test func aMissingFileOrNameIsNil() {
        #expect(UIImage(contentsOfFile: "/nowhere/a.png") == nil)
        #expect(UIImage(named: "no such image") == nil)
    }

    /// Code computes aspect ratios of it.
    @Test func aSymbolSetIsASymbolWithASize() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("A.xcassets/dot.symbolset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data("<svg viewBox='0 0 24 24'><path d='M2 2h20v20h-20z'/></svg>".utf8).write(
            to: set.appendingPathComponent("dot.svg"))
        try Data(#"{"symbols": [{"filename": "dot.svg", "idiom": "universal"}]}"#.utf8).write(
            to: set.appendingPathComponent("Contents.json"))
        var environment = EnvironmentValues()
        environment.assetSource = AssetSource(library: AssetLibrary(directories: [folder]), strings: .empty) { _ in }
        try EnvironmentValues.with(environment) {
            let image = try #require(UIImage(named: "dot"))
            #expect(image.isSymbolImage && image.size.width > 10 && image.size.height > 10)
        }
    }

    @Test func aCatalogsImageIsFoundByAFilesName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("A.xcassets/sea.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Self.png.write(to: set.appendingPathComponent("sea.png"))
        try Data(#"{"images": [{"filename": "sea.png", "idiom": "universal"}]}"#.utf8).write(
            to: set.appendingPathComponent("Contents.json"))
        var environment = EnvironmentValues()
        environment.assetSource = AssetSource(library: AssetLibrary(directories: [folder]), strings: .empty) { _ in }
        EnvironmentValues.with(environment) {
            #expect(UIImage(named: "sea")?.size == CGSize(width: 6, height: 4))
            #expect(UIImage(named: "sea.jpg")?.size == CGSize(width: 6, height: 4))
            #expect(UIImage(named: "lake.jpg") == nil)
        }
    }

    @Test func aTintMakesATemplateInThatColor() throws {
        let image = try #require(UIImage(data: Self.png)).withTintColor(.red)
        #expect(Image(uiImage: image).templateMode == .template)
        #expect(Image(uiImage: image).tintColor == Color(UIColor.red))
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(Image(uiImage: template).tintColor == nil)
    }

    @Test func aFileNameGivesTheScale() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)@3x.png")
        defer { try? FileManager.default.removeItem(at: url) }
        try Self.png.write(to: url)
        #expect(try #require(UIImage(contentsOfFile: url.path)).scale == 3)
    }

    @Test func symbolsAndResourcesBecomeImages() {
        #expect(UIImage(systemName: "star").map { Image(uiImage: $0) } == Image(systemName: "star"))
        #expect(Image(ImageResource(name: "logo", bundle: .main)) == Image("logo"))
        #expect(Color(ColorResource(name: "brand", bundle: .main)) == Color("brand"))
    }
}

struct NSDataAssetTests {
    @Test func aDataSetIsFoundByName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("A.xcassets/levels.dataset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(#"{"data": [{"filename": "l.json", "idiom": "universal"}]}"#.utf8).write(
            to: set.appendingPathComponent("Contents.json"))
        try Data("[1, 2]".utf8).write(to: set.appendingPathComponent("l.json"))
        var environment = EnvironmentValues()
        environment.assetSource = AssetSource(library: AssetLibrary(directories: [folder]), strings: .empty) { _ in }
        let asset = EnvironmentValues.with(environment) { NSDataAsset(name: "levels") }
        #expect(asset?.data == Data("[1, 2]".utf8))
        #expect(asset?.name == "levels")
        #expect(asset?.typeIdentifier == "public.json")
        #expect(EnvironmentValues.with(environment) { NSDataAsset(name: "none", bundle: .main) } == nil)
    }
}
