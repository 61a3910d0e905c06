import Foundation

/// Text in the order in which the Finder and Files show names: `File 2` before `File 10`, without regard to case.
public struct _LocalizedSortKey: Comparable, Sendable {
    let text: String

    public static func == (left: Self, right: Self) -> Bool {
        left.text.localizedStandardCompare(right.text) == .orderedSame
    }

    public static func < (left: Self, right: Self) -> Bool {
        left.text.localizedStandardCompare(right.text) == .orderedAscending
    }
}

/// The comparisons of `String.StandardComparator` that Foundation has on Apple's systems only.
public enum _LocalizedComparator: Sendable {
    case localizedStandard
    case localized
}

extension String {
    fileprivate var localizedSortKey: _LocalizedSortKey { _LocalizedSortKey(text: self) }
}

extension Optional where Wrapped == String {
    fileprivate var localizedSortKey: _LocalizedSortKey? { map { _LocalizedSortKey(text: $0) } }
}

extension SortDescriptor {
    /// Text is in the order of `localizedStandard` unless a comparator says otherwise.
    public init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
        self.init(keyPath.appending(path: \.localizedSortKey), order: order)
    }

    public init(_ keyPath: KeyPath<Compared, String?>, order: SortOrder = .forward) {
        self.init(keyPath.appending(path: \.localizedSortKey), order: order)
    }

    public init(
        _ keyPath: KeyPath<Compared, String>, comparator: _LocalizedComparator, order: SortOrder = .forward
    ) {
        self.init(keyPath, order: order)
    }

    public init(
        _ keyPath: KeyPath<Compared, String?>, comparator: _LocalizedComparator, order: SortOrder = .forward
    ) {
        self.init(keyPath, order: order)
    }
}
