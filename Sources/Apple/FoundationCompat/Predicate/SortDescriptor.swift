import Foundation

/// The comparisons of `String.StandardComparator` that Foundation has on Apple's systems only.
public enum _LocalizedComparator: Sendable {
    /// As the Finder and Files show names: `File 2` before `File 10`, without regard to case.
    case localizedStandard
    /// As words of the language are sorted: `File 10` before `File 2`.
    case localized
}

extension SortComparator where Self == _LocalizedStringComparator {
    /// As the Finder and Files show names: `File 2` before `File 10`, without regard to case.
    public static var localizedStandard: Self { Self(.localizedStandard) }
    /// As words of the language are sorted: `File 10` before `File 2`.
    public static var localized: Self { Self(.localized) }
}

extension String.StandardComparator {
    /// As the Finder and Files show names: `File 2` before `File 10`, without regard to case.
    public static var localizedStandard: _LocalizedStringComparator { .init(.localizedStandard) }
    /// As words of the language are sorted: `File 10` before `File 2`.
    public static var localized: _LocalizedStringComparator { .init(.localized) }
}

/// Compares text in the order of a language.
public struct _LocalizedStringComparator: SortComparator, Hashable, Sendable {
    public var order = SortOrder.forward
    private let comparator: _LocalizedComparator

    init(_ comparator: _LocalizedComparator) { self.comparator = comparator }

    public func compare(_ left: String, _ right: String) -> ComparisonResult {
        let result = left[comparator].compare(right[comparator])
        return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
    }
}

/// Text in the order of a language.
public struct _LocalizedSortKey: Comparable, Sendable {
    let text: String
    let comparator: _LocalizedComparator

    public static func == (left: Self, right: Self) -> Bool { left.compare(right) == .orderedSame }
    public static func < (left: Self, right: Self) -> Bool { left.compare(right) == .orderedAscending }

    fileprivate func compare(_ other: Self) -> ComparisonResult {
        switch comparator {
        case .localizedStandard: text.localizedStandardCompare(other.text)
        case .localized: text.localizedCompare(other.text)
        }
    }
}

extension String {
    fileprivate subscript(comparator: _LocalizedComparator) -> _LocalizedSortKey {
        _LocalizedSortKey(text: self, comparator: comparator)
    }
}

extension Optional where Wrapped == String {
    fileprivate subscript(comparator: _LocalizedComparator) -> _LocalizedSortKey? {
        map { _LocalizedSortKey(text: $0, comparator: comparator) }
    }
}

extension SortDescriptor {
    /// Text is in the order of `localizedStandard` unless a comparator says otherwise.
    public init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    public init(_ keyPath: KeyPath<Compared, String?>, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    public init(
        _ keyPath: KeyPath<Compared, String>, comparator: _LocalizedComparator, order: SortOrder = .forward
    ) {
        self.init(keyPath.appending(path: \.[comparator]), order: order)
    }

    public init(
        _ keyPath: KeyPath<Compared, String?>, comparator: _LocalizedComparator, order: SortOrder = .forward
    ) {
        self.init(keyPath.appending(path: \.[comparator]), order: order)
    }
}

extension Bool {
    fileprivate var sortKey: Int { self ? 1 : 0 }
}

extension Optional where Wrapped == Bool {
    fileprivate var sortKey: Int? { map(\.sortKey) }
}

// Truth values are not comparable in Swift; those of objects are sorted all the same.
extension SortDescriptor where Compared: NSObject {
    /// False comes before true.
    public init(_ keyPath: KeyPath<Compared, Bool>, order: SortOrder = .forward) {
        self.init(keyPath.appending(path: \.sortKey), order: order)
    }

    public init(_ keyPath: KeyPath<Compared, Bool?>, order: SortOrder = .forward) {
        self.init(keyPath.appending(path: \.sortKey), order: order)
    }
}

/// What Foundation has on Apple's systems, where objects find their values by name.
extension NSSortDescriptor {
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, comparator: Self.ascending)
    }

    /// - Parameter selector: One of text's comparisons. Another one compares as `compare(_:)` does.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending, comparator: Self.comparator(selector))
    }

    /// - Parameter cmptr: Compares the values under the key.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \NSObject.[keyedValue: key ?? "self"], ascending: ascending, comparator: cmptr)
    }

    public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending, comparator: Self.ascending)
    }

    public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
        let isForward = sortDescriptor.order == .forward
        self.init(keyPath: \Compared.self, ascending: isForward) { one, other in
            guard let one = one as? Compared, let other = other as? Compared else { return .orderedSame }
            // A descending one turns round what it is told, and `sortDescriptor` has done so itself.
            return isForward ? sortDescriptor.compare(one, other) : sortDescriptor.compare(other, one)
        }
    }

    /// For values that are not comparable in Swift, such as truth values.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending, comparator: Self.ascending)
    }

    private static var ascending: Comparator { { KeyValues.compare($0, $1) } }

    private static func comparator(_ selector: Selector?) -> Comparator {
        let name = selector?.description.split(separator: ".").last?.prefix(while: \.isLetter)
        let compare: (String, String) -> ComparisonResult
        switch name {
        case "caseInsensitiveCompare": compare = { $0.caseInsensitiveCompare($1) }
        case "localizedCompare": compare = { $0.localizedCompare($1) }
        case "localizedCaseInsensitiveCompare": compare = { $0.localizedCaseInsensitiveCompare($1) }
        case "localizedStandardCompare": compare = { $0.localizedStandardCompare($1) }
        default: return ascending
        }
        return { one, other in
            guard let one = one as? String, let other = other as? String else { return KeyValues.compare(one, other) }
            return compare(one, other)
        }
    }
}

extension NSObject {
    fileprivate subscript(keyedValue path: String) -> Any { KeyValues.value(at: path, in: self) as Any }
}
