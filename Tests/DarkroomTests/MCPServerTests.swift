import Foundation
import RenderModel
import Synchronization
import Testing

@testable import darkroom

/// What the server answers, whatever comes in.
struct MCPServerTests {
    /// Answers at once, or once the call is canceled.
    private struct FakeRunner: ToolRunner {
        var waits = false

        func run(_ call: ToolCall) -> ToolResult {
            call.report("working")
            guard waits else {
                return ToolResult(
                    document: .object(["command": .string(call.tool.name)]),
                    images: [.init(path: "a.png", data: Data([1, 2, 3]))])
            }
            let end = DispatchSemaphore(value: 0)
            call.ends { end.signal() }
            end.wait()
            return ToolResult(text: "canceled", isError: true)
        }
    }

    private final class Outbox: Sendable {
        private let messages = Mutex<[JSONValue]>([])

        func add(_ message: JSONValue) {
            if !message.isNull { messages.withLock { $0.append(message) } }
        }

        func take() -> [JSONValue] {
            messages.withLock { all in
                defer { all = [] }
                return all
            }
        }
    }

    private final class Client: Sendable {
        private let outbox = Outbox()
        let server: MCPServer

        init(waits: Bool = false, version: String? = "2025-06-18") {
            server = MCPServer(runner: FakeRunner(waits: waits), send: outbox.add)
            guard let version else { return }
            ask(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#)
            ask(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
        }

        /// - Returns: everything that was sent since the last time.
        @discardableResult
        func ask(_ lines: String...) -> [JSONValue] {
            for line in lines { server.receive(.text(Data(line.utf8))) }
            server.wait()
            return take()
        }

        func take() -> [JSONValue] { outbox.take() }
    }

    private static let call =
        #"{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"targets","arguments":{"path":"x"}}}"#

    @Test(arguments: [
        ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
        ("2999-01-01", "2025-06-18"), ("", "2025-06-18")
    ])
    func theVersionIsAgreedOn(_ wanted: String, _ agreed: String) {
        let client = Client(version: nil)
        let answer = client.ask(
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(wanted)"}}"#)
        #expect(answer.first?["result"]["protocolVersion"] == .string(agreed))
        #expect(answer.first?["result"]["serverInfo"]["name"] == .string("darkroom"))
    }

    @Test(arguments: [
        ("{", -32700), ("\u{FF}", -32700), ("[]", -32600), ("3", -32600), (#"{"id":1,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":3}"#, -32600),
        (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
        (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rendr"}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"render","arguments":3}}"#, -32602)
    ])
    func whatIsWrongHasItsCode(_ line: String, _ code: Int) {
        let answer = Client().ask(line)
        #expect(answer.count == 1 && answer[0]["error"]["code"] == .integer(code), "\(answer)")
    }

    /// So that a model sees it.
    @Test(arguments: [
        (#"{"name":"render"}"#, "path is missing"),
        (#"{"name":"tap","arguments":{"path":1}}"#, "path: it is not a string"),
        (
            #"{"name":"tap","arguments":{"path":"a","families":[]}}"#,
            "tap has no argument families; did you mean family?"
        )
    ])
    func wrongArgumentsAreAResult(_ parameters: String, _ text: String) {
        let answer = Client().ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(parameters)}"#)
        let result = answer.first?["result"] ?? .null
        #expect(result["isError"] == .bool(true), "\(answer)")
        #expect(result["content"] == .array([.object(["type": .string("text"), "text": .string(text)])]))
    }

    @Test func deeplyNestedAndLongMessagesAreRefused() {
        let client = Client()
        #expect(client.ask(String(repeating: "[", count: 100_000)).first?["error"]["code"] == .integer(-32700))
        client.server.receive(.tooLong)
        #expect(client.take().first?["error"]["code"] == .integer(-32700))
        #expect(client.ask(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#).first?["result"] == .object([:]))
    }

    @Test func aLongIdentifierComesBackAsItWas() {
        let id = String(repeating: "x", count: 1 << 20)
        let answer = Client().ask(#"{"jsonrpc":"2.0","id":"\#(id)","method":"ping"}"#)
        #expect(answer.first?["id"] == .string(id))
    }

    @Test func notificationsAndResponsesHaveNoAnswer() {
        let client = Client()
        #expect(client.ask(#"{"jsonrpc":"2.0","method":"ping"}"#, #"{"jsonrpc":"2.0","id":9,"result":{}}"#) == [])
        #expect(client.ask(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#) == [])
    }

    @Test func nothingIsCalledBeforeInitialize() {
        let client = Client(version: nil)
        #expect(client.ask(Self.call).first?["error"]["code"] == .integer(-32600))
        #expect(client.ask(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#).first?["result"] == .object([:]))
    }

    @Test func aResultHasTextImagesAndStructure() {
        let result = Client().ask(Self.call).first?["result"] ?? .null
        #expect(result["structuredContent"] == .object(["command": .string("targets")]))
        guard case .array(let content) = result["content"] else { return #expect(Bool(false), "\(result)") }
        #expect(content.map { $0["type"] } == [.string("text"), .string("image")])
        #expect(content[0]["text"] == .string(#"{"command":"targets"}"#))
        #expect(content[1]["data"] == .string("AQID") && content[1]["mimeType"] == .string("image/png"))
        let older = Client(version: "2025-03-26").ask(Self.call).first?["result"] ?? .null
        #expect(older["structuredContent"] == .null && older["content"] == result["content"])
    }

    @Test func progressIsToldWhereItIsAskedFor() {
        let line = Self.call.replacingOccurrences(
            of: #""params":{"#, with: #""params":{"_meta":{"progressToken":"t"},"#)
        let sent = Client().ask(line)
        #expect(sent.count == 2 && sent[0]["method"] == .string("notifications/progress"))
        #expect(sent[0]["params"]["progressToken"] == .string("t") && sent[0]["params"]["progress"] == .integer(1))
        #expect(sent[0]["params"]["message"] == .string("working"))
        #expect(Client().ask(Self.call).count == 1)
    }

    @Test func aCanceledCallHasNoAnswer() {
        let client = Client(waits: true)
        client.server.receive(.text(Data(Self.call.utf8)))
        // The same id is taken while the call is under way.
        client.server.receive(.text(Data(Self.call.utf8)))
        #expect(client.take().first?["error"]["code"] == .integer(-32600))
        #expect(
            client.ask(
                #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a","reason":"enough"}}"#)
                == [])
    }

    @Test func theEndOfTheInputEndsCalls() {
        let client = Client(waits: true)
        client.server.receive(.text(Data(Self.call.utf8)))
        client.server.close()
        #expect(client.take() == [])
        #expect(client.ask(Self.call).first?["error"]["code"] == .integer(-32603))
    }

    @Test func batchesAreOfOneVersion() {
        let batch = #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},7,\#(Self.call)]"#
        #expect(Client().ask(batch).first?["error"]["code"] == .integer(-32600))
        let answers = Client(version: "2025-03-26").ask(batch)
        guard answers.count == 1, case .array(let parts) = answers[0] else { return #expect(Bool(false), "\(answers)") }
        #expect(parts.count == 3 && parts[0]["id"] == .integer(1) && parts[1]["error"]["code"] == .integer(-32600))
        #expect(parts[2]["id"] == .string("a"))
        let silent = #"[{"jsonrpc":"2.0","method":"x"}]"#
        #expect(Client(version: "2025-03-26").ask(silent) == [])
    }

    @Test func everyToolHasSchemas() {
        let list = Client().ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#).first?["result"]["tools"] ?? .null
        guard case .array(let tools) = list else { return #expect(Bool(false), "\(list)") }
        #expect(Set(["render", "explain", "tap", "verify"].map { .string($0) }).isSubset(of: tools.map { $0["name"] }))
        for tool in tools {
            #expect(
                tool["inputSchema"]["type"] == .string("object") && tool["outputSchema"]["type"] == .string("object"))
            #expect(tool["annotations"]["readOnlyHint"] != .null && tool["description"] != .null)
        }
        let older = Client(version: "2024-11-05").ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
        guard case .array(let old)? = older.first?["result"]["tools"] else { return #expect(Bool(false)) }
        #expect(old[0]["outputSchema"] == .null && old[0]["annotations"] == .null && old[0]["inputSchema"] != .null)
    }
}

extension JSONValue {
    fileprivate subscript(name: String) -> JSONValue {
        guard case .object(let fields) = self else { return .null }
        return fields[name] ?? .null
    }
}
