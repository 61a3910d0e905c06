/// The packages of all projects, in Tuist 3's `Tuist/Dependencies.swift`.
public struct Dependencies: Codable, Equatable, Sendable {
    public let packages: [Package]

    public init(
        carthage: CarthageDependencies? = nil, swiftPackageManager: SwiftPackageManagerDependencies? = nil,
        platforms: Set<Platform> = []
    ) {
        packages = swiftPackageManager?.packages ?? []
        ManifestRecord.print("dependencies", self)
    }
}

/// Packages of SwiftPM.
public struct SwiftPackageManagerDependencies: Codable, Equatable, Sendable, ExpressibleByArrayLiteral {
    public let packages: [Package]

    public init(
        _ packages: [Package] = [], productTypes: [String: Product] = [:], baseSettings: Settings = .settings(),
        targetSettings: [String: TargetSettings] = [:], projectOptions: [String: Project.Options] = [:]
    ) {
        self.packages = packages
    }

    public init(arrayLiteral elements: Package...) { self.init(elements) }

    public static func swiftPackageManager(_ packages: [Package]) -> SwiftPackageManagerDependencies {
        SwiftPackageManagerDependencies(packages)
    }
}

/// What Carthage brings; nothing of it is built.
public struct CarthageDependencies: Codable, Equatable, Sendable, ExpressibleByArrayLiteral {
    /// A framework that Carthage builds.
    public enum Dependency: Codable, Equatable, Sendable {
        case github(path: String, requirement: Requirement)
        case git(path: String, requirement: Requirement)
        case binary(path: String, requirement: Requirement)
    }

    /// Which of its versions fit.
    public enum Requirement: Codable, Equatable, Sendable {
        case exact(Version)
        case upToNext(Version)
        case atLeast(Version)
        case branch(String)
        case revision(String)
    }

    public init(_ dependencies: [Dependency]) {}
    public init(arrayLiteral elements: Dependency...) {}
}

/// How packages are built, in `Tuist/Package.swift`. Nothing of it changes what they hold.
public struct PackageSettings: Codable, Equatable, Sendable {
    public init(
        productTypes: [String: Product] = [:], productDestinations: [String: Destinations] = [:],
        baseSettings: Settings = .settings(), targetSettings: [String: SettingsDictionary] = [:],
        projectOptions: [String: Project.Options] = [:], platforms: Set<PackagePlatform> = []
    ) {}
}

/// The build settings of a package's target.
public enum TargetSettings: Codable, Equatable, Sendable, ExpressibleByDictionaryLiteral {
    case settings(Settings)

    public init(dictionaryLiteral elements: (String, SettingValue)...) {
        self = .settings(Settings.settings(base: Dictionary(elements) { $1 }))
    }

    public static func settings(
        base: SettingsDictionary = [:], debug: SettingsDictionary = [:], release: SettingsDictionary = [:],
        defaultSettings: DefaultSettings = .recommended
    ) -> TargetSettings { .settings(Settings.settings(base: base)) }

    public static func settings(
        base: SettingsDictionary = [:], configurations: [Configuration],
        defaultSettings: DefaultSettings = .recommended
    ) -> TargetSettings { .settings(Settings.settings(base: base)) }
}
