import Foundation

/// The comparisons of `String.StandardComparator` that Foundation has on Apple's systems only.
public enum _LocalizedComparator: Sendable {
    /// As the Finder and Files show names: `File 2` before `File 10`, without regard to case.
    case localizedStandard
    /// As words of the language are sorted: `File 10` before `File 2`.
    case localized
}

/// Text in the order of a language.
public struct _LocalizedSortKey: Comparable, Sendable {
    let text: String
    let comparator: _LocalizedComparator

    public static func == (left: Self, right: Self) -> Bool { left.compare(right) == .orderedSame }
    public static func < (left: Self, right: Self) -> Bool { left.compare(right) == .orderedAscending }

    private func compare(_ other: Self) -> ComparisonResult {
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
