/// The files of code of a target.
public struct SourceFilesList: Codable, Equatable, Sendable, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral
{
    public let globs: [SourceFileGlob]

    public init(globs: [SourceFileGlob]) { self.globs = globs }
    public init(globs: [String]) { self.init(globs: globs.map { SourceFileGlob(stringLiteral: $0) }) }
    public init(stringLiteral value: String) { self.init(globs: [value]) }
    public init(arrayLiteral elements: SourceFileGlob...) { self.init(globs: elements) }

    public static func sourceFilesList(globs: [SourceFileGlob]) -> SourceFilesList { SourceFilesList(globs: globs) }
    public static func sourceFilesList(globs: [String]) -> SourceFilesList { SourceFilesList(globs: globs) }
    public static func paths(_ paths: [Path]) -> SourceFilesList {
        SourceFilesList(globs: paths.map { SourceFileGlob.glob($0) })
    }
}

/// A pattern of files of code.
public struct SourceFileGlob: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    public let glob: Path
    public let excluding: [Path]

    public init(stringLiteral value: String) { self = .glob(Path(value)) }

    public init(
        _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil
    ) {
        (self.glob, self.excluding) = (glob, excluding)
    }

    public static func glob(
        _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> SourceFileGlob { SourceFileGlob(glob, excluding: excluding) }

    public static func glob(
        _ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> SourceFileGlob { SourceFileGlob(glob, excluding: excluding.map { [$0] } ?? []) }

    public static func generated(
        _ path: Path, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> SourceFileGlob { SourceFileGlob(path) }
}

/// What code is generated of a file.
public enum FileCodeGen: String, Codable, Equatable, Sendable { case `public`, `private`, project, disabled }

/// The resources of a target.
public struct ResourceFileElements: Codable, Equatable, Sendable, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral
{
    public let resources: [ResourceFileElement]

    public init(resources: [ResourceFileElement]) { self.resources = resources }
    public init(stringLiteral value: String) { self.init(resources: [ResourceFileElement(stringLiteral: value)]) }
    public init(arrayLiteral elements: ResourceFileElement...) { self.init(resources: elements) }

    public static func resources(
        _ resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil
    ) -> ResourceFileElements { ResourceFileElements(resources: resources) }
}

/// A pattern of resources, or a folder that is one.
public enum ResourceFileElement: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case glob(
        pattern: Path, excluding: [Path] = [], tags: [String] = [], inclusionCondition: PlatformCondition? = nil)
    case folderReference(path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil)

    public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}

/// What an app says of the data that it collects.
public struct PrivacyManifest: Codable, Equatable, Sendable {
    public static func privacyManifest(
        tracking: Bool, trackingDomains: [String], collectedDataTypes: [[String: Plist.Value]],
        accessedApiTypes: [[String: Plist.Value]]
    ) -> PrivacyManifest { PrivacyManifest() }
}

/// A file that Xcode shows.
public enum FileElement: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case glob(pattern: Path)
    case folderReference(path: Path)

    public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}

/// A folder whose files all belong to a target, as Xcode 16 has them.
public struct BuildableFolder: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    public let path: Path
    public let exceptions: BuildableFolderExceptions

    public init(stringLiteral value: String) { (path, exceptions) = (Path(value), []) }

    public static func folder(_ path: Path, exceptions: BuildableFolderExceptions = []) -> BuildableFolder {
        BuildableFolder(path, exceptions)
    }

    private init(_ path: Path, _ exceptions: BuildableFolderExceptions) {
        (self.path, self.exceptions) = (path, exceptions)
    }
}

/// In what files of a folder differ from the others.
public struct BuildableFolderExceptions: Codable, Equatable, Sendable, ExpressibleByArrayLiteral {
    public let exceptions: [BuildableFolderException]

    public init(arrayLiteral elements: BuildableFolderException...) { exceptions = elements }

    public static func exceptions(_ exceptions: [BuildableFolderException]) -> BuildableFolderExceptions {
        BuildableFolderExceptions(exceptions)
    }

    private init(_ exceptions: [BuildableFolderException]) { self.exceptions = exceptions }
}

/// In what some files of a folder differ from the others.
public struct BuildableFolderException: Codable, Equatable, Sendable {
    public let excluded: [Path]

    public static func exception(
        excluded: [Path] = [], compilerFlags: [String: String] = [:], publicHeaders: [Path] = [],
        privateHeaders: [Path] = [], platformFilters: [String: PlatformCondition] = [:]
    ) -> BuildableFolderException { BuildableFolderException(excluded: excluded) }
}

/// A Core Data model.
public struct CoreDataModel: Codable, Equatable, Sendable {
    public let path: Path

    public init(_ path: Path, currentVersion: String? = nil) { self.path = path }
    public static func coreDataModel(_ path: Path, currentVersion: String? = nil) -> CoreDataModel {
        CoreDataModel(path)
    }
}
