import SwiftUICore

/// How large the user wants text to be, by Apple's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ suffix: StaticString) { rawValue = "UICTContentSizeCategory\(suffix)" }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory("XS")
    public static let small = UIContentSizeCategory("S")
    public static let medium = UIContentSizeCategory("M")
    public static let large = UIContentSizeCategory("L")
    public static let extraLarge = UIContentSizeCategory("XL")
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    private static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge
    ]

    init(_ size: DynamicTypeSize) { self = Self.ascending[size.rank] }

    /// An unknown name counts as the default size.
    var size: DynamicTypeSize { Self.ascending.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] } ?? .large }

    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
}
