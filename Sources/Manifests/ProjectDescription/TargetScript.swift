// Phases that run something or copy files: nothing of them is run, and nothing is kept.

/// A script that runs when a target is built.
public struct TargetScript: Codable, Equatable, Sendable {
    public static func pre(
        path: Path, arguments: String..., name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript() }

    public static func pre(
        path: Path, arguments: [String], name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript() }

    public static func pre(
        tool: String, arguments: String..., name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript() }

    public static func pre(
        tool: String, arguments: [String], name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript() }

    public static func pre(
        script: String, name: String, inputPaths: [FileListGlob] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript() }

    public static func post(
        path: Path, arguments: String..., name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript() }

    public static func post(
        path: Path, arguments: [String], name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript() }

    public static func post(
        tool: String, arguments: String..., name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript() }

    public static func post(
        tool: String, arguments: [String], name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript() }

    public static func post(
        script: String, name: String, inputPaths: [FileListGlob] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript() }
}

public typealias TargetAction = TargetScript

/// A pattern of files that a script reads.
public typealias FileListGlob = Path

extension Path {
    public static func glob(_ glob: Path, excluding: [Path] = []) -> Path { glob }
}

/// Files that are copied into a product.
public struct CopyFilesAction: Codable, Equatable, Sendable {
    public static func productsDirectory(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        CopyFilesAction()
    }
    public static func wrapper(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        CopyFilesAction()
    }
    public static func executables(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        CopyFilesAction()
    }
    public static func resources(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        CopyFilesAction()
    }
    public static func frameworks(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        CopyFilesAction()
    }
    public static func sharedSupport(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        CopyFilesAction()
    }
    public static func plugins(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        CopyFilesAction()
    }
}

/// A file that is copied into a product.
public enum CopyFileElement: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case glob(pattern: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)
    case folderReference(path: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)

    public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}

/// The headers of a framework.
public struct Headers: Codable, Equatable, Sendable {
    /// Which headers count.
    public enum AutomaticExclusionRule: Int, Codable, Sendable {
        case projectExcludesPrivateAndPublic, publicExcludesPrivateAndProject
    }

    public static func headers(
        public: HeaderFileList? = nil, private: HeaderFileList? = nil, project: HeaderFileList? = nil,
        exclusionRule: AutomaticExclusionRule = .projectExcludesPrivateAndPublic
    ) -> Headers { Headers() }

    public static func allHeaders(from list: SourceFilesList, umbrella: Path, private: HeaderFileList? = nil) -> Headers
    {
        Headers()
    }
    public static func onlyHeaders(from list: SourceFilesList, umbrella: Path, private: HeaderFileList? = nil)
        -> Headers
    {
        Headers()
    }
}

/// Patterns of headers.
public struct HeaderFileList: Codable, Equatable, Sendable, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral
{
    public init(stringLiteral value: String) {}
    public init(arrayLiteral elements: Path...) {}

    public static func list(_ globs: [Path]) -> HeaderFileList { "" }
}

/// A rule of how files become others.
public struct BuildRule: Codable, Equatable, Sendable {
    /// Which files it is about.
    public enum FileType: String, Codable, Sendable { case sourceFilesWithNamesMatching, swiftSource, assetCatalog }
    /// What it runs.
    public enum CompilerSpec: String, Codable, Sendable { case customScript, swift, assetCatalog }

    public static func buildRule(
        name: String? = nil, fileType: FileType, filePatterns: String? = nil, compilerSpec: CompilerSpec,
        inputFiles: [String] = [], outputFiles: [String] = [], outputFilesCompilerFlags: [String] = [],
        script: String? = nil, runOncePerArchitecture: Bool? = nil
    ) -> BuildRule { BuildRule() }
}

/// Whether frameworks are merged into a product.
public enum MergedBinaryType: Codable, Equatable, Sendable {
    case disabled, automatic
    case manual(mergeableDependencies: Set<String>)
}

/// What is loaded when it is needed.
public struct OnDemandResourcesTags: Codable, Equatable, Sendable {
    public static func tags(initialInstall: [String]? = nil, prefetchOrder: [String]? = nil) -> OnDemandResourcesTags {
        OnDemandResourcesTags()
    }
}

/// What tools are told of a target.
public struct TargetMetadata: Codable, Equatable, Sendable {
    public static let `default` = TargetMetadata()

    public static func metadata(tags: [String] = []) -> TargetMetadata { TargetMetadata() }
    public static func test(tags: [String] = []) -> TargetMetadata { TargetMetadata() }
}
