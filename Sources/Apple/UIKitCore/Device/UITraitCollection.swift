import Foundation
import Geometry
import SwiftUICore

/// The part of the environment that UIKit's values depend on.
open class UITraitCollection: NSObject, @unchecked Sendable {
    package let environment: EnvironmentValues

    package init(environment: EnvironmentValues) { self.environment = environment }

    public override convenience init() { self.init(environment: .current) }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        var environment = EnvironmentValues.current
        environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        self.init(environment: environment)
    }

    public convenience init(displayScale: CGFloat) {
        var environment = EnvironmentValues.current
        if displayScale > 0 { environment.displayScale = displayScale }
        self.init(environment: environment)
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        var environment = EnvironmentValues.current
        environment.contrast = accessibilityContrast == .high ? .increased : .standard
        self.init(environment: environment)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        var environment = EnvironmentValues.current
        environment.dynamicTypeSize = preferredContentSizeCategory.size
        self.init(environment: environment)
    }

    /// What the last of `traitCollections` says counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(environment: traitCollections.last?.environment ?? .current)
    }

    /// Those of the view whose code runs.
    public static var current: UITraitCollection { UITraitCollection(environment: .current) }

    public var userInterfaceStyle: UIUserInterfaceStyle { environment.colorScheme == .dark ? .dark : .light }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { environment.screenIdiom == .pad ? .pad : .phone }
    /// Pixels per point.
    public var displayScale: CGFloat { environment.displayScale }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        UIUserInterfaceSizeClass(environment.horizontalSizeClass)
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass { UIUserInterfaceSizeClass(environment.verticalSizeClass) }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        environment.colorSchemeContrast == .increased ? .high : .normal
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(environment.dynamicTypeSize)
    }

    /// Runs `actions` with these as the current traits.
    public func performAsCurrent(_ actions: () -> Void) { EnvironmentValues.with(environment, actions) }
}

/// Light or dark, as the picture's color scheme is.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The kind of device that is drawn for: `phone` or `pad`.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}
/// The direction in which the picture's language is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
/// Whether the picture is drawn with increased contrast.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular

    init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}

extension ColorScheme {
    public init?(_ style: UIUserInterfaceStyle) {
        switch style {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    public init(_ scheme: ColorScheme?) {
        switch scheme {
        case .light: self = .light
        case .dark: self = .dark
        case nil: self = .unspecified
        }
    }
}

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

    /// The size by UIKit's name; nothing is unspecified.
    public init(_ category: ContentSizeCategory?) { self.init(category?.size) }

    /// The size by UIKit's name; nothing is unspecified.
    public init(_ size: DynamicTypeSize?) { self = size.map { Self.ascending[$0.rank] } ?? .unspecified }

    /// An unknown name counts as the default size.
    var size: DynamicTypeSize { Self.ascending.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] } ?? .large }

    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
}
