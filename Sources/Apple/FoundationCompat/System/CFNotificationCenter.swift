import Foundation

// Notifications between an extension and its app, which does not run here: what is posted reaches nobody, and nobody
// posts.

/// Where notifications are posted.
public final class CFNotificationCenter: Sendable {
    fileprivate static let shared = CFNotificationCenter()
}

/// What a notification is called.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
    private let name: String

    public init(rawValue: CFString) { name = rawValue as String }
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }

    public var rawValue: CFString { name as NSString }
}

/// What becomes of notifications for a process that is suspended.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
    case drop = 1, coalesce, hold, deliverImmediately
}

/// What an observer is called with. On Apple's systems it is a C function.
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// The center of notifications between processes.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .shared }
/// The center of this process's notifications.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .shared }

/// Does nothing: nobody posts.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ callBack: CFNotificationCallback?,
    _ name: CFString?, _ object: UnsafeRawPointer?, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}

/// Does nothing.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
    _ object: UnsafeRawPointer?
) {}

/// Does nothing.
public func CFNotificationCenterRemoveEveryObserver(
    _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?
) {}

/// Does nothing: the app does not run.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
    _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {}
