import SwiftText

/// Takes the attributes out that only say how Objective-C sees a declaration: the compiler refuses them on Linux, and
/// nothing there would look. Spaces stand in, so that every line and column stays where the user wrote it.
enum ObjectiveCAttributes {
    static func removed(from source: String) -> String {
        guard source.contains("objc") else { return source }
        var bytes = Array(source.utf8)
        let isCode = SourceScanner(bytes).isCode
        let text = String(decoding: bytes, as: UTF8.self)
        // A name may follow: @objc(WidgetIntent), @objc(application:open:).
        for match in text.matches(of: #/@(objcMembers|nonobjc|objc(\([A-Za-z0-9_:.]*\))?)(?![A-Za-z0-9_(])/#) {
            let start = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
            guard isCode[start] else { continue }
            let length = text[match.range].utf8.count
            bytes.replaceSubrange(start..<start + length, with: Array(repeating: UInt8(ascii: " "), count: length))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
