import Foundation
import SystemSupport
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import RenderModel

/// Folders that `darkroom render` wrote, joined.
struct SiteTests {
    private func picture(_ file: String, kind: String = "ClockKind") -> Manifest.Picture {
        Manifest.Picture(
            file: file, kind: kind, family: "systemSmall", variant: .timeline, entryIndex: 0,
            entryDate: "2026-01-01T09:41:00Z", scheme: .light, mode: .fullColor, device: "iphone-393x852", scale: 3,
            locale: "en_US", typeSize: "large", pseudolanguage: .plain, size: .init(width: 158, height: 158),
            pixelSize: .init(width: 474, height: 474), widgetURL: "clock://secret", links: [], findings: [], sha256: "0"
        )
    }

    private func manifest(_ pictures: [Manifest.Picture], version: String = "1") -> Manifest {
        Manifest(
            renderer: .init(version: version, encoder: "e", fonts: nil),
            settings: .init(clock: "2026-01-01T09:41:00Z", timeZone: "UTC", square: false),
            widgets: [
                .init(
                    kind: "ClockKind", displayName: "World Clock", description: "", families: ["systemSmall"],
                    contentMarginsEnabled: true, containerBackgroundRemovable: true)
            ],
            timelines: [], pictures: pictures, failures: [], assetFindings: [], notes: [])
    }

    /// A folder in `parent` with pictures of those bytes.
    private func folder(_ name: String, in parent: String, _ contents: [String: String], version: String = "1") throws {
        for (file, content) in contents {
            try AtomicFile.write(Data(content.utf8), to: "\(parent)/\(name)/\(file)", scratchFolder: parent)
        }
        let manifest = manifest(contents.keys.sorted().map { picture($0) }, version: version)
        try AtomicFile.write(manifest.encoded(), to: "\(parent)/\(name)/manifest.json", scratchFolder: parent)
    }

    private func joined(
        _ parent: String, _ names: [String], for audience: GalleryAudience = .team
    ) throws -> (result: Site.Result, text: String, pictures: [String]) {
        let output = try OutputFolder("\(parent)/site")
        defer { output.removeScratch() }
        let result = try Site(names.map { "\(parent)/\($0)" }, title: "T", for: audience).write(to: output)
        let text = try ["index.html", "pictures.json"].map {
            try String(contentsOfFile: "\(parent)/site/\($0)", encoding: .utf8)
        }
        let pictures = (try? FileManager.default.contentsOfDirectory(atPath: "\(parent)/site/pictures")) ?? []
        return (result, text.joined(), pictures)
    }

