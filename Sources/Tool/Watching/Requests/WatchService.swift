import Foundation

/// What a browser asks, whatever library has read it.
package struct WatchRequest: Sendable {
    package var method: String
    /// Without the query, as it was sent.
    package var path: String
    /// The headers Host, Origin and Content-Type.
    package var host: String?
    package var origin: String?
    package var contentType: String?
    package var body: Data

    package init(
        _ method: String, _ path: String, host: String?, origin: String? = nil, contentType: String? = nil,
        body: Data = Data()
    ) {
        (self.method, self.path, self.host, self.origin) = (method, path, host, origin)
        (self.contentType, self.body) = (contentType, body)
    }
}

/// What is sent back.
package enum WatchAnswer: Sendable {
    case content(Data, type: String)
    /// Messages as they come, until the page is gone.
    case events(AsyncStream<Data>)
    case status(Int, String)
}

/// Does what pages of a session may ask: the page itself, its events and pictures, and what its controls do.
package struct WatchService: Sendable {
    /// More than any question takes, in bytes.
    package static let largestBody = 64 << 10

    private let access: WatchAccess
    private let board: WatchBoard
    private let store: PictureStore
    private let page: Data
    private let show: @Sendable (WatchView) -> Void
    private let reply: @Sendable (WatchQuestion) async -> WatchReply

    package init(
        _ access: WatchAccess, board: WatchBoard, store: PictureStore, show: @escaping @Sendable (WatchView) -> Void,
        reply: @escaping @Sendable (WatchQuestion) async -> WatchReply
    ) {
        (self.access, self.board, self.store) = (access, board, store)
        (self.show, self.reply) = (show, reply)
        page = Data(WatchPage(title: board.state.title).html.utf8)
    }

    package func answer(_ request: WatchRequest) async -> WatchAnswer {
        guard access.isOwn(host: request.host, origin: request.origin) else {
            return .status(421, "This server answers pages of this machine at 127.0.0.1 only.")
        }
        guard let path = access.rest(of: request.path) else {
            return .status(403, "Open the address that darkroom watch printed.")
        }
        switch (request.method, path) {
        case ("GET", "/"): return .content(page, type: "text/html; charset=utf-8")
        case ("GET", "/events"): return .events(board.follow())
        case ("GET", _): return picture(path)
        case ("POST", "/view"):
            return await take(WatchView.self, request) { view in
                show(view)
                return .status(204, "")
            }
        case ("POST", "/questions"):
            return await take(WatchQuestion.self, request) { question in
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                let json = try? encoder.encode(await reply(question))
                return json.map { .content($0, type: "application/json") } ?? .status(500, "There is no answer.")
            }
        default: return .status(405, "The method is not allowed.")
        }
    }

    /// `/pictures/<SHA-256>.png`.
    private func picture(_ path: String) -> WatchAnswer {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[1] == "pictures", parts[2].hasSuffix(".png"),
            let data = store.data(String(parts[2].dropLast(4)))
        else { return .status(404, "Not found.") }
        return .content(data, type: "image/png")
    }

    /// - Parameter perform: does what the body asks.
    private func take<Value: Decodable>(
        _ type: Value.Type, _ request: WatchRequest, _ perform: (Value) async -> WatchAnswer
    ) async -> WatchAnswer {
        // What a form of another site can send has another type.
        guard request.contentType?.hasPrefix("application/json") == true else {
            return .status(415, "The body must be application/json.")
        }
        guard request.body.count <= Self.largestBody else { return .status(413, "The body is too large.") }
        guard let value = try? JSONDecoder().decode(type, from: request.body) else {
            return .status(400, "The body is not valid.")
        }
        return await perform(value)
    }
}
