import Findings
import Foundation
import TestSupport
import Testing

/// Rendering modes and the check of the catalogs, from the command line to the manifest.
struct ModeTests {
    private struct Manifest: Decodable {
        struct Finding: Decodable {
            var code: String
            var message: String
        }
        struct Picture: Decodable {
            var file: String
            var mode: String
            var accent: String?
            var findings: [Finding]
        }

        var pictures: [Picture]
        var assetFindings: [Finding]
    }

    private static func fixture(_ name: String) -> String {
        Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/\(name)").path
    }

    private func render(_ name: String, _ arguments: [String]) async throws -> RenderedFolder {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let run = try await DarkroomProgram.run(["render", Self.fixture(name), "--output", output.path] + arguments)
        try #require(run.status == 0, "\(run.errors)")
        return RenderedFolder(url: output)
    }

    private func manifest(_ folder: RenderedFolder) throws -> Manifest {
        try JSONDecoder().decode(
            Manifest.self, from: Data(contentsOf: folder.url.appendingPathComponent("manifest.json")))
    }

    @Test func whatIsWrongWithCatalogsDoesNotDependOnTheWorkers() async throws {
        let folders = [
            try await render("BrokenCatalog", ["--jobs", "1"]),
            try await render("BrokenCatalog", ["--jobs", "3"]),
            // Of all that is wrong, this picture needs nothing.
            try await render("BrokenCatalog", ["--variant", "timeline", "--entries", "0", "--scheme", "light"])
        ]
        defer { folders.forEach { $0.remove() } }
        #expect(try folders[0].files() == folders[1].files())
        for folder in folders {
            let findings = try manifest(folder).assetFindings
            #expect(findings.map(\.code) == Array(repeating: "asset-malformed", count: 3))
            #expect(findings[0].message.contains("broken.imageset/Contents.json: is not valid JSON: "))
            #expect(findings[0].message.contains("line 4"))
            #expect(findings[1].message.contains("gone.imageset/Contents.json: the file “gone.png” is missing"))
            #expect(findings[2].message.contains("odd.colorset/Contents.json: color 1 "))
        }
    }

    @Test func modesAndTintsStandInNamesAndManifest() async throws {
        let folder = try await render(
            "BrokenCatalog",
            [
                "--variant", "snapshot", "--scheme", "light", "--mode", "fullColor,accented,clear,vibrant",
                "--accent", "orange,#0a84ff", "--wallpaper", "dusk", "--scale", "1"
            ])
        defer { folder.remove() }
        let manifest = try manifest(folder)
        #expect(
            manifest.pictures.map(\.file) == [
                "broken/systemSmall/snapshot-light.png", "broken/systemSmall/snapshot-light-accented-0a84ff.png",
                "broken/systemSmall/snapshot-light-accented-orange.png",
                "broken/systemSmall/snapshot-light-vibrant.png",
                "broken/systemSmall/snapshot-light-clear.png"
            ])
        #expect(manifest.pictures.map(\.mode) == ["fullColor", "accented", "accented", "vibrant", "clear"])
        #expect(manifest.pictures.compactMap(\.accent) == ["0a84ff", "orange"])
        for picture in manifest.pictures where ["accented", "clear"].contains(picture.mode) {
            #expect(
                picture.findings.filter { $0.code == "content-invisible" }.map { $0.message.prefix(9) } == ["'On blue'"]
            )
        }
    }

    @Test func anotherNameOfTheAccentColorIsFound() async throws {
        let folder = try await render(
            "BrokenCatalog", ["--variant", "snapshot", "--scheme", "light", "--display-lists"])
        defer { folder.remove() }
        let list = try #require(try folder.files().first { $0.key.hasSuffix("snapshot-light.txt") }?.value)
        #expect(String(decoding: list, as: UTF8.self).uppercased().contains("#00FF00"))
    }

    @Test func aWidgetWithoutABackgroundIsReplacedByANotice() async throws {
        let folder = try await render(
            "AdoptsNoBackground", ["--variant", "snapshot", "--scheme", "light", "--display-lists"])
        defer { folder.remove() }
        let lists = try folder.files().filter { $0.key.hasSuffix(".txt") }.map {
            String(decoding: $0.value, as: UTF8.self)
        }
        #expect(lists.count == 2)
        for list in lists {
            #expect(list.contains("containerBackground"))
            #expect(!list.contains("Bare"))
        }
        // Its small text is the system's, and nobody's to correct.
        let codes = try manifest(folder).pictures.flatMap(\.findings).map(\.code)
        #expect(codes == ["container-background-missing", "container-background-missing"])
    }
}
