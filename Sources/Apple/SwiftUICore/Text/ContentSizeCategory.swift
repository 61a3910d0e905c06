/// The older name of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rank] }

    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// The same size by its newer name.
    var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!] }

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
