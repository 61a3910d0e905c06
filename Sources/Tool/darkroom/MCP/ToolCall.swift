import Foundation
import Glibc
import RenderModel
import Synchronization

/// A tool that a client has called.
final class ToolCall: Sendable {
    let tool: MCPTool
    let values: [String: JSONValue]
    /// Takes a number that only grows, and a line of what is going on; nil where the client does not ask.
    private let progress: (@Sendable (Int, String) -> Void)?

    private struct State {
        var isCanceled = false
        var count = 0
        /// Ends what is running.
        var end: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    init(tool: MCPTool, values: [String: JSONValue], progress: (@Sendable (Int, String) -> Void)? = nil) {
        (self.tool, self.values, self.progress) = (tool, values, progress)
    }

    var isCanceled: Bool { state.withLock(\.isCanceled) }

    func report(_ line: String) {
        guard let progress, !isCanceled else { return }
        let count = state.withLock { state in
            state.count += 1
            return state.count
        }
        progress(count, line)
    }

    /// Says how what is running is ended; ends it where the call is canceled already. nil once it has ended by itself.
    func ends(by end: (@Sendable () -> Void)?) {
        let isLate = state.withLock { state in
            state.end = end
            return state.isCanceled
        }
        if isLate { end?() }
    }

    func cancel() {
        let end = state.withLock { state in
            defer { state.isCanceled = true }
            return state.isCanceled ? nil : state.end
        }
        end?()
    }
}

/// What carries tools out.
protocol ToolRunner: Sendable {
    /// Returns when the tool has ended, also by cancellation.
    func run(_ call: ToolCall) -> ToolResult
}

/// What a tool has come to.
struct ToolResult: Sendable {
    /// Bytes of a PNG file, with its path.
    struct Image: Sendable {
        var path: String
        var data: Data
    }

    /// The command's document; nil where it printed none.
    var document: JSONValue?
    /// What to say where there is no document.
    var text = ""
    var images: [Image] = []
    var isError = false

    func json(for version: String) -> [String: JSONValue] {
        var content: [JSONValue] = [.object(["type": .string("text"), "text": .string(document?.text ?? text)])]
        for image in images {
            content.append(
                .object([
                    "type": .string("image"), "mimeType": .string("image/png"),
                    "data": .string(image.data.base64EncodedString())
                ]))
        }
        var result: [String: JSONValue] = ["content": .array(content)]
        // Clients rely on the output schema where there is structured content.
        if let document, MCPTool.hasStructure(version) { result["structuredContent"] = document }
        if isError { result["isError"] = .bool(true) }
        return result
    }
}
