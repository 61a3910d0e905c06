internal import _FoundationICU

/// Enumerations as a language writes them: “a, b, and c”.
package enum ListPattern {
    /// What the list says of its items.
    package enum Kind: Hashable, Sendable { case and, or, units }

    /// How much stands between the items.
    package enum Width: Hashable, Sendable { case wide, short, narrow }

    private struct Key: Hashable, Sendable {
        let locale: String
        let kind: Kind
        let width: Width
    }

    private static let opened = ICUCache<Key>()

    package static func string(_ items: [String], kind: Kind, width: Width, locale: String) -> String? {
        let formatter = opened.handle(Key(locale: locale, kind: kind, width: width)) {
            var status = U_ZERO_ERROR
            return swift_ulistfmt_openForType(locale, kind.type, width.value, &status)
        }
        guard let formatter else { return nil }
        // All items in one array, since ICU wants pointers into something that lives.
        let text = items.flatMap { Array($0.utf16) }
        let lengths = items.map { Int32($0.utf16.count) }
        return text.withUnsafeBufferPointer { text in
            // An empty buffer may have no address, and ICU reads nothing from it.
            var next = text.baseAddress ?? UnsafePointer(bitPattern: 8)!
            let starts: [UnsafePointer<UInt16>?] = lengths.map { length in
                defer { next += Int(length) }
                return next
            }
            return ICUText.read { buffer, capacity, status in
                swift_ulistfmt_format(formatter, starts, lengths, Int32(items.count), buffer, capacity, &status)
            }
        }
    }
}

extension ListPattern.Kind {
    fileprivate var type: UListFormatterType {
        switch self {
        case .and: ULISTFMT_TYPE_AND
        case .or: ULISTFMT_TYPE_OR
        case .units: ULISTFMT_TYPE_UNITS
        }
    }
}

extension ListPattern.Width {
    fileprivate var value: UListFormatterWidth {
        switch self {
        case .wide: ULISTFMT_WIDTH_WIDE
        case .short: ULISTFMT_WIDTH_SHORT
        case .narrow: ULISTFMT_WIDTH_NARROW
        }
    }
}
