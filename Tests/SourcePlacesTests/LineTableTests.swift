import Foundation
import TestSupport
import Testing

@testable import SourcePlaces

/// What a program says of the lines of its calls.
struct LineTableTests {
    @Test func whatTheCompilerWritesIsRead() async throws {
        let folder = try temporaryFolder().path, source = "\(folder)/main.swift", program = "\(folder)/program"
        // Says where its calls lie, from where it was loaded.
        let text = """
            import Foundation

            func calls() -> [UInt] {
                Thread.callStackReturnAddresses.map(\\.uintValue)
            }
            let found = calls()
            // Programs lie below their libraries.
            freopen("/proc/self/maps", "r", stdin)
            let start = UInt(readLine()!.prefix { $0 != "-" }, radix: 16)!
            print(found.filter { $0 > start }.map { "\\($0 - start)" }.joined(separator: " "))
            """
        try text.write(toFile: source, atomically: false, encoding: .utf8)
        let built = try await ProgramRun.run("/usr/bin/env", ["swiftc", "-g", source, "-o", program])
        try #require(built.status == 0, "\(built.errors)")
        let said = try await ProgramRun.run(program, [])
        let calls = said.output.split(whereSeparator: \.isWhitespace).compactMap { UInt64($0) }
        let table = LineTable(program: try Data(contentsOf: URL(fileURLWithPath: program)))
        // A call lies before the instruction that it returns to.
        let lines = calls.compactMap { table.line(at: $0 - 1) }.filter { $0.file == source }.map(\.line)
        #expect(lines == [4, 6], "\(said)")
    }

    @Test func rowsAreMadeByOpcodes() {
        let table = LineTable(program: SmallProgram().data)
        typealias Line = LineTable.Line
        let addresses: [UInt64] = [0x0F, 0x10, 0x13, 0x14, 0x15, 0x1B, 0x1C, 0x1F, 0x20]
        let one = Line(file: "Views/Clock.swift", line: 7), two = Line(file: "Main.swift", line: 5)
        #expect(addresses.map { table.line(at: $0) } == [nil, one, one, two, two, two, nil, nil, nil])
        let traps = addresses.map { table.line(at: $0, isTrap: true) }
        #expect(traps == [nil, one, one, two, two, two, two, two, nil])
    }

    @Test func damagedProgramsAreRead() {
        let whole = SmallProgram().data
        for length in 0..<whole.count { _ = LineTable(program: whole.prefix(length)).line(at: 0x12) }
        for index in whole.indices {
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                var changed = whole
                changed[index] = value
                _ = LineTable(program: changed).line(at: 0x12)
            }
        }
    }
}

/// An ELF file that holds the lines of one function.
private struct SmallProgram {
    var data = Data()

    init() {
        // The address 0x10, line 7 of the first file; 4 further on line 5 of the second; 8 further on no line; the end 4
        // behind that.
        let code: [UInt8] =
            [
                0, 9, 2, 0x10, 0, 0, 0, 0, 0, 0, 0, 3, 6, 1, 4, 2, 2, 4, 3, 0x7E, 1, 2, 8, 3, 0x7B, 1, 2, 4, 0, 1,
                1
            ]
        let lengths: [UInt8] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
        let folders = Array("Views".utf8) + [0, 0]
        let files = Array("Clock.swift".utf8) + [0, 1, 0, 0] + Array("Main.swift".utf8) + [0, 0, 0, 0, 0]
        let header = [1, 1, 1, 0xFB, 14, 13] + lengths + folders + files
        let body = Self.bytes(4, 2) + Self.bytes(UInt64(header.count), 4) + header + code
        // A unit of version 5, which is passed over, comes first.
        let other = Self.bytes(6, 4) + Self.bytes(5, 2) + Self.bytes(0, 4)
        let lines = other + Self.bytes(UInt64(body.count), 4) + body
        let names = [0] + Array(".debug_line".utf8) + [0]
        let start = UInt64(0x40), behind = start + UInt64(lines.count), table = behind + UInt64(names.count)
        data += [0x7F, 0x45, 0x4C, 0x46, 2, 1] + Self.bytes(0, 8) + Self.bytes(0, 8) + Self.bytes(0, 8)
        data += Self.bytes(0, 8) + Self.bytes(0, 2) + Self.bytes(table, 8) + Self.bytes(0, 8) + Self.bytes(0, 2)
        data += Self.bytes(0x40, 2) + Self.bytes(2, 2) + Self.bytes(1, 2)
        data += lines + names
        data += Self.section(name: 1, at: start, length: UInt64(lines.count))
        data += Self.section(name: 0, at: behind, length: UInt64(names.count))
    }

    private static func section(name: UInt64, at offset: UInt64, length: UInt64) -> [UInt8] {
        bytes(name, 4) + bytes(1, 4) + bytes(0, 8) + bytes(0, 8) + bytes(offset, 8) + bytes(length, 8) + bytes(0, 8)
            + bytes(0, 8) + bytes(0, 8)
    }

    private static func bytes(_ value: UInt64, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }
}
