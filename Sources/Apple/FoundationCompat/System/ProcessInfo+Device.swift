import Foundation

// The device that pictures are drawn for: cool, and charged.
extension ProcessInfo {
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    public var thermalState: ThermalState { .nominal }
    public var isLowPowerModeEnabled: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
}
