/// The older name of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rank] }

    public var isAccessibilityCategory: Bool { DynamicTypeSize.allCases[rank].isAccessibilitySize }

    private var rank: Int { Self.allCases.firstIndex(of: self)! }
}

extension EnvironmentValues {
    public var sizeCategory: ContentSizeCategory { ContentSizeCategory(dynamicTypeSize) }
}
