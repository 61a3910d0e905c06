import SystemSupport
import Testing

struct GlobTests {
    @Test(arguments: [
        ("Clock/systemSmall/a.png", "Clock/systemSmall/a.png", true), ("a.png", "b.png", false),
        ("Clock/systemSmall/*.png", "Clock/systemSmall/timeline-0-light.png", true),
        ("Clock/*.png", "Clock/systemSmall/a.png", false), ("Clock/*/a.png", "Clock/systemSmall/a.png", true),
        ("*", "a", true), ("*", "a/b", false), ("*a*b", "xaayb", true), ("*a*b", "xaayc", false), ("a*", "a", true),
        ("**", "a/b/c.png", true), ("**/c.png", "a/b/c.png", true), ("**/c.png", "c.png", true),
        ("**/c.png", "a/xc.png", false), ("a/**", "a/b/c", true), ("a/**", "ab/c", false), ("a/**", "a", false),
        ("a/**/z", "a/z", true), ("a/**/z", "a/b/c/z", true), ("a/**/z", "a/bz", false), ("a**", "ab/c", false),
        ("a**", "abc", true), ("**/b/**/d", "a/b/c/b/d", true), ("?.png", "é.png", true), ("?.png", ".png", false),
        ("a?b", "a/b", false), ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[!a-c]x", "dx", true),
        ("[!a]x", "/x", false), ("[]]", "]", true), ("[a-]", "-", true), ("\\*", "*", true), ("\\*", "a", false),
        ("com.my.kind/**-dark.png", "com.my.kind/small/a-dark.png", false),
        ("com.my.kind/**/*-dark.png", "com.my.kind/small/a-dark.png", true)
    ])
    func patternsMatchWholePaths(pattern: String, path: String, isMatch: Bool) throws {
        #expect(try Glob(pattern).matches(path) == isMatch, "\(pattern) \(path)")
    }

    @Test(arguments: ["", "[a", "a\\", "[c-a]", "[!"])
    func whatIsNoPatternSaysWhatToWrite(pattern: String) {
        #expect(throws: Glob.Failure.self) { try Glob(pattern) }
    }

    @Test func aPatternOfManyStarsTakesNoTime() throws {
        let glob = try Glob(String(repeating: "*a", count: 60) + "b")
        #expect(!glob.matches(String(repeating: "a", count: 2000)))
    }

    @Test func morePatternsStateMoreCharacters() throws {
        #expect(try Glob("Clock/a.png").isLiteral && !Glob("Clock/*").isLiteral)
        #expect(try Glob("Clock/*").literalCount == 6)
    }
}
