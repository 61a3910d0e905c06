import Foundation
import Glibc
import RenderCoordinator
import Testing
import Watching

@testable import WatchServer

/// The server over real connections.
struct WatchServerTests {
    /// What the server answers to these bytes, up to its end or a limit.
    private func exchange(_ port: UInt16, _ text: String, until ending: String) async throws -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(status == 0)
        let sent = Array(text.utf8)
        try #require(send(descriptor, sent, sent.count, 0) == sent.count)
        var received = ""
        var buffer = [UInt8](repeating: 0, count: 4096)
        for _ in 0..<1000 where !received.contains(ending) {
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            if count > 0 { received += String(decoding: buffer[..<count], as: UTF8.self) }
            if count == 0 { break }
            if count < 0 { try await Task.sleep(for: .milliseconds(5)) }
        }
        return received
    }

    private func request(_ method: String, _ path: String, _ body: String = "") -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:1\r\nOrigin: http://here\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    @Test func requestsReachTheServiceAndAnswersCarryTheHeaders() async throws {
        let server = WatchServer(port: 0) { asked in
            .content(
                Data(
                    "\(asked.method) \(asked.path) \(asked.host ?? "") \(asked.origin ?? "") \(asked.contentType ?? "") "
                        .utf8) + asked.body, type: "text/plain")
        }
        let port = try await server.start()
        let answer = try await exchange(port, request("POST", "/t/view", "{}!"), until: "!")
        #expect(answer.hasPrefix("HTTP/1.1 200"))
        #expect(answer.hasSuffix("POST /t/view 127.0.0.1:1 http://here application/json {}!"))
        for header in [
            "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
            "X-Frame-Options: DENY", "Cross-Origin-Resource-Policy: same-origin"
        ] {
            #expect(answer.contains("\r\n\(header)\r\n"), "\(header)")
        }
        #expect(!answer.contains("Access-Control"))
        let long = "POST / HTTP/1.1\r\nHost: 127.0.0.1:1\r\nContent-Length: 99999999\r\n\r\n"
        #expect(try await exchange(port, long, until: "large").hasPrefix("HTTP/1.1 413"))
    }

    @Test func eventsComeAsTheyHappen() async throws {
        let (messages, continuation) = AsyncStream.makeStream(of: Data.self)
        let server = WatchServer(port: 0) { _ in .events(messages) }
        let port = try await server.start()
        let reading = Task { try await exchange(port, request("GET", "/t/events"), until: "second") }
        continuation.yield(Data("data: first\n\n".utf8))
        try await Task.sleep(for: .milliseconds(50))
        continuation.yield(Data("data: second\n\n".utf8))
        let text = try await reading.value
        #expect(text.contains("Content-Type: text/event-stream"))
        #expect(text.contains("data: first\n\n") && text.contains("data: second\n\n"))
        continuation.finish()
    }

    @Test func aPortThatIsTakenIsAnError() async throws {
        let server = WatchServer(port: 0) { _ in .status(404, "") }
        let port = try await server.start()
        let second = WatchServer(port: port) { _ in .status(404, "") }
        await #expect {
            _ = try await second.start()
        } throws: { error in
            (error as? CommandFailure)?.message
                == "--port \(port): another program is using it; choose another port, or omit --port to use a free "
                + "one"
        }
    }
}
