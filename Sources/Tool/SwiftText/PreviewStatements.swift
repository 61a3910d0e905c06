/// A preview's body, in which properties marked `@Previewable` are told from the statements that make the view.
struct PreviewStatements {
    /// The declarations without the mark.
    private(set) var properties: [String] = []
    /// The body without them; lines stay where they were.
    private(set) var rest: String

    private static let mark = "@Previewable"

    init(_ source: SourceFile) {
        var left = source.bytes
        var index = 0, depth = 0
        while index < source.bytes.count {
            defer { index += 1 }
            guard source.isCode[index] else { continue }
            depth += SourceFile.nesting(source.bytes[index])
            // Deeper ones are a mistake, which the compiler reports.
            guard depth == 0, source.firstCode(of: Self.mark, from: index, before: index + 1) == index else { continue }
            let end = Self.end(of: source, from: index)
            properties.append(source[(index + Self.mark.utf8.count)..<end])
            // The semicolon goes, too: no statement may begin with one.
            let isSemicolon = end < left.count && left[end] == UInt8(ascii: ";")
            for place in index..<(isSemicolon ? end + 1 : end) where left[place] != UInt8(ascii: "\n") {
                left[place] = UInt8(ascii: " ")
            }
            index = isSemicolon ? end : end - 1
        }
        rest = String(decoding: left, as: UTF8.self)
    }

    /// The end of the declaration that begins at `start`: a semicolon, or the end of a line after which it cannot
    /// go on.
    private static func end(of source: SourceFile, from start: Int) -> Int {
        var depth = 0
        let name = source.firstCode(of: "var", from: start) ?? source.firstCode(of: "let", from: start) ?? start
        for index in start..<source.bytes.count {
            if source.isCode[index] { depth += SourceFile.nesting(source.bytes[index]) }
            guard depth == 0, index > name else { continue }
            if source.bytes[index] == UInt8(ascii: ";"), source.isCode[index] { return index }
            // Inside a string or a comment of several lines a line feed ends nothing.
            if source.bytes[index] == UInt8(ascii: "\n"), source.isCode[index], !goesOn(source, after: index) {
                return index
            }
        }
        return source.bytes.count
    }

    private static func goesOn(_ source: SourceFile, after lineEnd: Int) -> Bool {
        if let last = source.previousCode(before: lineEnd) {
            let byte = source.bytes[last]
            if "=,+*/&|:(".utf8.contains(byte) { return true }
            // `x -` and `x ?` go on; `T?` and `x!` are complete.
            let isApart = last > 0 && SourceFile.isSpace(source.bytes[last - 1])
            if isApart, "-?<>".utf8.contains(byte) { return true }
        }
        guard let next = source.nextCode(from: lineEnd + 1) else { return false }
        let byte = source.bytes[next]
        if ".?:=+*/&|,".utf8.contains(byte) { return true }
        return byte == UInt8(ascii: "-") && source.bytes.indices.contains(next + 1)
            && SourceFile.isSpace(source.bytes[next + 1])
    }
}
