import Findings
import Foundation

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
            Finding(.applicationCallIgnored, "UIApplication.open(\(url)) does nothing in a picture"))
        completionHandler?(false)
    }
}
