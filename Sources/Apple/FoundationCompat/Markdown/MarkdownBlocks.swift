/// The paragraphs, headings, list items, quotations and code blocks of a Markdown text, without their marks.
struct MarkdownBlocks {
    private(set) var texts: [String] = []

    init(_ markdown: String) {
        var lines: [Substring] = []
        var isCode = false
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.drop(while: \.isWhitespace).hasPrefix("```") {
                finish(&lines, isCode: isCode)
                isCode.toggle()
            } else if isCode {
                lines.append(line)
            } else if line.allSatisfy(\.isWhitespace) || line.wholeMatch(of: #/\s*([-*_]\s*){3,}/#) != nil {
                finish(&lines, isCode: false)
            } else if let item = line.wholeMatch(of: #/\s*(?:>\s?|[-*+]\s+|[0-9]{1,9}[.)]\s+)+(.*)/#) {
                finish(&lines, isCode: false)
                lines = [item.1]
            } else if let heading = line.wholeMatch(of: #/ {0,3}#{1,6}\s+(.*?)\s*#*/#) {
                finish(&lines, isCode: false)
                lines = [heading.1]
                finish(&lines, isCode: false)
            } else {
                lines.append(line)
            }
        }
        finish(&lines, isCode: isCode)
    }

    private mutating func finish(_ lines: inout [Substring], isCode: Bool) {
        guard !lines.isEmpty else { return }
        texts.append(isCode ? lines.map { "\($0)\n" }.joined() : Self.joined(lines))
        lines = []
    }

    /// A line's end is a space, unless two spaces or a backslash before it break the line.
    static func joined(_ lines: [Substring]) -> String {
        var text = ""
        for (index, line) in lines.enumerated() {
            let isLast = index == lines.count - 1
            let trimmed = line.drop(while: \.isWhitespace)
            let breaks = trimmed.hasSuffix("  ") || trimmed.hasSuffix("\\")
            let end = trimmed.lastIndex { !$0.isWhitespace && !(breaks && $0 == "\\") }
            text += end.map { trimmed[...$0] } ?? ""
            if !isLast { text += breaks ? "\n" : " " }
        }
        return text
    }
}
