import Testing

@testable import Assets

struct ParentFolderTests {
    @Test(arguments: [
        ("a", ""), ("", ""), ("ab", ""), ("a/", ""), (".", ""), ("/", "/"), ("//", "/"), ("/a", "/"), ("/a/", "/"),
        ("a/b", "a"), ("a//b/", "a"), ("/a/b/c", "/a/b"), ("./W", "."), ("ä/ö", "ä"),
    ])
    func oneFolderUp(_ path: String, _ parent: String) { #expect(path.parentFolder == parent) }
}
