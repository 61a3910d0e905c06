import Foundation

/// The text of a value so far, and the objects and lists in it that are not at their end.
@usableFromInline
final class JSONTextWriter {
    /// A member of an object whose keys are sorted at its end.
    private struct Member {
        /// The key's characters, without quotes.
        var key: Range<Int>
        /// From the key's quote to the value's end.
        var text: Range<Int>
    }

    private struct Container {
        var isObject: Bool
        /// Where it begins.
        var start: Int
        var count = 0
        /// Of all members of the writer, the first of this object.
        var firstMember: Int
        /// Whether its members come in the order of their keys.
        var isSorted = false
    }

    private struct Text {
        var bytes: [UInt8] = []
        var open: [Container] = []
        var members: [Member] = []
    }

    /// Behind a pointer, as each access to a property of an object is checked.
    private let text: UnsafeMutablePointer<Text>
    private let isIndented: Bool
    private let sortsKeys: Bool

    init(_ style: JSONText.Style) {
        isIndented = style == .file
        sortsKeys = style != .line
        text = .allocate(capacity: 1)
        text.initialize(to: Text())
        text.pointee.bytes.reserveCapacity(4096)
    }

    deinit {
        text.deinitialize(count: 1)
        text.deallocate()
    }

    var data: Data { Data(text.pointee.bytes) }

    /// How many containers are open.
    var depth: Int { text.pointee.open.count }

    // MARK: Containers

    /// Begins an object or a list at a depth, unless the one that began there goes on.
    @usableFromInline
    func open(isObject: Bool, at depth: Int) {
        if depth < text.pointee.open.count, text.pointee.open[depth].isObject == isObject {
            return close(to: depth + 1)
        }
        close(to: depth)
        begin(isObject: isObject, isSorted: false)
    }

    /// Begins an object at a depth whose members come in the order of their keys.
    @usableFromInline
    func openRecord(at depth: Int) {
        close(to: depth)
        begin(isObject: true, isSorted: true)
    }

    private func begin(isObject: Bool, isSorted: Bool) {
        text.pointee.open.append(
            Container(
                isObject: isObject, start: text.pointee.bytes.count, firstMember: text.pointee.members.count,
                isSorted: isSorted))
        text.pointee.bytes.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
        if isIndented { text.pointee.bytes.append(UInt8(ascii: "\n")) }
    }

    /// How many elements the container at a depth has.
    func count(at depth: Int) -> Int { text.pointee.open[depth].count }

