import Foundation
import FoundationCompat
import SwiftUICore

/// What handles events in an app.
open class UIResponder: NSObject, @unchecked Sendable {
    /// Always false: nothing in a widget receives events.
    open func becomeFirstResponder() -> Bool { false }
    open func resignFirstResponder() -> Bool { true }
}

/// What an app is told of its life; a picture has none, so nothing is ever called.
public protocol UIApplicationDelegate: NSObjectProtocol {
    typealias LaunchOptions = [UIApplication.LaunchOptionsKey: Any]

    /// Never called: no app is launched.
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool
    /// Never called: no app opens a URL.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Never called: no app continues an activity.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Never called: no scene connects.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Never called: no app runs in the background.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    /// Never called: no app is launched.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Never called: no app runs in the background.
    func applicationDidEnterBackground(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool { true }
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
}

extension UIApplication {
    /// Why an app was launched; no app is.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    }

    /// Who asked an app to open a URL; no app is asked.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    }
}

/// What takes an activity up again.
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Never called: no app continues an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// A class of the app's that is told of its life. Only a running app makes one, and none runs here.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// Traps: no app runs, so the delegate is never made.
    public var wrappedValue: DelegateType { preconditionFailure("\(DelegateType.self) exists in a running app only") }

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
