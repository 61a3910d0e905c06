import Foundation
import RenderModel
import Synchronization
import SystemSupport

/// A server of the Model Context Protocol: answers what a client asks, and runs tools beside each other.
final class MCPServer: Sendable {
    /// Versions of the protocol that it speaks.
    static let versions = ["2024-11-05", "2025-03-26", newestVersion]
    private static let newestVersion = "2025-06-18"

    private struct State {
        /// What was agreed on; nil before `initialize`.
        var version: String?
        var calls: [RPCIdentifier: ToolCall] = [:]
        var isClosed = false
    }

    private let state = Mutex(State())
    private let running = DispatchGroup()
    private let tools: [MCPTool]
    private let runner: any ToolRunner
    private let send: @Sendable (JSONValue) -> Void

    /// - Parameters:
    ///   - runner: carries tools out.
    ///   - send: takes what goes out, one message at a time, from any thread.
    init(tools: [MCPTool] = MCPTool.all, runner: any ToolRunner, send: @escaping @Sendable (JSONValue) -> Void) {
        (self.tools, self.runner, self.send) = (tools, runner, send)
    }

    /// Takes a line that has come in.
    func receive(_ line: MessageReader.Line) {
        guard case .text(let data) = line else {
            return send(.response(to: nil, RPCError(.parseError, "the message is longer than 16 MB")))
        }
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else {
            return send(.response(to: nil, RPCError(.parseError, "the message is not JSON")))
        }
        guard case .array(let values) = value else { return handle(RPCMessage(value), answer: send) }
        guard !values.isEmpty, version.map(Self.hasBatches) ?? false else {
            return send(.response(to: nil, RPCError(.invalidRequest, "send messages one at a time")))
        }
        let batch = MessageBatch(send)
        for value in values {
            let message = RPCMessage(value)
            if message.wantsAnswer { batch.expect() }
            handle(message, answer: batch.take)
        }
        batch.close()
    }

    /// Ends all calls, and waits for their ends.
    func close() {
        let calls = state.withLock { state in
            state.isClosed = true
            return state.calls.values
        }
        calls.forEach { $0.cancel() }
        running.wait()
    }

    /// Waits for the calls under way.
    func wait() { running.wait() }

    private var version: String? { state.withLock(\.version) }

    /// Only one version of the protocol has them.
    private static func hasBatches(_ version: String) -> Bool { version == "2025-03-26" }

    // MARK: Messages

    private func handle(_ message: RPCMessage, answer: @escaping @Sendable (JSONValue) -> Void) {
        switch message {
        case .response: return
        case .invalid(let id, let error): answer(.response(to: id, error))
        case .notification("notifications/cancelled", let parameters):
            guard let id = parameters["requestId"].flatMap(RPCIdentifier.init) else { return }
            state.withLock { $0.calls[id] }?.cancel()
        case .notification: return
        case .request(let id, "tools/call", let parameters): call(id, parameters, answer: answer)
        case .request(let id, let method, let parameters):
            do throws(RPCError) {
                answer(.response(to: id, try result(of: method, parameters)))
            } catch {
                answer(.response(to: id, error))
            }
        }
    }

    private func result(of method: String, _ parameters: [String: JSONValue]) throws(RPCError) -> [String: JSONValue] {
        switch method {
        case "ping": return [:]
        case "initialize": return try initialize(parameters)
        case "tools/list":
            let version = try agreedVersion()
            guard parameters["cursor"] == nil else {
                throw RPCError(.invalidParameters, "cursor: the list has one page")
            }
            return ["tools": .array(tools.map { $0.description(for: version) })]
        default: throw RPCError(.methodNotFound, "there is no method \(method)")
        }
    }

