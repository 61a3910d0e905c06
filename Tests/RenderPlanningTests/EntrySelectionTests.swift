import Testing

@testable import RenderPlanning

struct EntrySelectionTests {
    @Test(arguments: [
        ("all", [0, 1, 2, 3, 4]), ("0", [0]), ("4", [4]), ("0..<2", [0, 1]), ("3,1", [1, 3]), ("1...3", [1, 2, 3]),
        ("3...", [3, 4]), ("..<2", [0, 1]), ("...1", [0, 1]), ("0, 2..<4", [0, 2, 3]), ("7", []), ("0,0,0", [0]),
        ("1-3", [1, 2, 3]), ("0, 3-", [0, 3, 4]), ("2-2", [2])
    ])
    func selects(text: String, indices: [Int]) throws {
        #expect(try #require(EntrySelection(text)).indices(of: 5) == indices)
    }

    @Test(arguments: [
        "", "x", "-1", "1..", "1..<", "2..<2", "3...1", "...", "..<", "1,,2", "1.5", "99999999999999999999", "٣", "-",
        "3-1", "1--2",
        "1-2-3"
    ])
    func refuses(text: String) {
        #expect(EntrySelection(text) == nil)
    }
}
