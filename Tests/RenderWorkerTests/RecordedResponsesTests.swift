import Foundation
import TestSupport
import Testing

@testable import AppData
@testable import RenderWorker

struct RecordedResponsesTests {
    private func answers(_ index: String, files: [String: String] = [:]) throws -> RecordedResponses {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        try Data(index.utf8).write(to: folder.appendingPathComponent("index.json"))
        return try RecordedResponses(folder)
    }

    private func texts(_ responses: RecordedResponses, _ requests: [(String, String)]) -> [String?] {
        var given: [RequestPattern: Int] = [:]
        return requests.map { method, url in
            let pattern = RequestPattern(method: method, url: url)!
            return responses.answer(to: pattern, given: &given).map { String(decoding: $0.body, as: UTF8.self) }
        }
    }

    @Test func theFirstThatFitsAnswers() throws {
        let responses = try answers(
            """
            [{"url": "https://a.b/x?q=1", "text": "one"}, {"url": "https://A.b:443/x", "query": {"q": 2}, "text": "two"},
             {"url": "https://a.b/x", "method": "post", "text": "posted"}, {"url": "https://a.b/y/*", "text": "below"},
             {"url": "http://a.b", "text": "plain"}]
            """)
        #expect(
            texts(
                responses,
                [
                    ("GET", "https://a.b/x?z=0&q=1"), ("GET", "https://a.b/x?q=2"), ("POST", "https://a.b/x?q=3"),
                    ("GET", "https://a.b/x"), ("DELETE", "https://a.b/y/1/2"), ("GET", "http://a.b:80/"),
                    ("GET", "https://a.b/")
                ]) == ["one", "two", "posted", nil, "below", "plain", nil])
    }

    @Test func nothingLeadsOutOfTheFolder() throws {
        let parent = try temporaryFolder(), folder = parent.appendingPathComponent("responses")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("secret".utf8).write(to: parent.appendingPathComponent("secret"))
        let responses = try RecordedResponses(folder)
        #expect(
            texts(
                responses,
                [
                    ("GET", "http://../secret"), ("GET", "http://a.b/../../secret"),
                    ("GET", "http://a.b/%2e%2e/%2e%2e/secret"),
                    ("GET", "http://./../secret")
                ]) == [nil, nil, nil, nil])
        try Data(#"[{"url": "https://a.b", "file": "../secret"}]"#.utf8)
            .write(to: folder.appendingPathComponent("index.json"))
        let error = #expect(throws: RecordedResponses.ReadError.self) { try RecordedResponses(folder) }
        #expect(error?.description == "index.json: [0].file: ../secret leads out of the folder; write a path inside it")
    }

    @Test func answersOfOneAddressComeInTurn() throws {
        let responses = try answers(
            """
            [{"url": "https://a.b/x", "text": "1"}, {"url": "https://a.b/y", "text": "y"}, {"url": "https://a.b/x", "text": "2"}]
            """)
        let get = ("GET", "https://a.b/x")
        #expect(texts(responses, [get, ("GET", "https://a.b/y"), get, get]) == ["1", "y", "2", "2"])
    }

    @Test func bodiesHaveTheirTypes() throws {
        let responses = try answers(
            #"[{"url": "http://a/j", "json": {"b": 1, "a": [true]}}, {"url": "http://a/f", "file": "f.json"}, {"url": "http://a/t", "text": "t", "headers": {"content-type": "text/html"}}]"#,
            files: ["f.json": "[]"])
        var given: [RequestPattern: Int] = [:]
        let found = ["j", "f", "t"].map {
            responses.answer(to: RequestPattern(method: "GET", url: "http://a/\($0)")!, given: &given)!
        }
        #expect(found.map { String(decoding: $0.body, as: UTF8.self) } == [#"{"a":[true],"b":1}"#, "[]", "t"])
        #expect(found.map { $0.headers.map(\.value) } == [["application/json"], ["application/json"], ["text/html"]])
    }

    @Test func headersSayHowLongTheBodyIsAndThatItIsNotToBeKept() throws {
        let pattern = try #require(RequestPattern(method: nil, url: "http://a/"))
        let answer = RecordedResponse(
            pattern: pattern, status: 201,
            headers: [.init(name: "X-A", value: "b"), .init(name: "Content-Encoding", value: "br")],
            body: Data("hello".utf8))
        #expect(
            String(decoding: ResponseServer.bytes(answer, isHead: false), as: UTF8.self)
                == "HTTP/1.1 201 Recorded\r\nX-A: b\r\nCache-Control: no-store\r\n"
                + "Connection: close\r\nContent-Length: 5\r\n\r\nhello"
        )
        #expect(
            String(decoding: ResponseServer.bytes(answer, isHead: true), as: UTF8.self).hasSuffix(
                "Content-Length: 5\r\n\r\n"))
    }
}
