import Foundation
import FoundationCompat
import RenderModel
import Synchronization

/// The ways in which notifications would get attention.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether the user allows notifications; here always `denied`.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// Why a notification is refused.
public struct UNError: _CodedError, Hashable, Sendable {
    /// The error code, with Apple's raw value.
    public enum Code: Int, _ErrorCode, Sendable {
        /// The error that carries the code.
        public typealias _Failure = UNError
        case notificationsNotAllowed = 1
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension UNError {
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
}

/// The user's settings for notifications; everything is off.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    open var authorizationStatus: UNAuthorizationStatus { .denied }
    open var soundSetting: UNNotificationSetting { .disabled }
    open var badgeSetting: UNNotificationSetting { .disabled }
    open var alertSetting: UNNotificationSetting { .disabled }
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
    open var lockScreenSetting: UNNotificationSetting { .disabled }
    open var carPlaySetting: UNNotificationSetting { .disabled }
    open var criticalAlertSetting: UNNotificationSetting { .disabled }
    open var announcementSetting: UNNotificationSetting { .disabled }
    open var timeSensitiveSetting: UNNotificationSetting { .disabled }
    open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    open var directMessagesSetting: UNNotificationSetting { .disabled }
    open var alertStyle: UNAlertStyle { .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .never }
    open var providesAppNotificationSettings: Bool { false }
}

/// Whether a kind of notification is shown; here always `disabled`.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// How alerts are shown; here always `none`.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// When previews are shown; here always `never`.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// Notifications, which a picture has no place for: the user counts as having refused them.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let only = UNUserNotificationCenter()
    open class func current() -> UNUserNotificationCenter { only }

    private let categories = Mutex<Set<UNNotificationCategory>>([])
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Always false.
    open var supportsContentExtensions: Bool { false }

    /// Returns false, without asking the user.
    @discardableResult
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// Calls the handler with false immediately, without asking the user.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }

    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }

    /// Throws `UNError.notificationsNotAllowed`.
    open func add(_ request: UNNotificationRequest) async throws { throw refusal() }
    /// Calls the handler with `UNError.notificationsNotAllowed` immediately.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = refusal()
        completionHandler?(error)
    }

    /// Always empty.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
    /// Calls the handler with an empty list immediately.
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler([])
    }
    /// Keeps the categories for who asks for them, without effect.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        self.categories.withLock { $0 = categories }
    }
    open func notificationCategories() async -> Set<UNNotificationCategory> { categories.withLock(\.self) }
    /// Calls the handler immediately.
    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) { completionHandler(categories.withLock(\.self)) }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    open func removeAllPendingNotificationRequests() {}
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}
    /// Does nothing and never throws.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {}
    /// Does nothing, and tells of no error.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    private func refusal() -> UNError {
        MissingData.record("permission to show notifications")
        return UNError(.notificationsNotAllowed)
    }
}

/// How a notification would show while the app is in front; none is shown.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// One that was shown, which in a picture none is.
public final class UNNotification: NSObject, Sendable {
    public let date: Date
    public let request: UNNotificationRequest
    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user did with a notification.
public final class UNNotificationResponse: NSObject, Sendable {
    public let notification: UNNotification
    public let actionIdentifier: String
    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// Nothing of it is ever called: a picture shows no notification.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
