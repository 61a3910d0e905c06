/// How large the user wants text to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The column of Apple's table, 0…11.
    package var rank: Int { Self.allCases.firstIndex(of: self)! }

    public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rank < rhs.rank }
}

extension EnvironmentValues {
    /// The size that text is set for. In widgets none is below `large`, whatever the user has chosen or a view asks for:
    /// Apple's Human Interface Guidelines, "Widgets", have them support sizes from Large to AX5, and on an iPhone text in a
    /// custom font at `dynamicTypeSize(.xSmall)` is as large as at `large` (iOS 17).
    var fontTypeSize: DynamicTypeSize {
        let size = dynamicTypeSize
        return size == .large ? size : max(size, smallestTypeSize)
    }

    /// The least size that text is set for.
    package var smallestTypeSize: DynamicTypeSize {
        get { self[SmallestTypeSizeKey.self] }
        set { self[SmallestTypeSizeKey.self] = newValue }
    }
}

private enum SmallestTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .xSmall } }

nonisolated extension View {
    /// Limits the Dynamic Type size in the view.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Limits the Dynamic Type size in the view.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            // The nearest size that the range allows.
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let lowest = allowed.first, size < lowest { size = lowest }
            if let highest = allowed.last, size > highest { size = highest }
        }
    }
}

/// The older name of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rank] }

    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// The same size by its newer name.
    package var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!] }

    // Apple declares the operators without `Comparable`.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
    public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.size <= rhs.size }
    public static func > (lhs: Self, rhs: Self) -> Bool { lhs.size > rhs.size }
    public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.size >= rhs.size }
}

extension DynamicTypeSize {
    public init?(_ category: ContentSizeCategory) { self = category.size }
}

extension EnvironmentValues {
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
