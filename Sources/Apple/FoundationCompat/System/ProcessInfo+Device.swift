internal import CDeterminism
import Foundation

// The device that pictures are drawn for: cool, and charged.
extension ProcessInfo {
    /// How warm the device is; here always `nominal`.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    /// Always `nominal`.
    public var thermalState: ThermalState { .nominal }
    /// Always false.
    public var isLowPowerModeEnabled: Bool { false }
    /// Always false.
    public var isiOSAppOnMac: Bool { false }
    /// Always false.
    public var isMacCatalystApp: Bool { false }

    /// Runs a block on another thread. Its time never expires, so that it is called once, with false.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}

/// What is made without arguments and is there already: Foundation on Linux hides `ProcessInfo`'s own initializer, and
/// only that of a protocol, whose types may be values, can answer with another object.
public protocol _SharedObject {
    static var _shared: Self { get }
}

extension _SharedObject {
    public init() { self = ._shared }
}

extension ProcessInfo: _SharedObject {
    public static var _shared: ProcessInfo { processInfo }
}

// What `ProcessInfo` says of the system that pictures are drawn for, as UIDevice does. CFoundationHooks jumps here.

private var deviceVersion: OperatingSystemVersion {
    let numbers = String(cString: darkroom_device_system_version()).split(separator: ".").map { Int($0) ?? 0 }
    return OperatingSystemVersion(
        majorVersion: numbers.first ?? 0, minorVersion: numbers.dropFirst().first ?? 0,
        patchVersion: numbers.dropFirst(2).first ?? 0)
}

@_silgen_name("darkroom_system_version")
public func _darkroomSystemVersion() -> OperatingSystemVersion { deviceVersion }

/// Without the build's number, which an iPhone adds: Apple publishes no list of them.
@_silgen_name("darkroom_system_version_string")
public func _darkroomSystemVersionString() -> String { "Version \(String(cString: darkroom_device_system_version()))" }

/// As `CommandLine` has them, where an extension's stand in a worker.
@_silgen_name("darkroom_process_arguments")
public func _darkroomProcessArguments() -> [String] { CommandLine.arguments }

@_silgen_name("darkroom_system_is_at_least")
public func _darkroomSystemIsAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = deviceVersion
    return (own.majorVersion, own.minorVersion, own.patchVersion)
        >= (version.majorVersion, version.minorVersion, version.patchVersion)
}

// What of a volume may be used for what the user asked for, or for what can wait: on the device that pictures show, all
// that is free.

extension URLResourceKey {
    public static let volumeAvailableCapacityForImportantUsageKey = volumeAvailableCapacityKey
    public static let volumeAvailableCapacityForOpportunisticUsageKey = volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// In bytes.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// In bytes.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}

// What C's conditions say of an iPhone, which Swift sees as numbers.

public let TARGET_OS_MAC: Int32 = 1
public let TARGET_OS_IPHONE: Int32 = 1
public let TARGET_OS_IOS: Int32 = 1
public let TARGET_OS_EMBEDDED: Int32 = 1
public let TARGET_OS_OSX: Int32 = 0
public let TARGET_OS_MACCATALYST: Int32 = 0
public let TARGET_OS_SIMULATOR: Int32 = 0
public let TARGET_IPHONE_SIMULATOR: Int32 = 0
public let TARGET_OS_TV: Int32 = 0
public let TARGET_OS_WATCH: Int32 = 0
public let TARGET_OS_VISION: Int32 = 0
public let TARGET_OS_LINUX: Int32 = 0
public let TARGET_OS_UNIX: Int32 = 0
public let TARGET_OS_WIN32: Int32 = 0
public let TARGET_CPU_ARM64: Int32 = 1
public let TARGET_CPU_X86_64: Int32 = 0
