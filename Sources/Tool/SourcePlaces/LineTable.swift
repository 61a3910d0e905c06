import Foundation

/// The source lines of a program's instructions, as its compiler wrote them into it: the section `.debug_line` of an ELF
/// file, in version 4 of DWARF, which Swift writes. Units in other versions, such as C's, are passed over.
struct LineTable {
    struct Line: Hashable {
        /// As it was named to the compiler.
        var file: String
        /// From 1.
        var line: Int
    }

    /// The instructions of one function or more, one behind the other.
    private struct Sequence {
        var addresses: Range<UInt64>
        var unit: LineUnit
        /// Where its part of the unit's program begins.
        var start: Int
    }

    private let sequences: [Sequence]

    /// - Parameter program: an ELF file of 64 bits. One without lines, or that is damaged, knows none.
    init(program: Data) {
        let bytes = LineBytes(program)
        var found: [Sequence] = []
        if let section = ELFSections(bytes)?.range(of: ".debug_line") {
            var offset = section.lowerBound
            while let (unit, next) = LineUnit.read(bytes, at: offset, in: section) {
                if let unit {
                    unit.run(from: unit.program.lowerBound) { addresses, start in
                        // What the linker has left out begins at 0.
                        if addresses.lowerBound > 0, !addresses.isEmpty {
                            found.append(Sequence(addresses: addresses, unit: unit, start: start))
                        }
                        return true
                    } row: { _ in
                    }
                }
                offset = next
            }
        }
        sequences = found.sorted { $0.addresses.lowerBound < $1.addresses.lowerBound }
    }

    /// The line of the instruction at an address, in bytes from where the program is loaded; nil where it has none.
    ///
    /// - Parameter isTrap: whether the line before it counts where it has none: the compiler puts its own traps, such as
    ///   that of a sum that overflows, behind the code of the function that they belong to, without lines.
    func line(at address: UInt64, isTrap: Bool = false) -> Line? {
        var low = 0, high = sequences.count
        while low < high {
            let middle = (low + high) / 2
            if sequences[middle].addresses.lowerBound <= address { low = middle + 1 } else { high = middle }
        }
        guard low > 0, sequences[low - 1].addresses.contains(address) else { return nil }
        let sequence = sequences[low - 1]
        var last: LineUnit.Row?
        sequence.unit.run(from: sequence.start) { _, _ in
            false
        } row: { row in
            if row.address <= address, row.line > 0 || !isTrap { last = row }
        }
        guard let last, last.line > 0, let file = sequence.unit.file(last.file) else { return nil }
        return Line(file: file, line: last.line)
    }
}

/// Where an ELF file of 64 bits has its sections.
private struct ELFSections {
    private let bytes: LineBytes
    private let table: Int, size: Int, count: Int, names: Int

    init?(_ bytes: LineBytes) {
        // Little-endian, 64 bits.
        guard bytes.integer(at: 0, size: 4) == 0x464C_457F, bytes.integer(at: 4, size: 2) == 0x0102,
            let table = bytes.offset(at: 0x28), let size = bytes.integer(at: 0x3A, size: 2),
            let count = bytes.integer(at: 0x3C, size: 2), let names = bytes.integer(at: 0x3E, size: 2)
        else { return nil }
        (self.bytes, self.table, self.size, self.count) = (bytes, table, Int(size), Int(count))
        self.names = Int(names)
    }

    private func header(_ index: Int) -> (name: Int, range: Range<Int>)? {
        let start = table + index * size
        guard let name = bytes.integer(at: start, size: 4), let offset = bytes.offset(at: start + 0x18),
            let length = bytes.offset(at: start + 0x20), offset + length <= bytes.count
        else { return nil }
        return (Int(name), offset..<offset + length)
    }

    func range(of name: String) -> Range<Int>? {
        guard let strings = header(names)?.range else { return nil }
        return (0..<count).lazy.compactMap(header).first { bytes.text(at: strings.lowerBound + $0.name)?.text == name }?
            .range
    }
}
