/// A project that Tuist makes for Xcode.
public struct Project: Codable, Equatable, Sendable {
    public let name: String
    public let organizationName: String?
    /// What the names of its classes begin with.
    public let classPrefix: String?
    public let options: Options
    public let packages: [Package]
    public let targets: [Target]
    public let settings: Settings?

    /// Describes the project of a manifest. Schemes, headers of files and additional files make no difference to what is
    /// compiled.
    public init(
        name: String, organizationName: String? = nil, classPrefix: String? = nil, options: Options = .options(),
        packages: [Package] = [], settings: Settings? = nil, targets: [Target] = [], schemes: [Scheme] = [],
        fileHeaderTemplate: FileHeaderTemplate? = nil, additionalFiles: [FileElement] = [],
        resourceSynthesizers: [ResourceSynthesizer] = .default
    ) {
        (self.name, self.organizationName, self.classPrefix) = (name, organizationName, classPrefix)
        (self.options, self.packages, self.targets, self.settings) = (options, packages, targets, settings)
        ManifestRecord.print("project", self)
    }
}

extension Project {
    /// What of a project is generated, and how.
    public struct Options: Codable, Equatable, Sendable {
        public let developmentRegion: String?
        /// Whether no type is generated that gives a target's bundle.
        public let disableBundleAccessors: Bool
        /// Whether no code is generated for assets, strings and fonts.
        public let disableSynthesizedResourceAccessors: Bool
        public let xcodeProjectName: String?

        public static func options(
            automaticSchemesOptions: AutomaticSchemesOptions = .enabled(), defaultKnownRegions: [String]? = nil,
            developmentRegion: String? = nil, disableBundleAccessors: Bool = false,
            disableShowEnvironmentVarsInScriptPhases: Bool = false,
            disableSynthesizedResourceAccessors: Bool = false, textSettings: TextSettings = .textSettings(),
            xcodeProjectName: String? = nil
        ) -> Options {
            Options(
                developmentRegion: developmentRegion, disableBundleAccessors: disableBundleAccessors,
                disableSynthesizedResourceAccessors: disableSynthesizedResourceAccessors,
                xcodeProjectName: xcodeProjectName)
        }

        /// How lines are indented in Xcode.
        public struct TextSettings: Codable, Equatable, Sendable {
            public static func textSettings(
                usesTabs: Bool? = nil, indentWidth: UInt? = nil, tabWidth: UInt? = nil, wrapsLines: Bool? = nil
            ) -> TextSettings { TextSettings() }
        }

        /// Which schemes are made of a project's targets.
        public struct AutomaticSchemesOptions: Codable, Equatable, Sendable {
            public static let disabled = AutomaticSchemesOptions()

            public static func enabled(
                targetSchemesGrouping: TargetSchemesGrouping? = nil, codeCoverageEnabled: Bool = false,
                testingOptions: TestingOptions = [], testLanguage: SchemeLanguage? = nil, testRegion: String? = nil,
                testScreenCaptureFormat: ScreenCaptureFormat? = nil, runLanguage: SchemeLanguage? = nil,
                runRegion: String? = nil
            ) -> AutomaticSchemesOptions { AutomaticSchemesOptions() }

            /// Which targets share a scheme.
            public enum TargetSchemesGrouping: Codable, Equatable, Sendable {
                case singleScheme
                case byNameSuffix(build: Set<String>, test: Set<String>, run: Set<String>)
                case notGrouped

                public static func byName(
                    build: Set<String> = [], test: Set<String> = [], run: Set<String> = []
                ) -> TargetSchemesGrouping { .byNameSuffix(build: build, test: test, run: run) }
            }
        }
    }
}

/// What stands above the code in new files.
public enum FileHeaderTemplate: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case file(Path)
    case string(String)

    public init(stringLiteral value: String) { self = .string(value) }
}

/// What code is generated of a kind of resources.
public struct ResourceSynthesizer: Codable, Equatable, Sendable {
    /// What reads the resources.
    public enum Parser: String, Codable, Equatable, Sendable {
        case strings, assets, plists, fonts, coreData, interfaceBuilder, json, yaml, files
    }

    public let name: String
    public let parser: Parser

    public static func custom(
        name: String, parser: Parser, parserOptions: [String: ParserOption] = [:], extensions: Set<String>
    ) -> ResourceSynthesizer { ResourceSynthesizer(name: name, parser: parser) }

    public static func strings(parserOptions: [String: ParserOption] = [:]) -> Self { make("Strings", .strings) }
    public static func assets(parserOptions: [String: ParserOption] = [:]) -> Self { make("Assets", .assets) }
    public static func plists(parserOptions: [String: ParserOption] = [:]) -> Self { make("Plists", .plists) }
    public static func fonts(parserOptions: [String: ParserOption] = [:]) -> Self { make("Fonts", .fonts) }
    public static func coreData(parserOptions: [String: ParserOption] = [:]) -> Self { make("CoreData", .coreData) }
    public static func json(parserOptions: [String: ParserOption] = [:]) -> Self { make("JSON", .json) }
    public static func yaml(parserOptions: [String: ParserOption] = [:]) -> Self { make("YAML", .yaml) }
    public static func files(parserOptions: [String: ParserOption] = [:], extensions: Set<String>) -> Self {
        make("Files", .files)
    }
    public static func interfaceBuilder(parserOptions: [String: ParserOption] = [:]) -> Self {
        make("InterfaceBuilder", .interfaceBuilder)
    }

    /// Those of a plug-in, by the name of its template.
    public static func strings(plugin: String, parserOptions: [String: ParserOption] = [:]) -> Self { .strings() }
    public static func assets(plugin: String, parserOptions: [String: ParserOption] = [:]) -> Self { .assets() }
    public static func plists(plugin: String, parserOptions: [String: ParserOption] = [:]) -> Self { .plists() }
    public static func fonts(plugin: String, parserOptions: [String: ParserOption] = [:]) -> Self { .fonts() }
    public static func custom(
        plugin: String, parser: Parser, parserOptions: [String: ParserOption] = [:], extensions: Set<String>,
        resourceName: String
    ) -> Self { make(resourceName, parser) }

    private static func make(_ name: String, _ parser: Parser) -> ResourceSynthesizer {
        ResourceSynthesizer(name: name, parser: parser)
    }

    /// What a parser is told.
    public enum ParserOption: Codable, Equatable, Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
        ExpressibleByIntegerLiteral
    {
        case string(String)
        case boolean(Bool)
        case integer(Int)

        public init(stringLiteral value: String) { self = .string(value) }
        public init(booleanLiteral value: Bool) { self = .boolean(value) }
        public init(integerLiteral value: Int) { self = .integer(value) }
    }
}

extension [ResourceSynthesizer] {
    /// What Tuist generates code of unless a project says otherwise.
    public static var `default`: Self { [.strings(), .assets(), .plists(), .fonts()] }
}
