/// What a target needs.
public enum TargetDependency: Codable, Equatable, Sendable {
    /// How a product is linked.
    public enum LinkingStatus: String, Codable, Equatable, Sendable { case required, optional, none }
    public typealias FrameworkStatus = LinkingStatus
    public typealias SDKStatus = LinkingStatus

    /// What a package's product is.
    public enum PackageType: String, Codable, Equatable, Sendable { case runtime, runtimeEmbedded, plugin, macro }
    /// What of a system's is linked.
    public enum SDKType: String, Codable, Equatable, Sendable { case library, framework, swiftLibrary }

    case target(name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case project(
        target: String, path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case external(name: String, condition: PlatformCondition? = nil)
    case macro(name: String)
    case framework(path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case library(path: Path, publicHeaders: Path, swiftModuleMap: Path?, condition: PlatformCondition? = nil)
    case package(product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil)
    case packagePlugin(product: String, condition: PlatformCondition? = nil)
    case sdk(
        name: String, type: SDKType = .framework, status: LinkingStatus = .required, condition: PlatformCondition? = nil
    )
    case xcframework(
        path: Path, expectedSignature: XCFrameworkSignature? = nil, status: LinkingStatus = .required,
        condition: PlatformCondition? = nil)
    case bundle(path: Path, condition: PlatformCondition? = nil)
    case xctest
    case cocoapods(path: Path)

    public static func target(
        _ target: Target, status: LinkingStatus = .required, condition: PlatformCondition? = nil
    ) -> TargetDependency {
        .target(name: target.name, status: status, condition: condition)
    }

    public static func external(
        name: String, status: LinkingStatus, condition: PlatformCondition? = nil
    ) -> TargetDependency { .external(name: name, condition: condition) }

    public static func carthage(name: String) -> TargetDependency { .external(name: name) }

    public var typeName: String { "\(self)".split(separator: "(").first.map(String.init) ?? "" }
}

/// Who has signed a framework.
public enum XCFrameworkSignature: Codable, Equatable, Sendable {
    case unsigned
    case signedWithAppleCertificate(teamIdentifier: String, teamName: String)
    case selfSigned(fingerprint: String)
}

/// The systems that something is for.
public struct PlatformCondition: Codable, Hashable, Sendable {
    public let platformFilters: Set<PlatformFilter>

    /// Nil for no systems: it always holds then.
    public static func when(_ filters: Set<PlatformFilter>) -> PlatformCondition? {
        filters.isEmpty ? nil : PlatformCondition(platformFilters: filters)
    }
}

/// A system that something may be for.
public enum PlatformFilter: String, Codable, Hashable, Sendable, CaseIterable {
    case ios, macos, tvos, catalyst, driverkit, watchos, visionos
}

extension Set<PlatformFilter> {
    public static let all = Set(PlatformFilter.allCases)
}
