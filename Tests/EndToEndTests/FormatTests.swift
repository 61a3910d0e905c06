import Foundation
import TestSupport
import Testing

@testable import Rasterizer

/// What is written beside PNGs or instead of the quick ones, by the tool as users run it.
struct FormatTests {
    private static let folder = Example.repository.appendingPathComponent("Examples/Weather").path

    private func render(
        _ options: [String], into folder: RenderedFolder
    ) async throws -> (status: Int32, output: String, errors: String) {
        let run = try await DarkroomProgram.run(
            [
                "render", Self.folder, "--output", folder.url.path, "--family", "systemSmall,systemMedium",
                "--variant", "snapshot", "--scheme", "light"
            ] + options)
        return (run.status, run.output, run.errors)
    }

    private func folder() -> RenderedFolder {
        RenderedFolder(
            url: FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)"))
    }

    private func encoder(_ files: [String: Data]) throws -> String? {
        let manifest = try JSONSerialization.jsonObject(with: try #require(files["manifest.json"])) as? [String: Any]
        return (manifest?["renderer"] as? [String: Any])?["encoder"] as? String
    }

    /// The same pixels in fewer bytes; a run that asks for other bytes draws again, and one that asks for the same does not.
    @Test func optimizedPNGsAreSmallerAndEqual() async throws {
        let folder = folder()
        defer { folder.remove() }
        #expect(try await render([], into: folder).status == 0)
        let quick = try folder.files()
        let changed = try await render(["--optimize"], into: folder)
        #expect(changed.output.contains("\n  2 changed"), "\(changed.output)")
        let small = try folder.files()
        let kept = try await render(["--optimize"], into: folder)
        #expect(kept.output.contains("\n  2 unchanged"), "\(kept.output)")
        #expect(try folder.files() == small)
        let pictures = quick.keys.filter { $0.hasSuffix(".png") }
        #expect(pictures.count == 2)
        for name in pictures {
            let one = try #require(quick[name]), other = try #require(small[name])
            #expect(other.count * 10 < one.count * 9)
            #expect(try PNGDecoder.decode(one) == PNGDecoder.decode(other))
        }
        #expect(try encoder(quick) == "darkroom-deflate 2" && encoder(small) == "darkroom-deflate 1 smallest")
        #expect(try await render([], into: folder).output.contains("\n  2 changed"))
        #expect(try folder.files() == quick)
    }

    /// Beside a picture that is drawn, and beside one that lies there already.
    @Test(.enabled(if: WebPEncoder.isAvailable, "needs libwebp7"))
    func eachFormatLiesBesideThePicture() async throws {
        let folder = folder(), other = self.folder()
        defer {
            folder.remove()
            other.remove()
        }
        let options = ["--format", "svg,pdf", "--format", "webp", "--selectable-text"]
        #expect(try await render(options, into: folder).status == 0)
        let files = try folder.files()
        for (name, png) in files where name.hasSuffix(".png") {
            let start = String(name.dropLast(3))
            let webp = try ImageDecoder.decode(try #require(files[start + "webp"]), orientation: .up)
            guard case .bitmap(let bitmap) = webp.content else { Issue.record("\(start)webp"); continue }
            #expect(try PNGDecoder.decode(png) == bitmap)
            #expect(try #require(files[start + "pdf"]).starts(with: Data("%PDF-".utf8)))
            #expect(String(decoding: try #require(files[start + "svg"]), as: UTF8.self).contains("<text"))
        }
        #expect(try await render([], into: other).status == 0)
        #expect(try await render(options, into: other).status == 0)
        for (name, data) in try other.files() where !name.hasSuffix(".json") && !name.hasSuffix(".html") {
            #expect(data == files[name], "\(name)")
        }
    }

    private static let textReader = "/usr/bin/pdftotext"

    /// Another program finds the words, in an order that people read; without the option there are none.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: textReader), "needs poppler-utils"))
    func wordsOfAPDFAreFound() async throws {
        for (option, words) in [([], []), (["--selectable-text"], ["Lisbon", "Mostly Sunny", "H:60°"])]
            as [([String], [String])]
        {
            let folder = folder()
            defer { folder.remove() }
            #expect(try await render(["--format", "pdf"] + option, into: folder).status == 0)
            let file = folder.url.appendingPathComponent("Forecast/systemMedium/snapshot-light.pdf").path
            let text = try await ProgramRun.run(Self.textReader, [file, "-"]).output
            for word in words { #expect(text.contains(word), "\(word)") }
            if words.isEmpty { #expect(!text.contains { !$0.isWhitespace }, "\(text)") }
        }
    }

    @Test func whatCannotBeWrittenIsToldAtOnce() async throws {
        let folder = folder()
        defer { folder.remove() }
        let unknown = try await render(["--format", "pfd"], into: folder)
        #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'pdf'?"))
        let text = try await render(["--format", "webp", "--selectable-text"], into: folder)
        #expect(text.status == 2 && text.errors.contains("--selectable-text applies to SVGs and PDFs"))
        let absent = try await ProgramRun.run(
            DarkroomProgram.path,
            ["render", Self.folder, "--output", folder.url.path, "--format", "webp"],
            environment: ["DARKROOM_WITHOUT_CODECS": "webp"])
        #expect(absent.status == 2 && absent.errors.contains("apt-get install libwebp7"))
        #expect(!FileManager.default.fileExists(atPath: folder.url.path))
    }

    /// A film in three formats, of which the page shows the first.
    @Test(.enabled(if: WebPEncoder.isAvailable, "needs libwebp7"))
    func aFilmComesInEachFormat() async throws {
        let folder = folder()
        defer { folder.remove() }
        let run = try await DarkroomProgram.run([
            "timeline", Self.folder, "--output", folder.url.path, "--family", "systemSmall", "--for", "6h", "--format",
            "webp,gif", "--format", "apng,gif"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let files = try folder.files(), start = "Forecast/systemSmall/animation-light."
        #expect(try #require(files[start + "gif"]).starts(with: Data("GIF89a".utf8)))
        #expect(try #require(files[start + "webp"]).dropFirst(8).starts(with: Data("WEBPVP8X".utf8)))
        #expect(try #require(files[start + "png"]).range(of: Data("acTL".utf8)) != nil)
        let page = String(decoding: try #require(files["index.html"]), as: UTF8.self)
        #expect(page.contains("src=\"\(start)webp\""))
        let record = String(decoding: try #require(files["timeline.json"]), as: UTF8.self)
        #expect(record.contains("animation-light.gif") && record.contains("animation-light.png"))
    }
}
