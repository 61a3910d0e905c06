import Foundation
import FoundationCompat
import Glibc
import Synchronization

/// Answers the widget's requests from recorded responses, over sockets that only this process knows.
final class ResponseServer: Sendable {
    private let responses: RecordedResponses
    /// How often each answer was given.
    private let given = Mutex<[RequestPattern: Int]>([:])

    init(_ responses: RecordedResponses) {
        self.responses = responses
    }

    /// Begins every sequence of answers again.
    func startAfresh() { given.withLock { $0 = [:] } }

    /// Listens under a name in Linux's abstract name space until the process ends.
    func listen(scheme: String, name: String) throws {
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // The name follows a zero byte and ends where the address does.
        withUnsafeMutableBytes(of: &address.sun_path) { $0[1...].copyBytes(from: name.utf8) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + 1 + name.utf8.count)
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, length) }
        }
        guard listener >= 0, status == 0, Glibc.listen(listener, 64) == 0 else {
            throw RecordedResponses.Problem(description: "cannot open a socket: \(String(cString: strerror(errno)))")
        }
        _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { continue }
                // One that sends nothing keeps nobody waiting.
                Thread.detachNewThread { [self] in
                    serve(connection, scheme)
                    close(connection)
                }
            }
        }
    }

    private func serve(_ connection: Int32, _ scheme: String) {
        guard let request = ReceivedRequest(from: connection) else { return }
        let url = "\(scheme)://\(request.host)\(request.target)"
        guard let pattern = RequestPattern(method: request.method, url: url),
              let answer = given.withLock({ responses.answer(to: pattern, given: &$0) })
        else {
            // The connection ends without an answer, as one that is lost.
            return DataRequests.note(unanswered: "\(request.method) \(url)")
        }
        ReceivedRequest.write(Self.bytes(answer, isHead: request.method == "HEAD"), to: connection)
    }

    /// Headers that say how a body came over the network, which this one did not; nor may an answer be kept for later,
    /// since what follows would depend on what came before.
    private static let dropped: Set<String> = [
        "connection", "content-encoding", "content-length", "transfer-encoding", "cache-control", "expires", "age",
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
