import Foundation
import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix
import RenderCoordinator
import Watching

/// Serves a session's page on this machine, and on no network.
package final class WatchServer: Sendable {
    private typealias Connection = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

    private let wanted: UInt16
    private let answer: @Sendable (WatchRequest) async -> WatchAnswer

    /// - Parameters:
    ///   - port: 0 for one that is free.
    ///   - answer: answers what was asked.
    package init(port: UInt16, answer: @escaping @Sendable (WatchRequest) async -> WatchAnswer) {
        (wanted, self.answer) = (port, answer)
    }

    /// Starts to listen, and returns the port.
    ///
    /// - Throws: `CommandFailure` where the port is taken or may not be used.
    package func start() async throws -> UInt16 {
        let listening: NIOAsyncChannel<Connection, Never>
        do {
            listening = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .bind(host: "127.0.0.1", port: Int(wanted)) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                        return try Connection(wrappingChannelSynchronously: channel)
                    }
                }
        } catch let error as IOError {
            throw failure(error.errnoCode, "\(error)")
        }
        guard let port = listening.channel.localAddress?.port.flatMap(UInt16.init(exactly:)) else {
            throw failure(0, "it has no address")
        }
        Task { [self] in
            try? await listening.executeThenClose { connections in
                await withDiscardingTaskGroup { group in
                    do {
                        for try await connection in connections {
                            group.addTask { [self] in try? await serve(connection) }
                        }
                    } catch {
                        // Nobody is accepted any more; those who are connected stay.
                    }
                }
            }
        }
        return port
    }

    private func failure(_ code: CInt, _ problem: String) -> CommandFailure {
        let way = "; choose another port, or omit --port to use a free one"
        return switch code {
        case EADDRINUSE: CommandFailure(.usage, "--port \(wanted): another program is using it\(way)")
        case EACCES: CommandFailure(.usage, "--port \(wanted): only root can use it\(way)")
        default: CommandFailure(.requestFailed, "--port \(wanted): \(problem)\(way)")
        }
    }

    // MARK: Requests and responses

    private static var tooLarge: WatchAnswer { .status(413, "The body is too large.") }

    /// Answers one request after the other, until the browser closes the connection.
    private func serve(_ connection: Connection) async throws {
        try await connection.executeThenClose { requests, responses in
            var head: HTTPRequestHead?, body = Data(), isTooLarge = false
            for try await part in requests {
                switch part {
                case .head(let begun):
                    (head, body, isTooLarge) = (begun, Data(), false)
                    // What says that it is too large is not waited for.
                    if let length = begun.headers.first(name: "Content-Length").flatMap(Int.init),
                        length > WatchService.largestBody
                    {
                        return try await Self.send(Self.tooLarge, to: responses, isLast: true)
                    }
                case .body(let bytes):
                    // What is larger is not kept.
                    isTooLarge = isTooLarge || body.count + bytes.readableBytes > WatchService.largestBody
                    if !isTooLarge { body += Data(bytes.readableBytesView) }
                case .end:
                    guard let asked = head else { return }
                    head = nil
                    let response =
                        isTooLarge ? Self.tooLarge : await answer(Self.request(asked, body))
                    try await Self.send(response, to: responses, isLast: !asked.isKeepAlive)
                    guard asked.isKeepAlive else { return }
                }
            }
        }
    }

    private static func request(_ head: HTTPRequestHead, _ body: Data) -> WatchRequest {
        WatchRequest(
            head.method.rawValue, String(head.uri.prefix { $0 != "?" }), host: head.headers.first(name: "Host"),
            origin: head.headers.first(name: "Origin"), contentType: head.headers.first(name: "Content-Type"),
            body: body)
    }

    private static func send(
        _ answer: WatchAnswer, to responses: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>, isLast: Bool
    ) async throws {
        var headers: HTTPHeaders = [
            "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
            "X-Frame-Options": "DENY", "Cross-Origin-Resource-Policy": "same-origin"
        ]
        if isLast { headers.add(name: "Connection", value: "close") }
        var status = HTTPResponseStatus.ok, content = Data()
        switch answer {
        case .events(let messages):
            headers.add(name: "Content-Type", value: "text/event-stream")
            try await responses.write(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers)))
            for await message in withHeartbeat(messages) {
                try await responses.write(.body(.byteBuffer(ByteBuffer(bytes: message))))
            }
            return try await responses.write(.end(nil))
        case .content(let data, let type):
            headers.add(name: "Content-Type", value: type)
            content = data
        case .status(let code, let text):
            status = HTTPResponseStatus(statusCode: code)
            headers.add(name: "Content-Type", value: "text/plain; charset=utf-8")
            content = Data(text.utf8)
        }
        if status != .noContent { headers.add(name: "Content-Length", value: String(content.count)) }
        try await responses.write(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers)))
        if !content.isEmpty { try await responses.write(.body(.byteBuffer(ByteBuffer(bytes: content)))) }
        try await responses.write(.end(nil))
    }

    /// The messages, and a comment every ten seconds, which finds out whether the page is still there.
    private static func withHeartbeat(_ messages: AsyncStream<Data>) -> AsyncStream<Data> {
        let (pieces, continuation) = AsyncStream.makeStream(of: Data.self)
        let following = Task {
            for await message in messages { continuation.yield(message) }
            continuation.finish()
        }
        let beating = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(10))
                continuation.yield(Data(": here\n\n".utf8))
            }
        }
        continuation.onTermination = { _ in
            following.cancel()
            beating.cancel()
        }
        return pieces
    }
}
