import Foundation

/// The lines of one file's instructions: a program for a small machine, which makes one row after the other.
final class LineUnit: Sendable {
    struct Row {
        var address: UInt64 = 0
        /// An index into the unit's files.
        var file = 1
        var line = 1
    }

    let program: Range<Int>
    private let bytes: LineBytes
    private let files: [String]
    private let minimumLength: UInt64
    private let lineBase: Int, lineRange: Int
    /// How many arguments each opcode has, from 1 on.
    private let lengths: [Int]

    /// The unit at an offset, nil where it is of another version than 4, and where the next one begins; nil at the end,
    /// and of what is damaged.
    static func read(_ bytes: LineBytes, at offset: Int, in section: Range<Int>) -> (unit: LineUnit?, next: Int)? {
        guard offset + 4 <= section.upperBound, let length = bytes.integer(at: offset, size: 4), length < 0xFFFF_FFF0
        else { return nil }
        let start = offset + 4, next = start + Int(length)
        guard length >= 2, next <= section.upperBound else { return nil }
        guard bytes.integer(at: start, size: 2) == 4 else { return (nil, next) }
        return (LineUnit(bytes, start + 2..<next), next)
    }

    private init?(_ bytes: LineBytes, _ unit: Range<Int>) {
        var reader = LineBytes.Reader(bytes, unit)
        guard let headerLength = reader.integer(4) else { return nil }
        let start = reader.position + Int(headerLength)
        guard let minimumLength = reader.integer(1), reader.integer(2) != nil, let base = reader.integer(1),
            let range = reader.integer(1), range > 0, let opcodes = reader.integer(1), opcodes > 0
        else { return nil }
        var lengths: [Int] = []
        for _ in 1..<Int(opcodes) { lengths.append(Int(reader.integer(1) ?? 0)) }
        var folders = [""]
        while let name = reader.text(), !name.isEmpty { folders.append(name) }
        var files = [""]
        while let name = reader.text(), !name.isEmpty {
            let folder = Int(reader.number() ?? 0)
            _ = (reader.number(), reader.number())
            let isWhole = name.hasPrefix("/") || folder == 0 || folder >= folders.count
            files.append(isWhole ? name : "\(folders[folder])/\(name)")
        }
        guard unit.contains(start) || start == unit.upperBound else { return nil }
        program = start..<unit.upperBound
        (self.bytes, self.files, self.minimumLength) = (bytes, files, minimumLength)
        (lineBase, lineRange, self.lengths) = (Int(Int8(truncatingIfNeeded: base)), Int(range), lengths)
    }

    func file(_ index: Int) -> String? {
        guard files.indices.contains(index), !files[index].isEmpty else { return nil }
        return files[index].hasPrefix("./") ? String(files[index].dropFirst(2)) : files[index]
    }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - sequence: takes the addresses of each sequence, once that has ended, with where it began; whether to go on.
    ///   - row: takes each row.
    func run(from start: Int, sequence: (Range<UInt64>, Int) -> Bool, row: (Row) -> Void) {
        var reader = LineBytes.Reader(bytes, start..<program.upperBound)
        var state = Row(), begin = start, first: UInt64?
        func emit() {
            if first == nil { first = state.address }
            row(state)
        }
        func advance(_ operations: UInt64) { state.address &+= operations &* minimumLength }
        func special(_ opcode: Int) -> Int { opcode - lengths.count - 1 }
        while let byte = reader.integer(1) {
            let opcode = Int(byte)
            if opcode > lengths.count {
                advance(UInt64(special(opcode) / lineRange))
                state.line &+= lineBase + special(opcode) % lineRange
                emit()
                continue
            }
            switch opcode {
            case 0:
                guard let length = reader.number(), length > 0 else { return }
                let end = reader.position &+ Int(clamping: length)
                switch reader.integer(1) {
                case 1:
                    let low = first ?? state.address
                    guard low <= state.address, sequence(low..<state.address, begin) else { return }
                    (state, first, begin) = (Row(), nil, end)
                case 2: state.address = reader.integer(min(8, Int(clamping: length) - 1)) ?? 0
                default: break
                }
                reader.position = end
            case 1: emit()
            case 2: advance(reader.number() ?? 0)
            case 3: state.line &+= Int(truncatingIfNeeded: reader.signedNumber() ?? 0)
            case 4: state.file = Int(clamping: reader.number() ?? 0)
            case 8: advance(UInt64(special(255) / lineRange))
            case 9: state.address &+= reader.integer(2) ?? 0
            default: for _ in 0..<lengths[opcode - 1] { _ = reader.number() }
            }
        }
    }
}
