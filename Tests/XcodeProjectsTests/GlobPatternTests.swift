import Testing

@testable import XcodeProjects

struct GlobPatternTests {
    @Test(arguments: [
        ("*.md", "A.md", true), ("*.md", "Docs/A.md", false), ("**/*.md", "A.md", true), ("**/*.md", "a/b/A.md", true),
        ("Docs/**", "Docs/a/b", true), ("Docs/**", "Docs", false), ("Docs", "Docs", true),
        ("**/Tests/**", "a/Tests/b", true),
        ("a?c", "abc", true), ("a?c", "ac", false), ("[A-C]*.swift", "Bad.swift", true),
        ("[!A-C]*.swift", "Bad.swift", false),
        ("*.{swift,m}", "a.m", true), ("{A,B{1,2}}/x", "B2/x", true), ("*a*b*", "xxaxxbxx", true),
        ("*a*b", "xxaxxbxx", false),
        ("./A.swift", "A.swift", true), ("[", "[", true), ("{a", "{a", true), ("", "a", false)
    ])
    func matches(pattern: String, path: String, fits: Bool) {
        #expect(GlobPattern(pattern).matches(path) == fits, "\(pattern) \(path)")
    }

    @Test func wordsInBracesAreLimited() {
        let pattern = GlobPattern(String(repeating: "{a,b}", count: 40))
        #expect(pattern.matches(String(repeating: "a", count: 40)))
    }
}
