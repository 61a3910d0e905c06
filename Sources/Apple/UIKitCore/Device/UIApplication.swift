import Findings
import Foundation
import Geometry
import SwiftUICore

/// The app around the widget, which a picture does not have: what is asked of it is a finding.
open class UIApplication: UIResponder, @unchecked Sendable {
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    public enum State: Int, Sendable { case active, inactive, background }

    public static let shared = UIApplication()
    public static let openSettingsURLString = "app-settings:"

    public var applicationState: State { .active }
    public var applicationIconBadgeNumber = 0
    public var isProtectedDataAvailable: Bool { true }

    public func canOpenURL(_ url: URL) -> Bool { false }

    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
        AmbientAssets.source.note(
            Finding(.applicationCallIgnored, "UIApplication.open(\(url)) does nothing in a widget"))
        completionHandler?(false)
    }
}

/// Feedback that is felt and not seen.
open class UIFeedbackGenerator: NSObject {
    public func prepare() {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public override init() {}
    public init(style: FeedbackStyle) {}

    public func impactOccurred() {}
    /// - Parameter intensity: 0…1.
    public func impactOccurred(intensity: CGFloat) {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public func notificationOccurred(_ notificationType: FeedbackType) {}
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
