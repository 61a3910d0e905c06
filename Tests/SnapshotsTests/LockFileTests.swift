import Testing

@testable import Snapshots

struct LockFileTests {
    private let lock = LockFile(
        renderer: "darkroom 0.1.0", settings: ["--locale", "de_DE", "--configuration", #"{"city": "Saint John's"}"#],
        entries: [
            "Notes/systemSmall/snapshot-light.png": .init(hash: "b1", picture: "c1", cost: 7, target: "My Widgets"),
            "Clock/systemSmall/snapshot-dark.png": .init(hash: "b0", picture: "c0", cost: 41, target: "Clocks")
        ])

    @Test func itsTextIsSortedAndReadBack() throws {
        let text = lock.description
        #expect(
            text.split(separator: "\n").suffix(2) == [
                "snapshot Clock/systemSmall/snapshot-dark.png b0 c0 41 Clocks",
                "snapshot Notes/systemSmall/snapshot-light.png b1 c1 7 My Widgets"
            ])
        #expect(try LockFile(parsing: text) == lock)
        #expect(try LockFile(parsing: text.replacing("\n", with: "\r\n")) == lock)
    }

    @Test func whatVersionControlLeavesIsNamed() {
        let text = lock.description + "<<<<<<< HEAD\n"
        let problem = #expect(throws: LockFile.Problem.self) { try LockFile(parsing: text) }
        #expect(problem?.line == 7)
        #expect(problem?.description.contains("conflict") == true)
    }

    @Test(arguments: [
        "snapshot Clock/a.png b c", "snapshot ../a.png b c 1 T", "snapshot /etc/a.png b c 1 T", "format 9",
        "settings 'open", "snapshot Clock/a.png b c many T"
    ])
    func badLinesAreNamed(line: String) {
        let problem = #expect(throws: LockFile.Problem.self) { try LockFile(parsing: "format 1\n\(line)\n") }
        #expect(problem?.line == 2)
    }

    @Test func wordsOfLaterReleasesAreLeftOut() throws {
        #expect(try LockFile(parsing: lock.description + "density high\n") == lock)
    }
}
