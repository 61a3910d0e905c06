import Synchronization
import SystemSupport

/// What a command answers: text for people on standard output, or a value that becomes one JSON document.
package final class CommandReply: Sendable {
    package let isJSON: Bool
    private let kept = Mutex<(any Encodable & Sendable)?>(nil)

    package init(isJSON: Bool = false) { self.isJSON = isJSON }

    /// The value of the document's `result`; nil where there is none, as in text.
    package var value: (any Encodable & Sendable)? { kept.withLock(\.self) }

    /// Answers: keeps the value for the document, or prints the text.
    ///
    /// - Parameter text: nil prints nothing.
    package func give(
        _ value: @autoclosure () throws -> some Encodable & Sendable, text: () throws -> (any CustomStringConvertible)?
    ) rethrows {
        if isJSON {
            let value = try value()
            kept.withLock { $0 = value }
        } else if let text = try text() {
            Terminal.print(text.description)
        }
    }

    /// Keeps the value for the document; text needs none.
    package func give(_ value: @autoclosure () throws -> some Encodable & Sendable) rethrows {
        try give(value()) { nil }
    }
}
