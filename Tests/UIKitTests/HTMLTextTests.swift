import Foundation
import Testing
import UIKitCore

/// `NSAttributedString(data:options:documentAttributes:)`, by which many decode HTML's entities.
struct HTMLTextTests {
    private func text(_ html: String) throws -> String {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue
        ]
        return try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil).string
    }

    @Test(arguments: [
        ("Tom &amp; Jerry&#39;s &#x2019; &eacute;&nbsp;&euro;", "Tom & Jerry's ’ é\u{A0}€"),
        ("<b>a</b> &amp; <i>b</i>", "a & b"),
        ("a < b && c &unknown; &#xFFFFFFFF;", "a < b && c &unknown; &#xFFFFFFFF;"),
        ("<p>One\n  line</p><p>Two</p>", "One line\nTwo\n"), ("a<br>b<br/>c", "a\u{2028}b\u{2028}c"),
        ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"),
        ("<html><head><title>x</title><style>p { color: red }</style></head><body>a</body></html>", "a"),
        ("<script>if (a < b) {}</SCRIPT>a<!-- <p>no</p> -->b", "ab"), ("", ""), ("<p", "")
    ])
    func styles(html: String, expected: String) throws {
        #expect(try text(html) == expected)
    }

    @Test func otherDocuments() throws {
        #expect(try NSAttributedString(data: Data("<html>a</html>".utf8), documentAttributes: nil).string == "a")
        #expect(try NSAttributedString(data: Data("a &amp; b".utf8), documentAttributes: nil).string == "a &amp; b")
        #expect(throws: CocoaError.self) {
            try NSAttributedString(data: Data("{\\rtf1}".utf8), documentAttributes: nil)
        }
    }
}
