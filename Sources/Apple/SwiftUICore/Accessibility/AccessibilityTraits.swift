/// What an element is, to assistive technologies.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 128)
    public static let isSearchField = AccessibilityTraits(rawValue: 256)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 512)
    public static let playsSound = AccessibilityTraits(rawValue: 1024)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
    public static let isModal = AccessibilityTraits(rawValue: 16384)
    public static let isToggle = AccessibilityTraits(rawValue: 32768)
    public static let isTabBar = AccessibilityTraits(rawValue: 65536)
    /// What `accessibilityAdjustableAction` makes of an element; SwiftUI has no public name for it.
    package static let isAdjustable = AccessibilityTraits(rawValue: 1 << 32)
}

/// How the children of an accessibility element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let rawValue: Int
    public static let ignore = AccessibilityChildBehavior(rawValue: 0)
    public static let contain = AccessibilityChildBehavior(rawValue: 1)
    public static let combine = AccessibilityChildBehavior(rawValue: 2)
}

/// The user's accessibility settings; a picture is made with none of them switched on.
extension EnvironmentValues {
    /// Always false.
    public var accessibilityReduceMotion: Bool { false }
    /// Always false.
    public var accessibilityReduceTransparency: Bool { false }
    /// Always false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Always false.
    public var accessibilityInvertColors: Bool { false }
    /// Always false.
    public var accessibilityEnabled: Bool { false }
    /// Always false.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Always false.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Always false.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Always false.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Always true.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Always false.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Always false.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}
