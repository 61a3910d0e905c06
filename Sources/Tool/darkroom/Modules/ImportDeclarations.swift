import SwiftText

/// The import declarations of a source.
enum ImportDeclarations {
    /// `@testable import A`, `public import B.Part`, `import struct C.D`: what is imported of which module.
    private nonisolated(unsafe) static let declaration =
        #/^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?import[ \t]+((?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)((?:\.\w+)*)/#

    /// The names of the modules, without those that a condition leaves out.
    ///
    /// - Parameter sources: the contents of files, with the conditions about platforms answered where that counts.
    static func modules(in sources: some Sequence<String>) -> Set<String> {
        var names: Set<String> = []
        for source in sources where source.contains("import") {
            for line in ActiveCode.lines(of: source) where line.contains("import") {
                if let match = line.firstMatch(of: declaration) { names.insert(String(match.2)) }
            }
        }
        return names
    }

    /// A source as long as before whose imports the compiler can follow: spaces stand for the import of a module that
    /// is not there, and for the part of a module that only Clang's modules have, as in `import UIKit.UIImage`.
    ///
    /// What is then missing is told by the compiler where it is used; the import alone would end the compilation.
    static func followable(_ source: String, isThere: (String) -> Bool) -> String {
        guard source.contains("import") else { return source }
        var bytes = Array(source.utf8), start = 0
        func blank(_ range: Range<Int>) {
            for index in range { bytes[index] = UInt8(ascii: " ") }
        }
        // A carriage return and its line feed are one character, which would not separate lines.
        let code = SourceScanner.code(of: source).utf8.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
        for line in String(decoding: code, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            defer { start += line.utf8.count + 1 }
            guard let match = line.firstMatch(of: declaration) else { continue }
            func place(_ index: String.Index) -> Int { start + line.utf8.distance(from: line.startIndex, to: index) }
            if !isThere(String(match.2)) {
                blank(place(match.range.lowerBound)..<place(match.range.upperBound))
            } else if match.1 == nil, !match.3.isEmpty {
                blank(place(match.3.startIndex)..<place(match.3.endIndex))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
