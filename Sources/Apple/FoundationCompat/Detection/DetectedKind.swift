import Foundation

/// What can be found in text.
enum DetectedKind: CaseIterable {
    case link, phoneNumber

    /// By this Foundation's numbers, of which those up to links are twice Apple's.
    var type: NSTextCheckingResult.CheckingType {
        switch self {
        case .link: NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
        case .phoneNumber: NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
        }
    }

    func matches(in string: String, _ range: NSRange) -> [DetectedData] {
        Self.expressions[self]!.matches(in: string, range: range).compactMap { match in
            let written = (string as NSString).substring(with: match.range)
            let text = trimmed(written)
            let place = NSRange(location: match.range.location, length: (text as NSString).length)
            switch self {
            case .link: return address(text).map { DetectedData(self, place, link: $0) }
            case .phoneNumber:
                guard (7...15).contains(text.count(where: \.isNumber)) else { return nil }
                return DetectedData(self, place, number: text)
            }
        }
    }

    private static let expressions: [DetectedKind: NSRegularExpression] = [.link: links, .phoneNumber: numbers]

    /// Addresses with a scheme, of mail, and of hosts whose last part is among the common ones. All parts have an end:
    /// 20 kB of a host's parts took 6 s.
    private static let links = expression(
        #"\b(?:[a-z][a-z0-9+.-]{0,31}://[^\s<>"]+"#
            + #"|(?:mailto:)?[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,16}[a-z]{2,63}"#
            + #"|(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,16}(?:com|org|net|edu|gov|io|dev|app|me|co|info|tv|ai|uk|de|fr|nl"#
            + #"|es|it|pt|pl|cz|at|ch|be|se|no|dk|fi|ie|eu|us|ca|au|nz|br|mx|ar|jp|cn|kr|in|ru|tr|za)\b"#
            + #"(?::\d+)?(?:[/?#][^\s<>"]*)?)"#)

    /// Digits with the spaces, points, dashes and brackets of telephone numbers among them.
    private static let numbers = expression(#"(?<![\w.:/-])(?:\+\d|\(\d|\d)[\d ().\u00A0-]{5,60}\d(?![\w-])"#)

    private static func expression(_ pattern: String) -> NSRegularExpression {
        // The patterns above are right; the tests try each part of them.
        try! NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    }

    /// Without the punctuation of the sentence around it.
    private func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while let last = text.last {
            let isOutside = last == ")" && text.count(where: { $0 == ")" }) > text.count(where: { $0 == "(" })
            guard self == .link, isOutside || ".,;:!?'\"]}".contains(last) else { break }
            text.removeLast()
        }
        return String(text)
    }

    /// A host alone is reached by http, as Apple's systems take it.
    private func address(_ text: String) -> URL? {
        if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
        return URL(string: (text.contains("@") ? "mailto:" : "http://") + text)
    }
}
