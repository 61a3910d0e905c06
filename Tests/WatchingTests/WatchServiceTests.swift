import Foundation
import RenderPlanning
import Synchronization
import TestSupport
import Testing

@testable import Watching

/// Who is answered, and what.
struct WatchServiceTests {
    private let access = WatchAccess(port: 4000, token: String(repeating: "ab", count: 16))
    private let board: WatchBoard
    private let store: PictureStore
    private let service: WatchService
    private let shown = Shown()
    private let picture = String(repeating: "0f", count: 32)

    private final class Shown: Sendable {
        let view = Mutex<WatchView?>(nil)
    }

    init() throws {
        let folder = try temporaryFolder().path
        try Data("secret".utf8).write(to: URL(fileURLWithPath: "\(folder)/secret.png"))
        store = try PictureStore("\(folder)/pictures")
        try Data("png".utf8).write(to: URL(fileURLWithPath: "\(folder)/drawn.png"))
        try store.keep(picture, from: "\(folder)/drawn.png")
        board = WatchBoard(
            WatchState(title: "</title>A & B", view: WatchView(), choices: WatchChoices(PlanSettings(), languages: [])))
        service = WatchService(
            access, board: board, store: store, show: { [shown] view in shown.view.withLock { $0 = view } },
            reply: { WatchReply(failure: "\($0.action) \($0.tile) \($0.x ?? -1)") })
    }

    private func ask(
        _ path: String, _ method: String = "GET", host: String? = "127.0.0.1:4000", origin: String? = nil,
        type: String? = "application/json", body: String = ""
    ) async -> (status: Int, text: String) {
        let request = WatchRequest(
            method, path, host: host, origin: origin, contentType: type, body: Data(body.utf8))
        switch await service.answer(request) {
        case .content(let data, _): return (200, String(decoding: data, as: UTF8.self))
        case .events: return (200, "events")
        case .status(let status, let text): return (status, text)
        }
    }

    private var root: String { "/\(access.token)" }

    @Test func onlyTheTokenOpensAnything() async {
        #expect(await ask("\(root)/").status == 200)
        #expect(await ask("\(root)/events").text == "events")
        for path in [
            "/", "", "/x", "/\(access.token.dropLast())/", "\(root)0/", "/\(access.token.uppercased())/",
            "/pictures/\(picture).png", "x\(root)/", "/\(String(repeating: "cd", count: 16))/events"
        ] {
            #expect(await ask(path).status == 403, "\(path)")
        }
    }

    @Test func onlyThisMachineNamesTheServer() async {
        #expect(await ask("\(root)/", host: "localhost:4000").status == 200)
        for host in [nil, "", "127.0.0.1", "127.0.0.1:80", "evil.example:4000", "127.0.0.1:4000.evil.example"] {
            #expect(await ask("\(root)/", host: host).status == 421, "\(host ?? "nil")")
        }
        #expect(await ask("\(root)/events", origin: "http://evil.example").status == 421)
        #expect(await ask("\(root)/events", origin: "http://127.0.0.1:4000").status == 200)
    }

    @Test func onlyPicturesOfTheSessionAreServed() async {
        #expect(await ask("\(root)/pictures/\(picture).png").text == "png")
        for name in ["../secret", "..%2fsecret", "secret", String(repeating: "0", count: 64), "", picture + "/.."] {
            #expect(await ask("\(root)/pictures/\(name).png").status == 404, "\(name)")
        }
        #expect(await ask("\(root)/pictures/\(picture)").status == 404)
        store.keepOnly([])
        #expect(await ask("\(root)/pictures/\(picture).png").status == 404)
    }

    @Test func switchesAndQuestionsAreJSON() async {
        let view = #"{"schemes": ["dark"], "typeSize": "xLarge", "locale": "de", "entries": {"Clock": 3}}"#
        #expect(await ask("\(root)/view", "POST", body: view).status == 204)
        #expect(shown.view.withLock(\.self)?.entries == ["Clock": 3])
        #expect(
            await ask("\(root)/questions", "POST", body: #"{"action": "tap", "tile": "t", "x": 1, "y": 2}"#).text
                == #"{"failure":"tap t 1.0","lines":[],"views":[]}"#)
        #expect(await ask("\(root)/view", "POST", type: "text/plain", body: view).status == 415)
        #expect(await ask("\(root)/view", "POST", type: nil, body: view).status == 415)
        #expect(await ask("\(root)/view", "POST", body: "{").status == 400)
        #expect(await ask("\(root)/questions", "POST", body: #"{"action": "erase", "tile": "t"}"#).status == 400)
        let long = String(repeating: " ", count: WatchService.largestBody) + view
        #expect(await ask("\(root)/view", "POST", body: long).status == 413)
        #expect(await ask("\(root)/", "DELETE").status == 405)
    }

    @Test func thePageLoadsNothingElse() async {
        let page = await ask("\(root)/").text
        #expect(page.contains("default-src 'none'") && page.contains("connect-src 'self'"))
        #expect(page.contains("<title>&lt;/title&gt;A &amp; B</title>"))
        #expect(!page.contains("http://") && !page.contains("https://"))
    }

    @Test func tokensAreEachTheirOwn() {
        let tokens = Set((0..<100).map { _ in WatchAccess.newToken() })
        #expect(tokens.count == 100)
        #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test func pagesAreToldEverythingFirstAndThenWhatChanges() async {
        var events = board.follow().makeAsyncIterator()
        let first = await events.next().map { String(decoding: $0, as: UTF8.self) }
        #expect(first?.hasPrefix("event: state\ndata: {") == true && first?.hasSuffix("}\n\n") == true)
        #expect(board.followerCount == 1)
        board.apply(.queued(3))
        let second = await events.next().map { String(decoding: $0, as: UTF8.self) }
        #expect(second == "event: progress\ndata: {\"done\":0,\"phase\":\"compiling\",\"step\":\"\",\"total\":3}\n\n")
    }

    @Test func aPageThatReadsNothingIsLetGo() async {
        let events = board.follow()
        for _ in 0..<2100 { board.apply(.queued(1)) }
        #expect(board.followerCount == 0)
        var count = 0
        for await _ in events { count += 1 }
        #expect(count == 2000)
    }
}
