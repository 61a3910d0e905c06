import AppData
import Foundation
import FoundationCompat
import Glibc
import RenderModel
import Synchronization

/// Answers the widget's requests from recorded responses, over pairs of sockets within the process.
final class ResponseServer: Sendable {
    private let responses: RecordedResponses
    /// How often each answer was given.
    private let given = Mutex<[RequestPattern: Int]>([:])

    init(_ responses: RecordedResponses) {
        self.responses = responses
    }

    /// Begins every sequence of answers again.
    func reset() { given.withLock { $0 = [:] } }

    /// A connection that is served here; -1 where there can be none. Nothing listens, so nobody else can connect, and a
    /// process that may open no sockets can still be answered.
    func connection(scheme: String) -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return -1 }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (own, other) = (ends[0], ends[1])
        // One that sends nothing keeps nobody waiting.
        Thread.detachNewThread { [self] in
            serve(own, scheme)
            close(own)
        }
        return other
    }

    private func serve(_ connection: Int32, _ scheme: String) {
        guard let request = ReceivedRequest(from: connection) else { return }
        let url = "\(scheme)://\(request.host)\(request.target)"
        guard let pattern = RequestPattern(method: request.method, url: url),
            let answer = given.withLock({ responses.answer(to: pattern, given: &$0) })
        else {
            // The connection ends without an answer, as one that is lost.
            return MissingData.record(unanswered: "\(request.method) \(url)")
        }
        ReceivedRequest.write(Self.bytes(answer, isHead: request.method == "HEAD"), to: connection)
    }

    /// Headers that say how a body came over the network, which this one did not; nor may an answer be kept for later,
    /// since what follows would depend on what came before.
    private static let dropped: Set<String> = [
        "connection", "content-encoding", "content-length", "transfer-encoding", "cache-control", "expires", "age"
    ]

    static func bytes(_ answer: RecordedResponse, isHead: Bool) -> Data {
        var head = "HTTP/1.1 \(answer.status) Recorded\r\n"
        for header in answer.headers where !dropped.contains(header.name.lowercased()) {
            head += "\(header.name): \(header.value)\r\n"
        }
        head += "Cache-Control: no-store\r\nConnection: close\r\n"
        let hasBody = ![204, 304].contains(answer.status)
        if hasBody { head += "Content-Length: \(answer.body.count)\r\n" }
        return Data((head + "\r\n").utf8) + (isHead || !hasBody ? Data() : answer.body)
    }
}