    @Test func distinctPicturesLieThereOnce() throws {
        let parent = try temporaryFolder().path
        defer { try? FileManager.default.removeItem(atPath: parent) }
        try folder("one", in: parent, ["Clock/a.png": "A", "Clock/b.png": "A"])
        try folder("two", in: parent, ["Clock/a.png": "A", "Clock/b.png": "B"], version: "2")
        let site = try joined(parent, ["one", "two"])
        // `a.png` is the same in both; `b.png` is not.
        #expect(site.result.pictures == 3 && site.pictures.count == 2)
        #expect(
            site.result.warnings.count == 1 && site.result.warnings[0].contains("one by darkroom 1, two by darkroom 2"))
        #expect(try joined(parent, ["two"]).result.warnings == [])
        // Extensions of one project may draw the same widgets alike.
        let output = try OutputFolder("\(parent)/all")
        defer { output.removeScratch() }
        let all = try Site(["\(parent)/one", "\(parent)/two"], title: nil, for: .team, areDistinct: true)
        #expect(try all.write(to: output).pictures == 4)
    }

    @Test func whatEverybodyReadsTellsNothingOfTheSource() throws {
        let parent = try temporaryFolder().path
        defer { try? FileManager.default.removeItem(atPath: parent) }
        try folder("one", in: parent, ["com.example.ClockKind/small/a.png": "A"])
        #expect(try joined(parent, ["one"]).text.contains("clock://secret"))
        let text = try joined(parent, ["one"], for: .everybody).text
        #expect(!text.contains("clock://secret") && !text.contains("com.example") && !text.contains("ClockKind"))
        #expect(text.contains("World-Clock/small/a.png"))
    }

    @Test func whatIsNoPictureOfTheFolderStaysWhereItIs() throws {
        let parent = try temporaryFolder().path
        defer { try? FileManager.default.removeItem(atPath: parent) }
        try Data("S".utf8).write(to: URL(fileURLWithPath: "\(parent)/secret.png"))
        try folder("one", in: parent, ["a.png": "A"])
        let listed = ["a.png", "../secret.png", "\(parent)/secret.png", "manifest.json", "gone.png", "link.png"]
        try FileManager.default.createSymbolicLink(
            atPath: "\(parent)/one/link.png", withDestinationPath: "\(parent)/secret.png")
        try manifest(listed.map { picture($0) }).encoded().write(
            to: URL(fileURLWithPath: "\(parent)/one/manifest.json"))
        let site = try joined(parent, ["one"])
        #expect(site.result.pictures == 1 && site.pictures.count == 1)
        let warning = "5 images of its manifest cannot be shown, ../secret.png first"
        #expect(site.result.warnings.first?.contains(warning) == true)
    }

    @Test(arguments: [
        ("", "is incomplete"), ("{\"pictures\": [", "is incomplete"), ("[]", "is incomplete"), ("{}", "is incomplete"),
        (
            "{\"schemaVersion\": 7, \"renderer\": {\"version\": \"9.0\"}, \"pictures\": [{}]}",
            "darkroom 9.0, of version 7"
        )
    ])
    func foldersThatCannotBeReadSayWhatToDo(manifest: String, says: String) throws {
        let parent = try temporaryFolder().path
        defer { try? FileManager.default.removeItem(atPath: parent) }
        try Data(manifest.utf8).write(to: URL(fileURLWithPath: "\(parent)/manifest.json"))
        let failure = #expect(throws: CommandFailure.self) { try Site([parent], title: nil, for: .team) }
        #expect(failure?.message.contains(says) == true, "\(failure?.message ?? "")")
        #expect(failure?.message.contains("darkroom render <widget> --output") == true)
    }

    /// A project with several widget extensions has a folder for each.
    @Test func theFolderOfSeveralExtensionsIsAllOfThem() throws {
        let parent = try temporaryFolder().path
        for name in ["B", "A", "C"] {
            try FileManager.default.createDirectory(atPath: "\(parent)/\(name)", withIntermediateDirectories: true)
        }
        for name in ["B", "A"] { try Data().write(to: URL(fileURLWithPath: "\(parent)/\(name)/manifest.json")) }
        #expect(Site.runs([parent]) == ["\(parent)/A", "\(parent)/B"])
        #expect(Site.runs(["\(parent)/C", "\(parent)/A"]) == ["\(parent)/C", "\(parent)/A"])
    }

    @Test func aManifestReadInPiecesIsTheWhole() throws {
        let path = try temporaryFolder().path + "/manifest.json"
        var manifest = manifest((0..<40).map { picture("\"{[\($0)\\.png") })
        manifest.notes = ["\"pictures\" : [ {", "failures"]
        try manifest.encoded().write(to: URL(fileURLWithPath: path))
        let reader = try ManifestReader(path)
        #expect(try (0..<reader.pictureCount).map(reader.picture) == manifest.pictures)
        manifest.pictures = []
        #expect(reader.outline == manifest)
    }

    @Test(arguments: [
        (["a/out", "b/out"], ["a/out", "b/out"]), (["a/out", "b/site/"], ["out", "site"]),
        (["/x", "/x"], ["run 1", "run 2"])
    ])
    func foldersAreCalledWhatSetsThemApart(paths: [String], names: [String]) {
        #expect(Site.names(paths) == names)
    }

    @Test(arguments: [
        ("systemExtraLarge", "Extra large"), ("accessoryInline", "Accessory inline"), ("expanded", "Expanded"), ("", "")
    ])
    func familiesAreWords(name: String, words: String) { #expect(GalleryWords.family(name) == words) }

    @Test(arguments: [
        ("xSmall", "Extra small"), ("small", "Small"), ("xLarge", "Extra large"), ("xxLarge", "XX large"),
        ("xxxLarge", "XXX large"), ("accessibility5", "Accessibility 5")
    ])
    func typeSizesAreWords(name: String, words: String) { #expect(GalleryWords.typeSize(name) == words) }

    @Test(arguments: [
        ("iphone-16-pro-max", "iPhone 16 Pro Max"), ("iphone-393x852", "iPhone 393 × 852"), ("ipad-a", "iPad A"),
        ("", "")
    ])
    func devicesAreNames(identifier: String, name: String) { #expect(GalleryWords.device(identifier) == name) }
}
