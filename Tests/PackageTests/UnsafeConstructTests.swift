import Foundation
import Testing

/// What the compiler does not check may only become less.
struct UnsafeConstructTests {
    /// How often each stands in `Sources`, outside of comments. Lower a number when it falls; raising one needs a reason in
    /// the commit.
    private static let counts = [
        "nonisolated(unsafe)": 134, "@unchecked Sendable": 313, "try!": 3, "unsafeBitCast(": 9, "force unwraps": 222
    ]

    /// A value that is unwrapped, rather than a negation, a comparison or a type.
    private nonisolated(unsafe) static let forceUnwrap = /[\w\)\]\}"]!(?=[\s.,:;\)\]\}\[\(?]|$)/

    @Test func theirNumberOnlyFalls() throws {
        var found = Self.counts.mapValues { _ in 0 }
        let folder = "\(Package.folder)/Sources"
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
            for line in text.split(separator: "\n") {
                let code = Self.code(line)
                for name in Self.counts.keys where name != "force unwraps" {
                    found[name]! += code.ranges(of: name).count
                }
                found["force unwraps"]! += code.matches(of: Self.forceUnwrap).count
            }
        }
        found["force unwraps"]! -= found["try!"]!
        for (name, count) in found {
            let limit = try #require(Self.counts[name])
            #expect(count <= limit, "\(name): \(count) instead of \(limit); find another way")
            #expect(count >= limit, "\(name): \(count) instead of \(limit); well done, write the new number here")
        }
    }

    /// A line without comment and texts, whose exclamations are none.
    private static func code(_ line: Substring) -> String {
        let trimmed = line.drop { $0 == " " }
        if trimmed.hasPrefix("//") || trimmed.hasPrefix("*") { return "" }
        var code = String(line)
        if let comment = code.range(of: " // ") { code.removeSubrange(comment.lowerBound...) }
        return code.replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"")
    }
}
