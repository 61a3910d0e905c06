// What schemes say makes no difference to what is compiled: they are accepted, and nothing is kept of them.

/// What is built, run and tested together.
public struct Scheme: Codable, Equatable, Sendable {
    public let name: String

    public init(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
        testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
        profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
    ) {
        self.name = name
    }

    public static func scheme(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
        testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
        profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
    ) -> Scheme { Scheme(name: name) }
}

/// What a scheme builds.
public struct BuildAction: Codable, Equatable, Sendable {
    public init(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false
    ) {}

    public static func buildAction(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
    ) -> BuildAction { BuildAction(targets: []) }
}

/// What a scheme tests.
public struct TestAction: Codable, Equatable, Sendable {
    public init(
        targets: [TestableTarget] = [], arguments: Arguments? = nil, configuration: ConfigurationName = .debug,
        coverage: Bool = false, codeCoverageTargets: [TargetReference] = [], preActions: [ExecutionAction] = [],
        postActions: [ExecutionAction] = []
    ) {}

    public init(
        targets: [TestableTarget], arguments: Arguments? = nil, configurationName: String, coverage: Bool = false,
        codeCoverageTargets: [TargetReference] = []
    ) {}

    public static func targets(
        _ targets: [TestableTarget], arguments: Arguments? = nil, configuration: ConfigurationName = .debug,
        attachDebugger: Bool = true, expandVariableFromTarget: TargetReference? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        options: TestActionOptions = .options(), diagnosticsOptions: SchemeDiagnosticsOptions? = nil,
        skippedTests: [String] = []
    ) -> TestAction { TestAction() }

    public static func testPlans(
        _ paths: [Path], configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) -> TestAction { TestAction() }

    public static func testPlans(_ paths: Path...) -> TestAction { TestAction() }
}

/// How a scheme runs an app.
public struct RunAction: Codable, Equatable, Sendable {
    public init(
        configuration: ConfigurationName = .debug, executable: TargetReference? = nil, arguments: Arguments? = nil,
        options: RunActionOptions = .options()
    ) {}

    public init(configurationName: String, executable: TargetReference? = nil, arguments: Arguments? = nil) {}

    public static func runAction(
        configuration: ConfigurationName = .debug, attachDebugger: Bool = true, customLLDBInitFile: Path? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [], executable: Executable? = nil,
        arguments: Arguments? = nil, options: RunActionOptions = .options(),
        diagnosticsOptions: SchemeDiagnosticsOptions? = nil, metalOptions: MetalOptions? = nil,
        expandVariableFromTarget: TargetReference? = nil, launchStyle: LaunchStyle = .automatically,
        appClipInvocationURL: String? = nil
    ) -> RunAction { RunAction() }
}

/// What a scheme runs.
public typealias Executable = TargetReference

extension TargetReference {
    public static func executable(_ target: TargetReference) -> Executable { target }
    public static let askOnLaunch: Executable = ""
}

/// How an app is archived.
public struct ArchiveAction: Codable, Equatable, Sendable {
    public init(
        configuration: ConfigurationName, revealArchiveInOrganizer: Bool = true, customArchiveName: String? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) {}
    public init(configurationName: String) {}

    public static func archiveAction(
        configuration: ConfigurationName, revealArchiveInOrganizer: Bool = true, customArchiveName: String? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) -> ArchiveAction { ArchiveAction(configuration: configuration) }
}

/// How an app is profiled.
public struct ProfileAction: Codable, Equatable, Sendable {
    public init(
        configuration: ConfigurationName = .release, executable: TargetReference? = nil, arguments: Arguments? = nil
    ) {}
    public init(configurationName: String, executable: TargetReference? = nil, arguments: Arguments? = nil) {}

    public static func profileAction(
        configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [],
        postActions: [ExecutionAction] = [], executable: TargetReference? = nil, arguments: Arguments? = nil
    ) -> ProfileAction { ProfileAction() }
}

/// How an app is analyzed.
public struct AnalyzeAction: Codable, Equatable, Sendable {
    public init(configuration: ConfigurationName) {}
    public init(configurationName: String) {}

    public static func analyzeAction(configuration: ConfigurationName) -> AnalyzeAction {
        AnalyzeAction(configuration: configuration)
    }
}

/// A script before or after an action.
public struct ExecutionAction: Codable, Equatable, Sendable {
    public init(
        title: String = "Run Script", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil
    ) {}

    public static func executionAction(
        title: String = "Run Script", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil
    ) -> ExecutionAction { ExecutionAction(scriptText: scriptText) }
}

/// A target of the project, or of another one.
public struct TargetReference: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    public let targetName: String

    public init(stringLiteral value: String) { targetName = value }
    public init(projectPath: Path?, target: String) { targetName = target }

    public static func project(path: Path, target: String) -> TargetReference {
        TargetReference(projectPath: path, target: target)
    }
    public static func target(_ name: String) -> TargetReference { TargetReference(projectPath: nil, target: name) }
}

/// A target with tests.
public struct TestableTarget: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(
        target: TargetReference, skipped: Bool = false, parallelizable: Bool = false,
        randomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
    ) {}

    public static func testableTarget(
        target: TargetReference, isSkipped: Bool = false, parallelization: Parallelization = .disabled,
        isParallelizable: Bool = false, isRandomExecutionOrdering: Bool = false,
        simulatedLocation: SimulatedLocation? = nil
    ) -> TestableTarget { TestableTarget(target: target) }

    /// Whether tests run at the same time.
    public enum Parallelization: String, Codable, Sendable { case disabled, enabled, swiftTestingOnly, all }
}
