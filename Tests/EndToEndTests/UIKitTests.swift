import Foundation
import TestSupport
import Testing

/// A folder whose views take UIKit's types and the catalog's generated symbols, as Xcode's projects do.
struct UIKitTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/UsesUIKit").path

    @Test func uiKitAndAssetSymbolsAreDrawn() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "render", Self.folder, "--output", output.path, "--variant", "snapshot", "--scale", "2",
            "--display-lists", "--fail-on", "warning"
        ])
        #expect(run.status == 0, "\(run.errors)")
        func list(_ scheme: String) throws -> String {
            let file = try #require(rendered.files().first { $0.key.hasSuffix("snapshot-\(scheme).txt") }?.value)
            return String(decoding: file, as: UTF8.self)
        }
        let light = try list("light"), dark = try list("dark")
        // The catalog's red, and the dynamic color: blue in light, yellow in dark.
        for color in ["#CC1A1A", "#0000FF", "#33996"] { #expect(light.uppercased().contains(color)) }
        for color in ["#FF8080", "#FFFF00"] { #expect(dark.uppercased().contains(color)) }
        #expect(light.contains("iPhone 393x852@2"))
    }
}
