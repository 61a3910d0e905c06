/// Changes of a source, collected by the rules that want them and applied at once.
///
/// Where two meet, the one counts that begins first.
package struct SourceEdits: Sendable {
    private var edits: [(range: Range<Int>, text: String)] = []

    package init() {}

    package var isEmpty: Bool { edits.isEmpty }

    package mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

    package mutating func insert(_ text: String, at place: Int) { edits.append((place..<place, text)) }

    /// Puts a space for each byte but line feeds, so that every line and column stays where the user wrote it.
    package mutating func blank(_ range: Range<Int>, of file: SourceFile) {
        let spaces = file.bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        edits.append((range, String(decoding: spaces, as: UTF8.self)))
    }

    /// Puts a text in the place of a longer one, with spaces for what it lacks.
    package mutating func replace(_ range: Range<Int>, paddedWith text: String) {
        edits.append((range, text + String(repeating: " ", count: max(0, range.count - text.utf8.count))))
    }

    package func applied(to file: SourceFile) -> String {
        guard !edits.isEmpty else { return file.text }
        // Equal places keep their order.
        let ordered = edits.enumerated()
            .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
            .map(\.element)
        var result: [UInt8] = [], place = 0
        result.reserveCapacity(file.bytes.count + 64)
        for edit in ordered where edit.range.lowerBound >= place {
            result += file.bytes[place..<edit.range.lowerBound]
            result += edit.text.utf8
            place = edit.range.upperBound
        }
        result += file.bytes[place...]
        return String(decoding: result, as: UTF8.self)
    }

    /// With the changes of another.
    package func merging(_ other: SourceEdits) -> SourceEdits {
        var result = self
        result.edits += other.edits
        return result
    }
}
