import Findings
import Foundation
import Geometry
import SwiftUICore

/// The app around the widget, which a picture does not have: what is asked of it is a finding.
open class UIApplication: UIResponder, @unchecked Sendable {
    /// How a URL would be opened; ignored.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Whether an app is in use; here it always is.
    public enum State: Int, Sendable { case active, inactive, background }

    public static let shared = UIApplication()
    public static let openSettingsURLString = "app-settings:"

    /// Always active.
    public var applicationState: State { .active }
    public var applicationIconBadgeNumber = 0
    /// Always empty: a widget has no scene.
    public var connectedScenes: Set<UIScene> { [] }
    /// Always empty: a widget has no window.
    public var windows: [UIWindow] { [] }
    /// Always true: no device is locked.
    public var isProtectedDataAvailable: Bool { true }

    /// Always false: there are no other apps.
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing, records a finding and calls `completionHandler` with false, some time after.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        AmbientAssets.source.note(
            Finding(.applicationCallIgnored, "UIApplication.open(\(url)) does nothing in a widget"))
        if let completionHandler { Task { @MainActor in completionHandler(false) } }
    }
}

/// Feedback that is felt and not seen.
open class UIFeedbackGenerator: NSObject {
    public func prepare() {}
}

/// Would tick when a selection changes; plays nothing.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
}

/// Would signal an impact by touch; plays nothing.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight of the impact.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public override init() {}
    public init(style: FeedbackStyle) {}

    public func impactOccurred() {}
    /// - Parameter intensity: 0…1.
    public func impactOccurred(intensity: CGFloat) {}
}

/// Would signal success, a warning or an error by touch; plays nothing.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What the feedback stands for.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What a view is to those who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The user's settings, which are iOS's defaults.
public enum UIAccessibility {
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isVoiceOverRunning: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool {
        EnvironmentValues.current.colorSchemeContrast == .increased
    }
}
