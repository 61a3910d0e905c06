import Testing

@testable import SystemSupport

struct PathTests {
    @Test(arguments: [
        ("a", ""), ("", ""), ("ab", ""), ("a/", ""), (".", ""), ("/", "/"), ("//", "/"), ("/a", "/"), ("/a/", "/"),
        ("a/b", "a"), ("a//b/", "a"), ("/a/b/c", "/a/b"), ("./W", "."), ("ä/ö", "ä"), ("a/\u{301}b", "a")
    ])
    func oneFolderUp(_ path: String, _ parent: String) { #expect(path.parentFolder == parent) }

    @Test(arguments: [
        ("a", "a", "", "a"), ("", "", "", ""), ("/", "/", "", "/"), ("a/b.swift", "b.swift", "swift", "a/b"),
        ("/a.b/c", "c", "", "/a.b/c"), ("a.b.c", "a.b.c", "c", "a.b"), (".git", ".git", "", ".git"),
        ("a/.git", ".git", "", "a/.git"), ("a.lproj/", "a.lproj", "lproj", "a"), ("a.", "a.", "", "a"),
        ("ä.ö", "ä.ö", "ö", "ä"), ("a/\u{301}b.c", "\u{301}b.c", "c", "a/\u{301}b")
    ])
    func nameAndExtension(_ path: String, _ name: String, _ ending: String, _ rest: String) {
        #expect(path.lastPathComponent == name && path.pathExtension == ending && path.deletingPathExtension == rest)
    }

    @Test(arguments: [
        ("a", "b", "a/b"), ("", "b", "b"), ("a", "", "a"), ("/", "b", "/b"), ("a/", "b", "a/b"), ("a", "/b", "a//b")
    ])
    func pathsAreJoined(_ folder: String, _ path: String, _ joined: String) {
        #expect(folder.appendingPath(path) == joined)
    }

    @Test func pathsAreWrittenFromAFolder() {
        #expect("b".path(from: "/a") == "/a/b" && "/b".path(from: "/a") == "/b" && "b".path(from: "") == "b")
    }

    @Test(arguments: [
        ("/a", "/a", true), ("/a/b", "/a", true), ("/ab", "/a", false), ("/a", "/a/b", false), ("/a", "/", true),
        ("/", "/", true), ("b/c", "b", true), ("/a/\u{301}b", "/a", true), ("/caf\u{e9}/a", "/cafe\u{301}", false)
    ])
    func whatLiesInAFolder(_ path: String, _ folder: String, _ lies: Bool) { #expect(path.lies(in: folder) == lies) }

    @Test(arguments: [
        ("/a/b/c.swift", "/a", "b/c.swift"), ("/a/b", "/a/", "b"), ("/a", "/a", nil), ("/ab/c", "/a", nil),
        ("/a/b", "/", "a/b")
    ])
    func whatLiesBelowAFolder(_ path: String, _ folder: String, _ rest: String?) {
        #expect(path.below(folder) == rest)
    }
}
