import Foundation
import Geometry
import SwiftUICore

/// The device that is drawn for: what it tells is the same on every machine.
open class UIDevice: NSObject, @unchecked Sendable {
    /// Whether the battery is being charged: full while it is monitored, else unknown.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    public static let current = UIDevice()

    public var name: String { model }
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    public var systemVersion: String {
        let environment = EnvironmentValues.current
        return environment.systemVersion ?? (environment.systemPalette == .ios18 ? "18.0" : "26.0")
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    /// The same for all: a fresh one would differ from run to run.
    public var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }

    public var isBatteryMonitoringEnabled = false
    /// 0…1, or -1 while the battery is not monitored, as documented.
    public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}

/// The screen of the device that is drawn for.
open class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()

    /// In portrait, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: EnvironmentValues.current.screenSize) }
    /// In pixels.
    public var nativeBounds: CGRect {
        let size = EnvironmentValues.current.screenSize
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    /// Pixels per point.
    public var scale: CGFloat { EnvironmentValues.current.displayScale }
    public var nativeScale: CGFloat { scale }
    /// 0…1.
    public var brightness: CGFloat { 0.5 }
    public var traitCollection: UITraitCollection { .current }
}
