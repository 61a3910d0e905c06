import Foundation

/// A text file with one entry a line, sorted by the bytes of what stands before the first separator. It is searched
/// where it lies: nothing is parsed until a name is asked for.
struct SortedTable: Sendable {
    private let bytes: [UInt8]
    private let separator: UInt8
    /// Where the first entry begins.
    private let start: Int

    init(file: URL, separator: Character, skippingLines: Int = 0) {
        bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
        self.separator = separator.asciiValue ?? 0x2C
        var start = 0
        for _ in 0..<skippingLines { start = (bytes[start...].firstIndex(of: 0x0A) ?? bytes.count - 1) + 1 }
        self.start = start
    }

    /// What stands behind the name's separator.
    subscript(name: String) -> Substring? {
        let wanted = Array(name.utf8)
        var low = start, high = bytes.count
        while low < high {
            // To the beginning of the line in the middle.
            var line = (low + high) / 2
            while line > low, bytes[line - 1] != 0x0A { line -= 1 }
            let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.count
            let nameEnd = bytes[line..<end].firstIndex(of: separator) ?? end
            let key = bytes[line..<nameEnd]
            if key.elementsEqual(wanted) {
                return Substring(decoding: bytes[min(nameEnd + 1, end)..<end], as: UTF8.self)
            }
            if key.lexicographicallyPrecedes(wanted) { low = min(end + 1, high) } else { high = line }
        }
        return nil
    }

    var names: [String] {
        bytes[min(start, bytes.count)...].split(separator: 0x0A).compactMap { line in
            line.split(separator: separator, maxSplits: 1).first.map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
