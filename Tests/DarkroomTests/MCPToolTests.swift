import Foundation
import Glibc
import RenderModel
import Testing

@testable import darkroom

/// How arguments of tools become command lines, and bytes become messages.
struct MCPToolTests {
    private func tool(_ name: String) throws -> MCPTool { try #require(MCPTool.all.first { $0.name == name }) }

    @Test func argumentsBecomeOptions() throws {
        let words = try tool("render").arguments(
            [
                "path": .string("-w"), "families": .array([.string("systemSmall"), .string("--x")]),
                "scale": .integer(3), "defines": .array([.string("A")])
            ], output: "out")
        #expect(
            words == [
                "render", "--define=A", "--family=systemSmall", "--family=--x", "--variant=snapshot,state,current",
                "--scheme=light", "--scale=3", "--output", "out", "./-w"
            ])
    }

    @Test func whatIsReadOnlyWritesNowhere() throws {
        for name in ["explain", "targets", "doctor", "configurations"] {
            let words = try tool(name).arguments(["path": .string("w")], output: "out")
            #expect(words == [name, "w"])
        }
        let verify = try tool("verify").arguments(["paths": .array([.string("a"), .string("b")])], output: "out")
        #expect(verify == ["verify", "--record=never", "--report", "out", "a", "b"])
    }

    /// A command takes one folder to write to.
    @Test(arguments: [("render", "output"), ("tap", "output"), ("previews", "output"), ("verify", "report")])
    func aFolderOfTheClientsIsTheOnlyOne(name: String, argument: String) throws {
        let words = try tool(name).arguments([argument: .string("mine")], output: "out")
        #expect(words.contains("--\(argument)=mine") && !words.contains("out"))
    }

    @Test(
        arguments: [
            (["path": .string("")], "path: it is not a valid path"),
            (["path": .string("a\u{0}b")], "path: it is not a valid path"),
            (["path": .string("a"), "maxImages": .integer(17)], "maxImages: it must be a number from 0 to 16"),
            (["path": .string("a"), "families": .string("x")], "families: it is not an array"),
            (["path": .string("a"), "famlies": .array([])], "render has no argument famlies; did you mean families?"),
            (["path": .string("a"), "family": .array([])], "render has no argument family; did you mean families?"),
            ([:], "path is missing")
        ] as [([String: JSONValue], String)])
    func mistakesAreNamed(_ values: [String: JSONValue], _ problem: String) throws {
        #expect(try tool("render").problem(with: values) == problem)
    }

    @Test func linesAreCut() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let text = "one\n\r\n  \n\(String(repeating: "x", count: 200))\ntwo\r\nlast"
        #expect(write(ends[1], text, text.utf8.count) == text.utf8.count)
        close(ends[1])
        defer { close(ends[0]) }
        var reader = MessageReader(ends[0], limit: 100), lines: [MessageReader.Line] = []
        while let line = reader.next() { lines.append(line) }
        #expect(
            lines == [.text(Data("one".utf8)), .tooLong, .text(Data("two\r".utf8)), .text(Data("last".utf8))])
    }
}
