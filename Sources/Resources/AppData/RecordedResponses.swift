import Foundation

/// The folder of `--responses`: what servers answer.
///
/// Its `index.json` is an array of answers, of which the first that fits a request is given:
///
///     [
///       {"url": "https://api.example.com/v1/score", "query": {"team": "7"}, "file": "score-7.json"},
///       {"url": "https://api.example.com/v1/*", "method": "POST", "status": 201, "json": {"id": 3}},
///       {"url": "https://example.com/news", "text": "No news", "headers": {"Content-Type": "text/plain"}}
///     ]
///
/// Answers with the same method, address and query are given in turn, the last again and again. Besides, a file
/// `api.example.com/v1/score` or `api.example.com/v1/score.json` answers each GET of that path, over http and https.
package struct RecordedResponses: Sendable {
    package static let indexName = "index.json"

    private let folder: URL
    private var answers: [RecordedResponse] = []

    package struct ReadError: Error, CustomStringConvertible {
        package var description: String
    }

    package init(_ folder: URL) throws {
        self.folder = folder
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ReadError(
                description: "this is not a folder; name one with an index.json, or with files by host and path")
        }
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(Self.indexName).path) else {
            return
        }
        answers = try RecordedResponsesIndex(data, folder: folder).answers
    }

    /// The answer to a request. Of several to one pattern every address gets its own, one after the other: requests
    /// that run side by side must not race for them.
    ///
    /// - Parameter given: How often each request has been answered so far; counted up.
    package func answer(to request: RequestPattern, given: inout [RequestPattern: Int]) -> RecordedResponse? {
        guard let first = answers.first(where: { $0.pattern.matches(request) }) else { return file(for: request) }
        let inTurn = answers.filter { $0.pattern == first.pattern }
        let turn = given[request, default: 0]
        given[request] = turn + 1
        return inTurn[min(turn, inTurn.count - 1)]
    }

    /// Whether a name leads to a file of the folder: an address or an index may say anything.
    package static func staysInside(_ name: String) -> Bool {
        !name.hasPrefix("/") && !name.unicodeScalars.contains("\0")
            && !name.split(separator: "/").contains { $0 == "." || $0 == ".." }
    }

    private func file(for request: RequestPattern) -> RecordedResponse? {
        guard request.method == nil || ["GET", "HEAD"].contains(request.method),
            let host = request.origin.split(separator: "/").last,
            let path = request.path.removingPercentEncoding, Self.staysInside("\(host)\(path)")
        else { return nil }
        let name = "\(host)\(path)"
        for (candidate, type) in [(name, nil), ("\(name).json", "application/json")] as [(String, String?)] {
            guard let body = FileManager.default.contents(atPath: folder.appendingPathComponent(candidate).path) else {
                continue
            }
            let headers = type.map { [RecordedResponse.Header(name: "Content-Type", value: $0)] } ?? []
            return RecordedResponse(pattern: request, headers: headers, body: body)
        }
        return nil
    }
}
