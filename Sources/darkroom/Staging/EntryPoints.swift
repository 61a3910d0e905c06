import Foundation

/// Where a source file says that the program starts.
enum EntryPoints {
    /// The lines, from 1, that hold `@main` outside comments and strings. Those within `#if` are left out where
    /// `certain`, since they may not be compiled.
    static func lines(in source: String, certain: Bool) -> [Int] {
        var bytes = Array(source.utf8)
        let isCode = SourceScanner(bytes).isCode
        for index in bytes.indices where !isCode[index] && bytes[index] != UInt8(ascii: "\n") {
            bytes[index] = UInt8(ascii: " ")
        }
        var depth = 0, result: [Int] = []
        let code = String(decoding: bytes, as: UTF8.self)
        for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.contains(#/^[ \t]*#if\b/#) { depth += 1 }
            if line.contains(#/^[ \t]*#endif\b/#) { depth -= 1 }
            if line.contains(#/@main\b/#), depth == 0 || !certain { result.append(index + 1) }
        }
        return result
    }
}
