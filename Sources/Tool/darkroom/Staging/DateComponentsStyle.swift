import SwiftText

/// Gives `Date.ComponentsFormatStyle` a name of the same length: Linux's Foundation has the type's own name for
/// something without any format, which no declaration of ours can hide.
enum DateComponentsStyle {
    private static let name = Array("ComponentsFormatStyle".utf8), replacement = Array("_RangeComponentsStyle".utf8)

    static func renamed(in source: String) -> String {
        guard source.contains("ComponentsFormatStyle") else { return source }
        var bytes = Array(source.utf8)
        let isCode = SourceScanner(bytes).isCode
        let text = String(decoding: bytes, as: UTF8.self)
        for match in text.matches(of: #/\bDate\s*\.\s*(ComponentsFormatStyle)\b/#) {
            let start = text.utf8.distance(from: text.startIndex, to: match.1.startIndex)
            guard isCode[start] else { continue }
            bytes.replaceSubrange(start..<start + name.count, with: replacement)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
