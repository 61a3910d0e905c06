import SwiftText

/// What makes a program of a folder of views that has no entry point, so that its previews can be drawn.
enum PreviewEntryPoint {
    static let fileName = "DarkroomPreviews.swift"

    static let source = """
        import WidgetKit

        @main
        enum _DarkroomPreviews {
            static func main() { WidgetKit._PreviewProgram.main() }
        }

        """
}

/// Where a source file says that the program starts.
enum EntryPoints {
    /// The lines, from 1, that hold `@main`. Those within `#if` are left out where `certain`, since they may not be
    /// compiled.
    static func lines(in file: SourceFile, certain: Bool) -> [Int] {
        var lines: [Int] = []
        for token in file.tokens("@main") {
            let depth = file.conditions.prefix { $0.tokens.lowerBound < token }.reduce(0) { depth, directive in
                depth + (directive.kind == .if ? 1 : directive.kind == .endif ? -1 : 0)
            }
            let line = file.line(of: file.tokens[token].lowerBound)
            if depth == 0 || !certain, lines.last != line { lines.append(line) }
        }
        return lines
    }
}
