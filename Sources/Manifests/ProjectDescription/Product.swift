/// What a target makes.
public enum Product: String, Codable, Equatable, Sendable {
    case app
    case staticLibrary = "static_library"
    case dynamicLibrary = "dynamic_library"
    case framework
    case staticFramework = "static_framework"
    case unitTests = "unit_tests"
    case uiTests = "ui_tests"
    case bundle
    case commandLineTool
    case appClip
    case appExtension = "app_extension"
    case watch2App
    case watch2AppContainer
    case watch2Extension
    case tvTopShelfExtension
    case messagesExtension
    case stickerPackExtension
    case xpc
    case systemExtension
    case extensionKitExtension
    case macro
}

/// Where a product runs.
public enum Destination: String, Codable, Equatable, Sendable, CaseIterable {
    case iPhone, iPad, mac, macWithiPadDesign, macCatalyst, appleWatch, appleTv, appleVision, appleVisionWithiPadDesign
}

public typealias Destinations = Set<Destination>

extension Destinations {
    public static let iOS: Destinations = [.iPhone, .iPad, .macWithiPadDesign]
    public static let macOS: Destinations = [.mac]
    public static let macCatalyst: Destinations = [.macCatalyst]
    public static let watchOS: Destinations = [.appleWatch]
    public static let tvOS: Destinations = [.appleTv]
    public static let visionOS: Destinations = [.appleVision]
}

extension Destinations {
    public var platforms: Set<Platform> {
        Set<Platform>(
            map { destination in
                switch destination {
                case .iPhone, .iPad, .macWithiPadDesign, .macCatalyst, .appleVisionWithiPadDesign: .iOS
                case .mac: .macOS
                case .appleWatch: .watchOS
                case .appleTv: .tvOS
                case .appleVision: .visionOS
                }
            })
    }
}

/// The system that a product is made for.
public enum Platform: String, Codable, Equatable, Sendable, CaseIterable {
    case iOS = "ios", macOS = "macos", watchOS = "watchos", tvOS = "tvos", visionOS = "visionos"

    var destinations: Destinations {
        switch self {
        case .iOS: .iOS
        case .macOS: .macOS
        case .watchOS: .watchOS
        case .tvOS: .tvOS
        case .visionOS: .visionOS
        }
    }
}

public typealias PackagePlatform = Platform

/// The oldest version of each system that a product runs on.
public struct DeploymentTargets: Codable, Equatable, Sendable {
    public let iOS, macOS, watchOS, tvOS, visionOS: String?

    public init(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
    ) {
        (self.iOS, self.macOS, self.watchOS, self.tvOS, self.visionOS) = (iOS, macOS, watchOS, tvOS, visionOS)
    }

    public static func multiplatform(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
    ) -> DeploymentTargets {
        DeploymentTargets(iOS: iOS, macOS: macOS, watchOS: watchOS, tvOS: tvOS, visionOS: visionOS)
    }

    public static func iOS(_ version: String) -> DeploymentTargets { DeploymentTargets(iOS: version) }
    public static func macOS(_ version: String) -> DeploymentTargets { DeploymentTargets(macOS: version) }
    public static func watchOS(_ version: String) -> DeploymentTargets { DeploymentTargets(watchOS: version) }
    public static func tvOS(_ version: String) -> DeploymentTargets { DeploymentTargets(tvOS: version) }
    public static func visionOS(_ version: String) -> DeploymentTargets { DeploymentTargets(visionOS: version) }
}

/// Devices that a product of Tuist 3 is made for.
public struct DeploymentDevice: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let iphone = DeploymentDevice(rawValue: 1)
    public static let ipad = DeploymentDevice(rawValue: 2)
    public static let mac = DeploymentDevice(rawValue: 4)
    public static let vision = DeploymentDevice(rawValue: 8)
}

/// The oldest version of one system, as Tuist 3 has it.
public enum DeploymentTarget: Codable, Hashable, Sendable {
    case iOS(targetVersion: String, devices: DeploymentDevice, supportsMacDesignedForIOS: Bool = true)
    case macOS(targetVersion: String)
    case watchOS(targetVersion: String)
    case tvOS(targetVersion: String)
    case visionOS(targetVersion: String)

    public var targetVersion: String {
        switch self {
        case .iOS(let version, _, _), .macOS(let version), .watchOS(let version), .tvOS(let version),
            .visionOS(let version):
            version
        }
    }

    var destinations: Destinations {
        switch self {
        case .iOS(_, let devices, _):
            Set([devices.contains(.iphone) ? .iPhone : nil, devices.contains(.ipad) ? .iPad : nil].compactMap(\.self))
        case .macOS: .macOS
        case .watchOS: .watchOS
        case .tvOS: .tvOS
        case .visionOS: .visionOS
        }
    }

    var targets: DeploymentTargets {
        switch self {
        case .iOS(let version, _, _): .iOS(version)
        case .macOS(let version): .macOS(version)
        case .watchOS(let version): .watchOS(version)
        case .tvOS(let version): .tvOS(version)
        case .visionOS(let version): .visionOS(version)
        }
    }
}
