import Foundation
import SwiftText

/// Where a source file says that the program starts.
enum EntryPoints {
    /// The lines, from 1, that hold `@main` outside comments and strings. Those within `#if` are left out where
    /// `certain`, since they may not be compiled.
    static func lines(in source: String, certain: Bool) -> [Int] {
        var depth = 0, result: [Int] = []
        let code = SourceScanner.code(of: source)
        for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.contains(#/^[ \t]*#if\b/#) { depth += 1 }
            if line.contains(#/^[ \t]*#endif\b/#) { depth -= 1 }
            if line.contains(#/@main\b/#), depth == 0 || !certain { result.append(index + 1) }
        }
        return result
    }
}
