import Foundation
import TestSupport
import Testing

/// What VoiceOver reads of the examples.
@Suite("Accessibility of the examples")
struct AccessibilityTests {
    private func explain(_ example: Example, _ arguments: [String]) async throws -> [String] {
        let run = try await DarkroomProgram.run(["explain", example.folder, "--accessibility"] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").dropFirst().map(String.init)
    }

    @Test("Texts, images by their names, and links of all that they show")
    func large() async throws {
        #expect(
            try await explain(.gameWidgets, ["--family", "systemLarge", "--kind", "com.mygame.game-status"]) == [
                #""crown fill" image"#, #""Tidehold""#, #""Turn 24""#, #""Mira’s move""#,
                #""Mira holds the northern pass""#, #""flag fill" image"#, #""+2""#, #""Territory""#,
                #""dollarsign circle fill" image"#, #""+120""#, #""Gold""#, #""heart fill" image"#, #""−8""#,
                #""Health""#, #""1, Mira, Mira, 342" value "100%" link"#, #""2, Oren, Oren, 297" value "87%" link"#,
                #""3, Sable, Sable, 258" value "75%" link"#, #""4, Wren, Wren, 233" value "68%" link"#
            ])
    }

    @Test("A placeholder has elements without words")
    func placeholder() async throws {
        let lines = try await explain(.nextEvent, ["--family", "systemSmall", "--variant", "placeholder"])
        #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("redacted") })
    }

    @Test("The manifest lists what is read, and a pseudo-language shows what is not looked up")
    func manifest() async throws {
        let rendered = try await Example.gameStatus.render([
            "--family", "systemSmall", "--variant", "snapshot", "--scheme", "light", "--pseudolanguage", "bounded"
        ])
        defer { rendered.remove() }
        let data = try #require(try rendered.files()["manifest.json"])
        let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let picture = try #require((manifest["pictures"] as? [[String: Any]])?.first)
        let elements = try #require(picture["accessibility"] as? [[String: Any]])
        #expect(elements.compactMap { $0["label"] as? String }.contains("[# Mira’s move #]"))
        let frames = elements.compactMap { $0["frame"] as? [String: Any] }
        #expect(frames.count == elements.count)
        #expect(frames.allSatisfy { Set($0.keys) == ["x", "y", "width", "height"] })
        let findings = picture["findings"] as? [[String: Any]] ?? []
        let suspects = findings.filter { $0["code"] as? String == "unlocalized-text" }
        #expect(suspects.contains { ($0["message"] as? String)?.contains("Mira holds the northern pass") == true })
    }
}
