import Foundation
import Rasterizer
import TestSupport
import Testing

/// The pages on which widgets are edited.
struct EditPageTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/EditsWidgets").path

    private func draw(_ arguments: [String]) async throws -> (pages: [[String: Any]], files: [String: Data]) {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run(
            ["configurations", Self.folder, "--picture", "--output", output.path, "--scale", "1", "--json"] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        let listings = try DarkroomProgram.result(run.output) as? [[String: Any]]
        let pages = (listings ?? []).flatMap { $0["pages"] as? [[String: Any]] ?? [] }
        return (pages, try rendered.files())
    }

    @Test func formsWithTheSamePageShareIt() async throws {
        let (pages, files) = try await draw([])
        #expect(
            Set(files.keys) == [
                "board/configuration-light.png", "board/configuration-dark.png",
                "board/configuration-systemMedium-light.png", "board/configuration-systemMedium-dark.png"
            ])
        #expect(Set(pages.compactMap { $0["file"] as? String }) == Set(files.keys))
        let light = try #require(pages.first { $0["file"] as? String == "board/configuration-light.png" })
        // Three favorites fit on the medium widget, and two on the small one.
        #expect(light["families"] as? [String] == ["systemSmall", "accessoryInline"])
        #expect((light["findings"] as? [Any])?.isEmpty == true && light["locale"] as? String == "en_US")
        // The extension names other colors than the usual ones: sand and plum in the light.
        let png = try #require(files["board/configuration-light.png"])
        let picture = try PNGDecoder.decode(png)
        let colors = Set((0..<picture.width * picture.height).map { picture[$0 % picture.width, $0 / picture.width] })
        func holds(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> Bool {
            colors.contains { color in
                // Half a level is rounded to either side.
                color >> 24 == 0xFF
                    && zip([red, green, blue], [16, 8, 0]).allSatisfy { level, shift in
                        abs(Int(color >> UInt32(shift) & 255) - Int(level)) <= 1
                    }
            }
        }
        let (isSand, isPlum) = (holds(250, 240, 219), holds(128, 26, 102))
        #expect(isSand && isPlum)
    }

    @Test func whatIsChosenDecidesWhatIsShown() async throws {
        let usual = try await draw(["--scheme", "light"])
        let custom = try await draw(["--scheme", "light", "--configuration", #"{"style": "custom"}"#])
        // Without favorites every form has the same page.
        #expect(Set(custom.files.keys) == ["board/configuration-light.png"])
        #expect(custom.files["board/configuration-light.png"] != usual.files["board/configuration-light.png"])
        #expect(custom.pages.first?["configuration"] as? String == "configuration-1")
    }

    @Test func eachLocaleHasItsPages() async throws {
        let (pages, _) = try await draw(["--scheme", "light", "--locale", "en_US", "--locale", "de_DE"])
        #expect(
            Set(pages.compactMap { $0["file"] as? String }) == [
                "board/en_US/configuration-light.png", "board/en_US/configuration-systemMedium-light.png",
                "board/de_DE/configuration-light.png", "board/de_DE/configuration-systemMedium-light.png"
            ])
        #expect(Set(pages.compactMap { $0["sha256"] as? String }).count == 4)
    }

    @Test func aWrongValueIsRefused() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        let run = try await DarkroomProgram.run([
            "configurations", Self.folder, "--picture", "--configuration", #"{"days": 9}"#, "--output", output.path
        ])
        #expect(run.status != 0 && run.errors.contains("'days'"), "\(run.errors)")
    }
}
