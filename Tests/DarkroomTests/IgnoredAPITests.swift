import Foundation
import Testing

@testable import darkroom

struct IgnoredAPITests {
    /// The page is written from the compiler's symbol graphs and the source.
    @Test func theListIsThatOfTheCoveragePage() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Apple/WidgetKit/WidgetKit.docc/APICoverage.md")
        let rows = try String(contentsOf: page, encoding: .utf8)
            .matches(of: #/\| `(\w+)[^`]*` \| \d+ \| accepted and ignored \|/#)
        #expect(Set(rows.map { String($0.1) }) == IgnoredAPI.names)
    }

    @Test func deviceFrameworksAreTheFoldersOfThatRoom() throws {
        let room = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Apple/Device")
        let names = try FileManager.default.contentsOfDirectory(atPath: room.path)
        #expect(Set(names.filter { !$0.contains(".") }) == DeviceFrameworks.names)
    }
}