    /// Ends the containers from a depth on.
    @usableFromInline
    func close(to depth: Int) {
        while text.pointee.open.count > depth {
            endMember()
            let container = text.pointee.open.removeLast()
            if container.isObject, sortsKeys, !container.isSorted { sort(container) }
            if isIndented {
                text.pointee.bytes.append(UInt8(ascii: "\n"))
                indent(text.pointee.open.count)
            }
            text.pointee.bytes.append(container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        }
    }

    /// Begins a member of the object at a depth, which is the innermost from then on.
    func beginMember(_ key: String, at depth: Int) {
        beginElement(at: depth)
        let start = text.pointee.bytes.count
        append(key)
        if sortsKeys {
            text.pointee.members.append(
                Member(key: start + 1..<text.pointee.bytes.count - 1, text: start..<start))
        }
        endKey()
    }

    /// Begins a member of the record at a depth, whose key has no character to escape.
    @usableFromInline
    func beginRecordMember(_ key: StaticString, at depth: Int) {
        beginElement(at: depth)
        append(key: key)
    }

    private func append(key: StaticString) {
        text.pointee.bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { text.pointee.bytes.append(contentsOf: $0) }
        text.pointee.bytes.append(UInt8(ascii: "\""))
        endKey()
    }

    private func endKey() {
        if isIndented { text.pointee.bytes.append(UInt8(ascii: " ")) }
        text.pointee.bytes.append(UInt8(ascii: ":"))
        if isIndented { text.pointee.bytes.append(UInt8(ascii: " ")) }
    }

    /// Begins an element of the list at a depth, which is the innermost from then on.
    @usableFromInline
    func beginElement(at depth: Int) {
        close(to: depth + 1)
        endMember()
        if text.pointee.open[depth].count > 0 {
            text.pointee.bytes.append(UInt8(ascii: ","))
            if isIndented { text.pointee.bytes.append(UInt8(ascii: "\n")) }
        }
        text.pointee.open[depth].count += 1
        if isIndented { indent(depth + 1) }
    }

    /// Notes where the last member of the innermost object ends.
    private func endMember() {
        guard sortsKeys, let container = text.pointee.open.last, container.isObject, !container.isSorted,
            container.count > 0
        else { return }
        let last = text.pointee.members.count - 1, start = text.pointee.members[last].text.lowerBound
        if text.pointee.members[last].text.isEmpty {
            text.pointee.members[last].text = start..<text.pointee.bytes.count
        }
    }

    private func indent(_ depth: Int) {
        text.pointee.bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    /// Puts the members of an object, which is at its end, in the order of their keys. Of two with the same key the last
    /// one counts.
    private func sort(_ container: Container) {
        let members = Array(text.pointee.members[container.firstMember...])
        text.pointee.members.removeLast(members.count)
        guard zip(members, members.dropFirst()).contains(where: { !isBefore($0, $1) }) else { return }
        let order = members.indices.sorted {
            isBefore(members[$0], members[$1]) || (!isBefore(members[$1], members[$0]) && $0 < $1)
        }
        var sorted: [UInt8] = []
        let start = members[0].text.lowerBound
        sorted.reserveCapacity(text.pointee.bytes.count - start)
        for (place, index) in order.enumerated() {
            if place + 1 < order.count, isSame(members[index], members[order[place + 1]]) { continue }
            if !sorted.isEmpty {
                sorted.append(UInt8(ascii: ","))
                if isIndented {
                    sorted.append(UInt8(ascii: "\n"))
                    for _ in 0..<2 * (depth + 1) { sorted.append(UInt8(ascii: " ")) }
                }
            }
            sorted += text.pointee.bytes[members[index].text]
        }
        text.pointee.bytes.replaceSubrange(start..., with: sorted)
    }

    private func isBefore(_ one: Member, _ other: Member) -> Bool {
        text.pointee.bytes.withUnsafeBufferPointer { bytes in
            let first = UnsafeBufferPointer(rebasing: bytes[one.key])
            let second = UnsafeBufferPointer(rebasing: bytes[other.key])
            for (a, b) in zip(first, second) where a != b || a >= 0x80 {
                guard a < 0x80, b < 0x80 else {
                    // As texts are compared, whatever characters they are written with.
                    return String(decoding: first, as: UTF8.self) < String(decoding: second, as: UTF8.self)
                }
                return a < b
            }
            return first.count < second.count
        }
    }

    private func isSame(_ one: Member, _ other: Member) -> Bool { !isBefore(one, other) && !isBefore(other, one) }

    // MARK: Values

    /// Writes a value where the innermost container's next one stands.
    @usableFromInline
    func write(_ value: some Encodable) throws {
        let depth = depth, start = text.pointee.bytes.count
        if let special = Self.text(of: value) {
            special.isQuoted ? append(special.text) : append(verbatim: special.text)
        } else {
            try value.encode(to: JSONTextEncoder(writer: self, depth: depth))
            close(to: depth)
        }
        if text.pointee.bytes.count == start {
            open(isObject: true, at: depth)
            close(to: depth)
        }
    }

    /// What `JSONEncoder` writes of values of Foundation's, which say something else of themselves, and of text.
    private static func text<Value: Encodable>(of value: Value) -> (text: String, isQuoted: Bool)? {
        if Value.self == String.self { return (value as? String).map { ($0, true) } }
        if Value.self == Data.self { return (value as? Data).map { ($0.base64EncodedString(), true) } }
        if Value.self == URL.self { return (value as? URL).map { ($0.absoluteString, true) } }
        if Value.self == Decimal.self { return (value as? Decimal).map { ($0.description, false) } }
        return nil
    }

    @usableFromInline
    func append(verbatim string: String) { text.pointee.bytes.append(contentsOf: string.utf8) }

    func append(_ number: some BinaryInteger & CustomStringConvertible) { append(verbatim: number.description) }

    func append(_ number: some BinaryFloatingPoint & CustomStringConvertible) {
        guard number.isFinite else { return append(number.isNaN ? "nan" : number > 0 ? "inf" : "-inf") }
        append(verbatim: number.description)
        let bytes = text.pointee.bytes.suffix(2)
        if bytes.first == UInt8(ascii: "."), bytes.last == UInt8(ascii: "0") { text.pointee.bytes.removeLast(2) }
    }

    /// Writes an object of four numbers, whose members need no sorting.
    @usableFromInline
    func writeRectangle(x: Double, y: Double, width: Double, height: Double) {
        let depth = depth
        text.pointee.bytes.append(UInt8(ascii: "{"))
        func member(_ key: StaticString, _ number: Double, isFirst: Bool = false) {
            if !isFirst { text.pointee.bytes.append(UInt8(ascii: ",")) }
            if isIndented {
                text.pointee.bytes.append(UInt8(ascii: "\n"))
                indent(depth + 1)
            }
            append(key: key)
            append(number)
        }
        if sortsKeys {
            member("height", height, isFirst: true)
            member("width", width)
            member("x", x)
            member("y", y)
        } else {
            member("x", x, isFirst: true)
            member("y", y)
            member("width", width)
            member("height", height)
        }
        if isIndented {
            text.pointee.bytes.append(UInt8(ascii: "\n"))
            indent(depth)
        }
        text.pointee.bytes.append(UInt8(ascii: "}"))
    }

    /// Writes text in quotes.
    @usableFromInline
    func append(_ string: String) {
        var string = string
        text.pointee.bytes.append(UInt8(ascii: "\""))
        string.withUTF8 { characters in
            var start = 0
            for (index, character) in characters.enumerated() where needsEscape(character) {
                text.pointee.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: characters[start..<index]))
                append(escaped: character)
                start = index + 1
            }
            text.pointee.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: characters[start...]))
        }
        text.pointee.bytes.append(UInt8(ascii: "\""))
    }

    private func needsEscape(_ character: UInt8) -> Bool {
        character < 0x20 || character == UInt8(ascii: "\"") || character == UInt8(ascii: "\\")
    }

    private func append(escaped character: UInt8) {
        text.pointee.bytes.append(UInt8(ascii: "\\"))
        switch character {
        case 0x08: text.pointee.bytes.append(UInt8(ascii: "b"))
        case 0x09: text.pointee.bytes.append(UInt8(ascii: "t"))
        case 0x0A: text.pointee.bytes.append(UInt8(ascii: "n"))
        case 0x0C: text.pointee.bytes.append(UInt8(ascii: "f"))
        case 0x0D: text.pointee.bytes.append(UInt8(ascii: "r"))
        case ..<0x20:
            append(verbatim: character < 0x10 ? "u000" : "u00")
            append(verbatim: String(character, radix: 16))
        default: text.pointee.bytes.append(character)
        }
    }
}
