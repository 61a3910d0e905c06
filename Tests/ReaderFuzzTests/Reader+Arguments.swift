import AppIntents
import Foundation
import WidgetKitCore

@testable import AppData
@testable import DarkroomCommands
@testable import ProjectSettings
@testable import RenderCoordinator
@testable import RenderModel
@testable import RenderPlanning
@testable import RenderWorker

/// What the command line takes, and what darkroom's processes and runs leave for each other.
extension Reader {
    static let arguments: [Reader] = [
        Reader(
            "configurations",
            texts: [
                #"{"city": "Berlin", "days": 5, "on": true, "at": 1.5e3}"#,
                #"[{"kind": "a", "name": "b", "parameters": {"c": [null]}}]"#
            ]
        ) { text in
            guard text.first == "{" || text.first == "[" else { return }
            for choice in try ConfigurationArgument.choices([text, text]) {
                _ = choice.parameters.mapValues { ($0.integer, $0.real, $0.string, $0.text) }
            }
        },
        Reader(
            "activities",
            texts: [
                #"{"attributes": {"order": "A7"}, "contentState": {"minutes": 5}}"#,
                #"[{"name": "a", "kind": "b", "contentState": {}, "isStale": true, "relevanceScore": 1e400}]"#,
                #"{"aps": {"event": "update", "content-state": {"a": 1}, "stale-date": 1800000000, "attributes": {}}}"#
            ]
        ) { text in
            guard text.first == "{" || text.first == "[" else { return }
            _ = ActivityArgument.json(try ActivityArgument.choices([text]), clock: Date(timeIntervalSince1970: 0)).text
        },
        Reader(
            "words",
            texts: [
                "2026-01-01T09:41:00.5+02:00", "0..<5,7,9...", "40,60", "2026-01-01T10:00,40,60,counter/systemMedium",
                "17.4",
                "de_DE", "dusk", "#0A84FF", "photo.png"
            ]
        ) { text in
            let zone = TimeZone(secondsFromGMT: 3600)!
            if let date = ClockTime.instant(text, in: zone) { _ = ClockTime.text(date) }
            _ = ClockTime.problem(text, example: "2026-01-01")
            _ = EntrySelection(text)?.indices(of: 20)
            _ = try? PointArgument.parse(text)
            _ = try? TapArgument.parse(text, zone: zone)
            _ = try? SystemArgument.version(text)
            _ = LocaleName.isKnown(text)
            for file in ["darkroom.yml", "darkroom.json"] {
                _ = try? ProjectSettings(text, file: file).effective(presets: ["a"])
            }
            _ = OutputFolder.staysInside(text)
            _ = RecordedResponses.staysInside(text)
            if let pattern = RequestPattern(method: "GET", url: text) { _ = pattern.matches(pattern) }
        },
        Reader(
            "addresses",
            texts: [
                "https://api.example.com:443/v1/*?team=7&a=b%20c", "http://[::1]:80/a;b?c#d",
                "HTTP://User:pw@EXAMPLE.com/%F0%9F"
            ]
        ) { text in
            if let pattern = RequestPattern(method: "get", url: text) { precondition(pattern.matches(pattern)) }
        },
        Reader(
            "responses",
            seeds: files("index.json", below: "Tests/Fixtures/Responses") + [
                Data(
                    """
                    [{"url": "https://a.b/c", "method": "POST", "status": 201, "headers": {"X": "1"}, "json": {"id": 3}, "query": {"d": "e"}},
                    {"url": "https://a.b/*", "file": "d.json"}, {"url": "https://a.b", "base64": "AAEC"}, {"url": "https://a.b", "text": "e"}]
                    """.utf8)
            ]
        ) { data in
            for answer in try RecordedResponsesIndex(data, folder: Reader.folder).answers {
                _ = ResponseServer.bytes(answer, isHead: false)
            }
        },
        Reader(
            "requests",
            texts: [
                "GET /a?b=c HTTP/1.1\r\nHost: d.e\r\n\r\n",
                "POST / HTTP/1.1\r\ncontent-length: 3\r\nExpect: 100-continue\r\n\r\nabc",
                "PUT /x HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n"
            ]
        ) { text in
            var ends: [Int32] = [0, 0]
            guard text.utf8.count < 100_000, socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
                return
            }
            let bytes = Array(text.utf8)
            _ = send(ends[0], bytes, bytes.count, Int32(MSG_NOSIGNAL))
            shutdown(ends[0], Int32(SHUT_WR))
            _ = ReceivedRequest(from: ends[1])
            close(ends[0])
            close(ends[1])
        },
        Reader("program-symbols", seeds: [program]) { data in
            for symbol in SymbolTable(elf: data) { _ = symbol.name.count }
            // Data need not begin at 0.
            for symbol in SymbolTable(elf: (Data([0]) + data).dropFirst()) { _ = symbol.value }
        },
        Reader(
            "manifests",
            texts: [
                #"{"schemaVersion": 9, "pictures": [{"file": "a/b.png", "findings": [{"file": "c"}]}, {"file": "d\u00e4\n.png"}]}"#,
                #"{"groups": [{"entries": [{"pictures": [{"file": "x.png", "scale": 2}]}]}], "total": 1.5e3, "a": null}"#
            ]
        ) { text in _ = ManifestScanner.files(of: try write(Data(text.utf8), "manifest.json").path) { _ in } },
        Reader(
            "messages",
            texts: [
                #"{"ready":{"process":5}}"#, #"{"ended":{"status":11}}"#, #"{"reload":{"kind":"a"}}"#,
                #"{"checked":{}}"#,
                #"{"activityTemplate":{"kind":"a","clock":0}}"#, #"{"previews":{"declaration":1}}"#
            ]
        ) { text in
            _ = try? MessageCoding.message(WorkerReply.self, line: Data(text.utf8))
            _ = try? MessageCoding.message(WorkerRequest.self, line: Data(text.utf8))
        },
        Reader("symbolizer", texts: ["W.body\n/a/W.swift:12:3\n\n", "??\n??:0:0", "$s1W\nW.swift:5"]) { text in
            _ = TrapLocation.location(inSymbolizerOutput: text)
        }
    ]

    /// A program file of four sections: none, two symbols, their names, the sections' names.
    private static let program: Data = {
        func bytes<N: FixedWidthInteger>(_ number: N) -> Data { withUnsafeBytes(of: number.littleEndian) { Data($0) } }
        func section(_ kind: UInt32, _ offset: UInt64, _ size: UInt64, _ link: UInt32, _ entry: UInt64) -> Data {
            bytes(UInt32(0)) + bytes(kind) + bytes(UInt64(0)) + bytes(UInt64(0)) + bytes(offset) + bytes(size)
                + bytes(link)
                + bytes(UInt32(0)) + bytes(UInt64(8)) + bytes(entry)
        }
        func symbol(_ name: UInt32, _ value: UInt64) -> Data {
            bytes(name) + Data([2, 0, 1, 0]) + bytes(value) + bytes(UInt64(16))
        }
        let names = Data("\0main\0body\0\0\0\0\0\0".utf8)
        var file =
            Data([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1]) + Data(count: 9) + bytes(UInt16(3)) + bytes(UInt16(62))
            + bytes(UInt32(1))
        file += bytes(UInt64(0)) + bytes(UInt64(0)) + bytes(UInt64(64 + 48 + 16)) + bytes(UInt32(0))
        for number in [64, 56, 0, 64, 4, 3] as [UInt16] { file += bytes(number) }
        file += symbol(1, 0x1000) + symbol(6, 0x2000) + names
        return file + section(0, 0, 0, 0, 0) + section(2, 64, 48, 2, 24) + section(3, 112, 16, 0, 0)
            + section(3, 112, 16, 0, 0)
    }()
}
