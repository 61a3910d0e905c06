/// What Tuist is told of a repository, in `Tuist.swift` or `Tuist/Config.swift`.
public struct Tuist: Codable, Equatable, Sendable {
    public let plugins: [PluginLocation]

    public init(
        fullHandle: String? = nil, inspectOptions: InspectOptions = .options(), cache: CacheStorage = .cache(),
        url: String = "", project: TuistProject = .tuist()
    ) {
        self.init(plugins: project.plugins)
    }

    public init(
        compatibleXcodeVersions: CompatibleXcodeVersions, cloud: Cloud? = nil, cache: Cache? = nil,
        fullHandle: String? = nil, url: String = "", swiftVersion: Version? = nil, plugins: [PluginLocation] = [],
        generationOptions: GenerationOptions = .options(), installOptions: InstallOptions = .options()
    ) {
        self.init(plugins: plugins)
    }

    @_disfavoredOverload
    public init(
        cloud: Cloud? = nil, cache: Cache? = nil, swiftVersion: Version? = nil, plugins: [PluginLocation] = [],
        generationOptions: GenerationOptions = .options(), installOptions: InstallOptions = .options()
    ) {
        self.init(plugins: plugins)
    }

    private init(plugins: [PluginLocation]) {
        self.plugins = plugins
        ManifestRecord.print("configuration", self)
    }

    /// How projects are made.
    public struct GenerationOptions: Codable, Equatable, Sendable {
        /// Which targets' side effects are warned of.
        public enum StaticSideEffectsWarningTargets: Codable, Equatable, Sendable {
            case all, none
            case excluding([String])
        }

        public static func options(
            resolveDependenciesWithSystemScm: Bool = false, disablePackageVersionLocking: Bool = false,
            clonedSourcePackagesDirPath: Path? = nil,
            staticSideEffectsWarningTargets: StaticSideEffectsWarningTargets = .all,
            enforceExplicitDependencies: Bool = false, defaultConfiguration: String? = nil,
            optionalAuthentication: Bool = false, buildInsightsDisabled: Bool = false,
            testInsightsDisabled: Bool = false, disableSandbox: Bool = false, includeGenerateScheme: Bool = true,
            enableCaching: Bool = false, additionalPackageResolutionArguments: [String] = []
        ) -> GenerationOptions { GenerationOptions() }

        public static func options(
            xcodeProjectName: String? = nil, organizationName: String? = nil, developmentRegion: String? = nil
        ) -> GenerationOptions { GenerationOptions() }
    }

    /// How packages are fetched.
    public struct InstallOptions: Codable, Equatable, Sendable {
        public static func options(passthroughSwiftPackageManagerArguments: [String] = []) -> InstallOptions {
            InstallOptions()
        }
    }

    /// What is looked at in projects.
    public struct InspectOptions: Codable, Equatable, Sendable {
        public static func options() -> InspectOptions { InspectOptions() }
    }
}

public typealias Config = Tuist

/// How the projects of a repository come about.
public struct TuistProject: Codable, Equatable, Sendable {
    let plugins: [PluginLocation]

    public static func tuist(
        compatibleXcodeVersions: CompatibleXcodeVersions = .all, swiftVersion: Version? = nil,
        plugins: [PluginLocation] = [], generationOptions: Tuist.GenerationOptions = .options(),
        installOptions: Tuist.InstallOptions = .options(), cacheOptions: CacheOptions = .options()
    ) -> TuistProject { TuistProject(plugins: plugins) }

    public static func xcode(_ options: XcodeOptions = .options()) -> TuistProject { TuistProject(plugins: []) }

    /// What of products is kept.
    public struct CacheOptions: Codable, Equatable, Sendable {
        public static func options(keepSourceTargets: Bool = false) -> CacheOptions { CacheOptions() }
    }

    /// What is known of a project that Tuist does not make.
    public struct XcodeOptions: Codable, Equatable, Sendable {
        public static func options() -> XcodeOptions { XcodeOptions() }
    }
}

/// The versions of Xcode that a project is for.
public enum CompatibleXcodeVersions: Codable, Equatable, Sendable, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral
{
    case all
    case exact(Version)
    case upToNextMajor(Version)
    case upToNextMinor(Version)
    case list([CompatibleXcodeVersions])

    public init(stringLiteral value: String) { self = .exact(Version(stringLiteral: value)) }
    public init(arrayLiteral elements: CompatibleXcodeVersions...) { self = .list(elements) }
}

/// A server of Tuist's.
public struct Cloud: Codable, Equatable, Sendable {
    /// What it is used for.
    public enum Option: String, Codable, Sendable { case optional, analytics }

    public static func cloud(projectId: String, url: String = "", options: [Option] = []) -> Cloud { Cloud() }
}

/// What of products is kept on a server.
public struct CacheStorage: Codable, Equatable, Sendable {
    public static func cache(upload: Bool = true) -> CacheStorage { CacheStorage() }
}

/// What of products is kept, as Tuist 3 has it.
public struct Cache: Codable, Equatable, Sendable {
    /// What is kept of a configuration.
    public struct Profile: Codable, Equatable, Sendable {
        public static func profile(name: String, configuration: String, device: String? = nil, os: String? = nil)
            -> Profile
        { Profile() }
    }

    public static func cache(profiles: [Profile] = [], path: Path? = nil) -> Cache { Cache() }
}

/// Where a plug-in of Tuist lies.
public struct PluginLocation: Codable, Hashable, Sendable {
    public let local: Path?
    public let git: String?
    /// The folder of the repository that it lies in.
    public let directory: String?

    public static func local(path: Path) -> PluginLocation { PluginLocation(local: path, git: nil, directory: nil) }
    public static func git(
        url: String, tag: String, directory: String? = nil, releaseUrl: String? = nil
    ) -> PluginLocation { PluginLocation(local: nil, git: url, directory: directory) }
    public static func git(url: String, sha: String, directory: String? = nil) -> PluginLocation {
        PluginLocation(local: nil, git: url, directory: directory)
    }
}

/// A plug-in of Tuist, in `Plugin.swift`.
public struct Plugin: Codable, Equatable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
        ManifestRecord.print("plugin", self)
    }
}

/// What `tuist scaffold` makes files of; projects are made without.
public struct Template: Codable, Equatable, Sendable {
    public init(description: String, attributes: [Attribute] = [], items: [Item] = []) {}

    /// A value that is asked for.
    public enum Attribute: Codable, Equatable, Sendable {
        case required(String)
        case optional(String, default: String)
    }

    /// A file that is made.
    public struct Item: Codable, Equatable, Sendable {
        public static func string(path: String, contents: String) -> Item { Item() }
        public static func file(path: String, templatePath: Path) -> Item { Item() }
        public static func directory(path: String, sourcePath: Path) -> Item { Item() }
    }
}
