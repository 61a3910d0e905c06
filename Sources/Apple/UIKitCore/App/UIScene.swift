import Foundation
import FoundationCompat
import Geometry
import SwiftUICore

/// A part of an app's interface, of which a picture shows none.
open class UIScene: UIResponder, @unchecked Sendable {
    /// What a scene is opened for: URLs and activities.
    public struct ConnectionOptions {
        public var urlContexts: Set<UIOpenURLContext>
        public var userActivities: Set<NSUserActivity>

        package init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
            (self.urlContexts, self.userActivities) = (urlContexts, userActivities)
        }
    }

    public let session: UISceneSession
    open weak var delegate: (any UISceneDelegate)?

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) { self.session = session }
}

/// A scene with windows, of which there are none.
open class UIWindowScene: UIScene, @unchecked Sendable {
    /// Always empty.
    public var windows: [UIWindow] { [] }
    /// Always nil.
    public var keyWindow: UIWindow? { nil }
    public var screen: UIScreen { .main }
}

/// What the system keeps of a scene; none is ever opened.
open class UISceneSession: NSObject, @unchecked Sendable {
    /// Where a scene would be shown.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role: Role
    public init(role: Role) { self.role = role }
}

/// How a scene would be made; kept and never used.
open class UISceneConfiguration: NSObject, @unchecked Sendable {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// An address that an app is asked to open.
open class UIOpenURLContext: NSObject, @unchecked Sendable {
    public let url: URL
    public init(url: URL) { self.url = url }
}

/// What is told of a scene's life.
public protocol UISceneDelegate: NSObjectProtocol {
    /// Never called: no scene connects.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Never called: no scene opens a URL.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Never called: no scene continues an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Never called: no scene is shown.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Never called: no scene is shown.
    func sceneWillResignActive(_ scene: UIScene)
    /// Never called: no scene is shown.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Never called: no scene is shown.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Never called: no scene connects.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// Would be notified of a window scene's life; never called.
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

/// Keeps a view controller and shows nothing.
open class UIWindow: UIResponder, @unchecked Sendable {
    open var rootViewController: UIViewController?
    open var windowScene: UIWindowScene?
    open var isHidden = true
    open var windowLevel = Level.normal
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var backgroundColor: UIColor?
    open var tintColor: UIColor?
    open var alpha: CGFloat = 1
    /// Always false.
    open var isKeyWindow: Bool { false }
    /// Always zero: a window is never on a screen.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var screen: UIScreen { .main }
    open var bounds: CGRect { screen.bounds }
    open var frame: CGRect { screen.bounds }
    open var traitCollection: UITraitCollection { .current }

    /// Above which windows it would lie.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }

    public override init() {}
    public init(windowScene: UIWindowScene) { self.windowScene = windowScene }
    public init(frame: CGRect) {}
    /// Does nothing.
    open func makeKeyAndVisible() {}
}
