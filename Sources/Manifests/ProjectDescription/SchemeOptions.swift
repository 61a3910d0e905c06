// What schemes are told, of which nothing is kept either.

/// What a program is started with.
public struct Arguments: Codable, Equatable, Sendable {
    public init(environment: [String: String] = [:], launchArguments: [LaunchArgument] = []) {}
    public init(environmentVariables: [String: EnvironmentVariable], launchArguments: [LaunchArgument] = []) {}

    public static func arguments(
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = []
    ) -> Arguments { Arguments() }
}

/// A word that a program is started with.
public struct LaunchArgument: Codable, Equatable, Sendable, ExpressibleByStringLiteral {
    public init(name: String, isEnabled: Bool) {}
    public init(stringLiteral value: String) {}

    public static func launchArgument(name: String, isEnabled: Bool) -> LaunchArgument {
        LaunchArgument(name: name, isEnabled: isEnabled)
    }
}

/// A value in a program's environment.
public struct EnvironmentVariable: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    public init(value: String, isEnabled: Bool) {}
    public init(stringLiteral value: String) {}

    public static func environmentVariable(value: String, isEnabled: Bool) -> EnvironmentVariable {
        EnvironmentVariable(value: value, isEnabled: isEnabled)
    }
}

/// How a scheme runs an app.
public struct RunActionOptions: Codable, Equatable, Sendable {
    public static func options(
        language: SchemeLanguage? = nil, region: String? = nil, storeKitConfigurationPath: Path? = nil,
        simulatedLocation: SimulatedLocation? = nil,
        enableGPUFrameCaptureMode: GPUFrameCaptureMode = .autoEnabled
    ) -> RunActionOptions { RunActionOptions() }

    /// Whether frames are captured.
    public enum GPUFrameCaptureMode: String, Codable, Sendable { case autoEnabled, metal, openGL, disabled }
}

/// How a scheme tests.
public struct TestActionOptions: Codable, Equatable, Sendable {
    public static func options(
        language: SchemeLanguage? = nil, region: String? = nil,
        preferredScreenCaptureFormat: ScreenCaptureFormat? = nil, coverage: Bool = false,
        codeCoverageTargets: [TargetReference] = []
    ) -> TestActionOptions { TestActionOptions() }
}

/// What is watched while an app runs.
public struct SchemeDiagnosticsOptions: Codable, Equatable, Sendable {
    public static func options(
        addressSanitizerEnabled: Bool = false, detectStackUseAfterReturnEnabled: Bool = false,
        threadSanitizerEnabled: Bool = false, mainThreadCheckerEnabled: Bool = true,
        performanceAntipatternCheckerEnabled: Bool = true
    ) -> SchemeDiagnosticsOptions { SchemeDiagnosticsOptions() }
}

/// What of Metal is checked.
public struct MetalOptions: Codable, Equatable, Sendable {
    public static func options(
        apiValidation: Bool = true, shaderValidation: Bool = false, showGraphicsOverview: Bool = false,
        logGraphicsOverview: Bool = false
    ) -> MetalOptions { MetalOptions() }
}

/// When an app is started.
public enum LaunchStyle: String, Codable, Equatable, Sendable { case automatically, waitForExecutableToBeLaunched }
/// How tests' screens are kept.
public enum ScreenCaptureFormat: String, Codable, Equatable, Sendable { case screenshots, screenRecording }

/// The language that an app runs in.
public struct SchemeLanguage: Codable, Equatable, Sendable, ExpressibleByStringLiteral {
    public let identifier: String
    public init(identifier: String) { self.identifier = identifier }
    public init(stringLiteral value: String) { identifier = value }
    public static let doubleLengthPseudoLanguage: SchemeLanguage = "IDELaunchSchemeLanguageDoubleLocalization"
    public static let rightToLeftPseudoLanguage: SchemeLanguage = "IDELaunchSchemeLanguageRightToLeft"
}

/// Where an app is told to be.
public struct SimulatedLocation: Codable, Equatable, Sendable {
    public static func custom(gpxFile: Path) -> SimulatedLocation { SimulatedLocation() }
    public static func reference(_ name: String) -> SimulatedLocation { SimulatedLocation() }
}

/// How tests are run.
public struct TestingOptions: OptionSet, Codable, Equatable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let parallelizable = TestingOptions(rawValue: 1)
    public static let randomExecutionOrdering = TestingOptions(rawValue: 2)
}
