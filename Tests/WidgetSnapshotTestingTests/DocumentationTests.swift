import Foundation
import Testing

/// What the documentation has people write is what is tested.
struct DocumentationTests {
    @Test func theDocumentedTestIsOneOfThese() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let page = folder.appendingPathComponent("../../docs/WidgetSnapshotTesting.md").standardizedFileURL
        let code = try String(contentsOf: folder.appendingPathComponent("StepsWidgetTests.swift"), encoding: .utf8)
        #expect(try String(contentsOf: page, encoding: .utf8).contains("```swift\n\(code)```"))
    }
}
