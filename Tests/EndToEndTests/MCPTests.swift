import Foundation
import Rasterizer
import TestSupport
import Testing

/// Sessions of `darkroom mcp`.
struct MCPTests {
    /// Sends lines, and ends the input once the request with the identifier is answered.
    private func session(_ lines: [String], until identifier: Int) async throws -> [[String: Any]] {
        let script = """
            coproc SERVER { exec "$0" mcp; }
            printf '%s\\n' "$1" >&${SERVER[1]}
            while read -r line <&${SERVER[0]}; do
                printf '%s\\n' "$line"
                case $line in *'"id":'"$2",*) break ;; esac
            done
            exec {SERVER[1]}>&-
            cat <&${SERVER[0]}
            wait
            """
        let run = try await ProgramRun.run(
            "/bin/bash", ["-c", script, DarkroomProgram.path, lines.joined(separator: "\n"), String(identifier)])
        #expect(run.status == 0, "\(run.errors)")
        return try run.output.split(separator: "\n").map { line in
            let message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return try #require(message, "only messages are on standard output: \(line)")
        }
    }

    private static let beginning = [
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    ]

    private static func call(_ id: Int, _ tool: String, _ arguments: [String: Any], token: String? = nil) throws
        -> String
    {
        var parameters: [String: Any] = ["name": tool, "arguments": arguments]
        if let token { parameters["_meta"] = ["progressToken": token] }
        let message: [String: Any] = ["jsonrpc": "2.0", "id": id, "method": "tools/call", "params": parameters]
        return String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    }

    @Test func aWidgetIsRendered() async throws {
        let arguments: [String: Any] = [
            "path": Example.nextEvent.folder, "families": ["systemSmall"], "scale": 2, "maxImages": 1
        ]
        let messages = try await session(
            Self.beginning + ["not JSON", try Self.call(9, "render", arguments, token: "p")], until: 9)
        #expect(messages.contains { ($0["error"] as? [String: Any])?["code"] as? Int == -32700 })
        let answer = try #require(messages.first { $0["id"] as? Int == 9 })
        let result = try #require(answer["result"] as? [String: Any], "\(answer)")
        #expect(result["isError"] == nil)
        let content = try #require(result["content"] as? [[String: Any]])
        #expect(content.map { $0["type"] as? String } == ["text", "image"])
        let png = try #require((content[1]["data"] as? String).flatMap { Data(base64Encoded: $0) })
        let picture = try PNGDecoder.decode(png)
        #expect(picture.width > 200 && picture.width <= 400, "a small widget at two pixels a point")
        let document = try #require(result["structuredContent"] as? [String: Any])
        let schema = Example.repository.appendingPathComponent("docs/schemas/render.schema.json").path
        #expect(try JSONSchema(schema).problems(with: document) == [])
        let text = try #require((content[0]["text"] as? String).map { Data($0.utf8) })
        #expect(try JSONSerialization.jsonObject(with: text) as? NSDictionary == document as NSDictionary)
    }

    @Test func aLayoutIsExplainedAndMistakesAreResults() async throws {
        let small: [String: Any] = ["path": Example.nextEvent.folder, "family": "systemSmall", "variant": "snapshot"]
        let messages = try await session(
            Self.beginning + [try Self.call(2, "explain", ["path": "nowhere"]), try Self.call(9, "explain", small)],
            until: 9)
        let explained = try #require(messages.first { $0["id"] as? Int == 9 }?["result"] as? [String: Any])
        let document = try #require(explained["structuredContent"] as? [String: Any])
        #expect(((document["result"] as? [String: Any])?["views"] as? [Any])?.isEmpty == false)
        // It may have been ended by the end of the input.
        if let mistake = messages.first(where: { $0["id"] as? Int == 2 })?["result"] as? [String: Any] {
            #expect(mistake["isError"] as? Bool == true)
            let error = (mistake["structuredContent"] as? [String: Any])?["error"] as? [String: Any]
            #expect((error?["message"] as? String)?.contains("nowhere") == true)
        }
    }

    @Test func theEndOfTheInputEndsTheServer() async throws {
        // Waits for nothing: the call is ended.
        let lines = Self.beginning + [try Self.call(5, "render", ["path": Example.weather.folder])]
        let messages = try await session(lines, until: 1)
        #expect(messages.first?["id"] as? Int == 1)
        #expect(!messages.contains { $0["id"] as? Int == 5 })
    }
}
