import Foundation
import FoundationCompat
import Testing

/// The words of errors are those that Apple's systems print.
struct ErrorDescriptionTests {
    private enum Plain: Error { case first, second }
    private struct Described: LocalizedError {
        var errorDescription: String?
        var failureReason: String?
    }
    private final class Subclass: NSError, @unchecked Sendable {}
    private struct Item: Codable { var count: Int }

    private func description(_ body: () throws -> Void) throws -> String {
        try #require(throws: (any Error).self, performing: body).localizedDescription
    }

    @Test func anErrorWithoutWordsIsNamed() {
        let name = String(reflecting: Plain.self)
        #expect(Plain.second.localizedDescription == "The operation couldn’t be completed. (\(name) error 1.)")
        let error = NSError(domain: "Test", code: 4)
        #expect(error.localizedDescription == "The operation couldn’t be completed. (Test error 4.)")
        #expect((Plain.first as any Error as NSError).localizedDescription == Plain.first.localizedDescription)
        let inherited = Subclass(domain: "Test", code: 4)
        #expect(inherited.localizedDescription == error.localizedDescription)
    }

    @Test func itsOwnWordsStand() {
        #expect(Described(errorDescription: "No data").localizedDescription == "No data")
        let because = Described(failureReason: "It rains.")
        #expect(because.localizedDescription == "The operation couldn’t be completed. It rains.")
        let error = NSError(domain: "Test", code: 4, userInfo: [NSLocalizedDescriptionKey: "No data"])
        #expect(error.localizedDescription == "No data")
    }

    @Test(arguments: [
        (#"{"count": "a"}"#, "The data couldn’t be read because it isn’t in the correct format."),
        ("{}", "The data couldn’t be read because it is missing."),
        ("<html>", "The data couldn’t be read because it isn’t in the correct format.")
    ])
    func dataIsNotAsExpected(_ json: String, _ words: String) throws {
        #expect(try description { _ = try JSONDecoder().decode(Item.self, from: Data(json.utf8)) } == words)
    }

    @Test func dataOfNoFormat() throws {
        #expect(
            try description { _ = try JSONSerialization.jsonObject(with: Data("<html>".utf8)) }
                == "The data couldn’t be read because it isn’t in the correct format.")
        #expect(
            try description { _ = try JSONEncoder().encode(Double.nan) }
                == "The data couldn’t be written because it isn’t in the correct format.")
    }

    @Test func filesAreNamed() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("not-there")
        let file = folder.appendingPathComponent("data.json")
        #expect(
            try description { _ = try Data(contentsOf: file) }
                == "The file “data.json” couldn’t be opened because there is no such file.")
        #expect(
            try description { _ = try FileManager.default.contentsOfDirectory(atPath: folder.path) }
                == "The folder “not-there” doesn’t exist.")
        #expect(
            try description { try FileManager.default.removeItem(at: file) } == "“data.json” couldn’t be removed.")
        #expect(
            try description { try Data().write(to: file) } == "The folder “data.json” doesn’t exist.")
        #expect(CocoaError(.fileNoSuchFile).localizedDescription == "The file doesn’t exist.")
    }

    @Test func copiesAreInTheWay() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("copies-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let target = folder.appendingPathComponent("Target")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("a"), copy = target.appendingPathComponent("a")
        try Data().write(to: file)
        try Data().write(to: copy)
        #expect(
            try description { try FileManager.default.copyItem(at: file, to: copy) }
                == "“a” couldn’t be copied to “Target” because an item with the same name already exists.")
    }

    @Test func requestsFail() {
        func error(_ code: URLError.Code) -> URLError {
            let info: [String: Any] = [
                NSURLErrorFailingURLErrorKey: URL(fileURLWithPath: "/"), NSLocalizedDescriptionKey: "curl: (28)"
            ]
            return URLError(code, userInfo: info)
        }
        #expect(error(.networkConnectionLost).localizedDescription == "The network connection was lost.")
        // Nothing is reached where the network is refused.
        #expect(error(.cannotFindHost).localizedDescription == "The Internet connection appears to be offline.")
        // One that the widget makes itself has no words.
        let bare = "The operation couldn’t be completed. (NSURLErrorDomain error -1011.)"
        #expect(URLError(.badServerResponse).localizedDescription == bare)
    }
}
