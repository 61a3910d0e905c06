import Foundation

/// The symbols of a program file in ELF's 64-bit little-endian form, local ones among them; empty for anything else.
package struct SymbolTable: Sequence {
    package struct Symbol: Hashable {
        package var name: String
        /// Where it lies, counted from where the program is loaded.
        package var value: UInt64
    }

    private let elf: Data

    package init(elf: Data) { self.elf = elf }

    /// Of the program that runs.
    static var ofProgram: SymbolTable {
        SymbolTable(elf: (try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"))) ?? Data())
    }

    package func makeIterator() -> Array<Symbol>.Iterator { symbols.makeIterator() }

    private var symbols: [Symbol] {
        guard elf.prefix(6) == Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(UInt64.self, 0x28),
            let entrySize = number(UInt16.self, 0x3A), let count = number(UInt16.self, 0x3C)
        else { return [] }
        let sections = (0..<UInt64(count)).map { table &+ $0 * UInt64(entrySize) }
        let kind: UInt32 = 2  // SHT_SYMTAB
        guard let symbols = sections.first(where: { number(UInt32.self, $0 &+ 4) == kind }),
            let start = number(UInt64.self, symbols &+ 0x18), let size = number(UInt64.self, symbols &+ 0x20),
            let link = number(UInt32.self, symbols &+ 0x28), Int(link) < sections.count,
            let names = number(UInt64.self, sections[Int(link)] &+ 0x18), size <= elf.count
        else { return [] }
        return stride(from: start, to: start &+ size, by: 24).compactMap { entry in
            guard let name = number(UInt32.self, entry), name != 0, let value = number(UInt64.self, entry &+ 8),
                value != 0, let text = text(names &+ UInt64(name))
            else { return nil }
            return Symbol(name: text, value: value)
        }
    }

    private func number<N: FixedWidthInteger>(_ type: N.Type, _ offset: UInt64) -> N? {
        guard offset <= elf.count, elf.count - Int(offset) >= MemoryLayout<N>.size else { return nil }
        return elf.withUnsafeBytes { N(littleEndian: $0.loadUnaligned(fromByteOffset: Int(offset), as: N.self)) }
    }

    private func text(_ offset: UInt64) -> String? {
        guard offset < elf.count else { return nil }
        return elf.withUnsafeBytes { bytes in
            let rest = UnsafeRawBufferPointer(rebasing: bytes[Int(offset)...])
            let end = rest.baseAddress.flatMap { start in
                memchr(start, 0, rest.count).map { UnsafeRawPointer($0) - start }
            }
            return String(validating: rest.prefix(end ?? rest.count), as: UTF8.self)
        }
    }
}
