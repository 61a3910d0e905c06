import Testing

@testable import SystemSupport

struct ParentFolderTests {
    @Test(arguments: [
        ("a", ""), ("", ""), ("ab", ""), ("a/", ""), (".", ""), ("/", "/"), ("//", "/"), ("/a", "/"), ("/a/", "/"),
        ("a/b", "a"), ("a//b/", "a"), ("/a/b/c", "/a/b"), ("./W", "."), ("ä/ö", "ä"),
    ])
    func oneFolderUp(_ path: String, _ parent: String) { #expect(path.parentFolder == parent) }
}
