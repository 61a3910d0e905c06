import Findings
import Foundation
import Testing

struct FindingCodeTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The Swift files of the sources, by path.
    private static func sources(_ folder: String = "Sources") throws -> [String: String] {
        let root = package.appendingPathComponent(folder).path
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".swift") }
        return try Dictionary(
            uniqueKeysWithValues: paths.map {
                ($0, try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8))
            })
    }

    @Test func namesSayASubjectAndAProblemAndAreUnique() {
        for code in FindingCode.all {
            #expect(code.name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)+/) != nil, "\(code)")
            #expect(code.summary.hasSuffix(".") && code.advice.hasSuffix("."), "\(code)")
        }
        #expect(Set(FindingCode.all.map(\.name)).count == FindingCode.all.count)
    }

    /// One that is declared and not listed would have no place on the page; one that nobody uses would be a promise.
    @Test func everyCodeIsListedAndUsed() throws {
        let catalog = try Self.sources("Sources/Engine/Findings/Catalog"), sources = try Self.sources()
        let declared = catalog.values.flatMap { text in
            text.matches(of: /static let (\w+) = FindingCode\(\s*"([a-z0-9-]+)"/).map { (String($0.1), String($0.2)) }
        }
        #expect(Set(declared.map(\.1)) == Set(FindingCode.all.map(\.name)))
        let words = sources.filter { !$0.key.hasPrefix("Engine/Findings/") }.values.reduce(into: Set<Substring>()) {
            $0.formUnion(
                $1.utf8.split { !(48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0) }.compactMap(Substring.init))
        }
        for (name, text) in declared { #expect(words.contains(name[...]), "\(text) is used nowhere") }
    }

    @Test func aNameFindsItsCode() throws {
        #expect(FindingCode(named: "glyph-missing") == .glyphMissing)
        #expect(FindingCode(named: "no-such-code") == nil)
        let data = try JSONEncoder().encode([FindingCode.glyphMissing])
        #expect(String(decoding: data, as: UTF8.self) == #"["glyph-missing"]"#)
        #expect(try JSONDecoder().decode([FindingCode].self, from: data) == [.glyphMissing])
        // What another release has written keeps its name.
        let other = try JSONDecoder().decode([FindingCode].self, from: Data(#"["of-tomorrow"]"#.utf8))
        #expect(other.map(\.name) == ["of-tomorrow"])
    }

    /// `DARKROOM_RECORD=all` writes it.
    @Test func thePageListsTheCatalog() throws {
        let page = Self.package.appendingPathComponent("docs/Findings.md")
        if ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "all" {
            try FindingsPage.text.write(to: page, atomically: true, encoding: .utf8)
        }
        let kept = try String(contentsOf: page, encoding: .utf8)
        #expect(kept == FindingsPage.text, "make record FILTER=FindingsTests writes docs/Findings.md")
    }
}
