import Foundation

// Attributes have other keys in either class; a link has the same meaning in both.

extension NSAttributedString.Key {
    /// A `URL`, or a `String` that is one.
    public static let link = NSAttributedString.Key("NSLink")
}

extension NSAttributedString {
    public convenience init(_ attributedString: AttributedString) {
        let text = NSMutableAttributedString(string: String(attributedString.characters))
        var start = 0
        for run in attributedString.runs {
            let length = String(attributedString[run.range].characters).utf16.count
            if let link = run.link {
                text.addAttribute(.link, value: link, range: NSRange(location: start, length: length))
            }
            start += length
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    @_disfavoredOverload
    public init(_ nsString: NSAttributedString) {
        self.init()
        nsString.enumerateAttributes(in: NSRange(location: 0, length: nsString.length), options: []) {
            values, range, _ in
            var part = AttributedString(nsString.attributedSubstring(from: range).string)
            part.link = values[.link] as? URL ?? (values[.link] as? String).flatMap(URL.init(string:))
            append(part)
        }
    }
}