    private func initialize(_ parameters: [String: JSONValue]) throws(RPCError) -> [String: JSONValue] {
        guard let wanted = parameters["protocolVersion"]?.string else {
            throw RPCError(.invalidParameters, "protocolVersion is missing")
        }
        // Where the client's is not known, the client decides whether it speaks the newest.
        let version = Self.versions.contains(wanted) ? wanted : Self.newestVersion
        let isFirst = state.withLock { state in
            defer { if state.version == nil { state.version = version } }
            return state.version == nil
        }
        guard isFirst else { throw RPCError(.invalidRequest, "initialize was sent before") }
        return [
            "protocolVersion": .string(version),
            "capabilities": .object(["tools": .object([:])]),
            "serverInfo": .object([
                "name": .string("darkroom"), "title": .string("Darkroom"), "version": .string(DarkroomVersion.current)
            ]),
            "instructions": .string(MCPTool.instructions)
        ]
    }

    private func agreedVersion() throws(RPCError) -> String {
        guard let version else { throw RPCError(.invalidRequest, "send initialize first") }
        return version
    }

    // MARK: Calls

    private func call(
        _ id: RPCIdentifier, _ parameters: [String: JSONValue], answer: @escaping @Sendable (JSONValue) -> Void
    ) {
        let call: ToolCall, version: String
        do throws(RPCError) {
            version = try agreedVersion()
            call = try made(parameters)
        } catch {
            return answer(.response(to: id, error))
        }
        // A model sees results, and corrects itself; many clients keep errors of the protocol from it.
        if let problem = call.tool.problem(with: call.values) {
            return answer(.response(to: id, ToolResult(text: problem, isError: true).json(for: version)))
        }
        let problem: RPCError? = state.withLock { state in
            if state.isClosed { return RPCError(.internalError, "the server ends") }
            if state.calls[id] != nil { return RPCError(.invalidRequest, "a request with this id is under way") }
            state.calls[id] = call
            return nil
        }
        if let problem { return answer(.response(to: id, problem)) }
        running.enter()
        Thread.detachNewThread { [self] in
            defer { running.leave() }
            let result = runner.run(call)
            state.withLock { $0.calls[id] = nil }
            // Who has canceled waits for nothing; in a batch the place is given up.
            answer(call.isCanceled ? .null : .response(to: id, result.json(for: version)))
        }
    }

    private func made(_ parameters: [String: JSONValue]) throws(RPCError) -> ToolCall {
        guard let name = parameters["name"]?.string else { throw RPCError(.invalidParameters, "name is missing") }
        guard let tool = tools.first(where: { $0.name == name }) else {
            let nearest = NearestName.of(name, among: tools.map(\.name)).map { "; did you mean \($0)?" } ?? ""
            throw RPCError(.invalidParameters, "there is no tool \(name)\(nearest)")
        }
        var values: [String: JSONValue] = [:]
        switch parameters["arguments"] {
        case nil, .null: break
        case .object(let object): values = object
        default: throw RPCError(.invalidParameters, "arguments is not an object")
        }
        var progress: (@Sendable (Int, String) -> Void)?
        if case .object(let meta) = parameters["_meta"], let token = meta["progressToken"].flatMap(RPCIdentifier.init) {
            progress = { [send] count, text in
                send(
                    .notification(
                        "notifications/progress",
                        ["progressToken": token.json, "progress": .integer(count), "message": .string(text)]))
            }
        }
        return ToolCall(tool: tool, values: values, progress: progress)
    }
}

extension RPCMessage {
    fileprivate var wantsAnswer: Bool {
        switch self {
        case .request, .invalid: true
        case .notification, .response: false
        }
    }
}

/// The answers to messages that came together, which go out together.
private final class MessageBatch: Sendable {
    private struct State {
        /// Answers that are still to come, and one for the messages that are.
        var missing = 1
        var answers: [JSONValue] = []
    }

    private let state = Mutex(State())
    private let send: @Sendable (JSONValue) -> Void

    init(_ send: @escaping @Sendable (JSONValue) -> Void) { self.send = send }

    func expect() { state.withLock { $0.missing += 1 } }

    func take(_ answer: JSONValue) {
        finish { if !answer.isNull { $0.answers.append(answer) } }
    }

    func close() { finish { _ in } }

    private func finish(_ change: (inout State) -> Void) {
        let whole: [JSONValue]? = state.withLock { state in
            change(&state)
            state.missing -= 1
            return state.missing == 0 ? state.answers : nil
        }
        if let whole, !whole.isEmpty { send(.array(whole)) }
    }
}
