/// The build settings of a project or a target.
public struct Settings: Codable, Equatable, Sendable {
    public let base: SettingsDictionary
    public let configurations: [Configuration]
    public let defaultSettings: DefaultSettings

    public static func settings(
        base: SettingsDictionary = [:], debug: SettingsDictionary = [:], release: SettingsDictionary = [:],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) -> Settings {
        Settings(
            base: base,
            configurations: [
                .debug(name: .debug, settings: debug), .release(name: .release, settings: release)
            ], defaultSettings: defaultSettings)
    }

    public static func settings(
        base: SettingsDictionary = [:], baseDebug: SettingsDictionary = [:], configurations: [Configuration],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) -> Settings {
        Settings(base: base, configurations: configurations, defaultSettings: defaultSettings)
    }

    /// Before Tuist 2.
    public init(
        base: SettingsDictionary = [:], debug: SettingsDictionary = [:], release: SettingsDictionary = [:],
        defaultSettings: DefaultSettings = .recommended
    ) {
        self = .settings(base: base, debug: debug, release: release)
    }

    /// Before Tuist 2.
    public init(
        base: SettingsDictionary = [:], configurations: [Configuration],
        defaultSettings: DefaultSettings = .recommended
    ) {
        (self.base, self.configurations, self.defaultSettings) = (base, configurations, defaultSettings)
    }
}

/// The settings of a configuration.
public struct Configuration: Codable, Equatable, Sendable {
    /// What a configuration is like.
    public enum Variant: String, Codable, Sendable { case debug, release }

    public let name: ConfigurationName
    public let variant: Variant
    public let settings: SettingsDictionary
    public let xcconfig: Path?

    public static func debug(
        name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
    ) -> Configuration {
        Configuration(name: name, variant: .debug, settings: settings, xcconfig: xcconfig)
    }

    public static func release(
        name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
    ) -> Configuration {
        Configuration(name: name, variant: .release, settings: settings, xcconfig: xcconfig)
    }
}

public typealias CustomConfiguration = Configuration

/// What a configuration is called.
public struct ConfigurationName: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    public let rawValue: String

    public init(_ name: String) { rawValue = name }
    public init(stringLiteral value: String) { rawValue = value }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static func configuration(_ name: String) -> ConfigurationName { ConfigurationName(name) }
    public static let debug: ConfigurationName = "Debug"
    public static let release: ConfigurationName = "Release"
}

public typealias SettingsDictionary = [String: SettingValue]

/// The value of a build setting.
public enum SettingValue: Codable, Equatable, Sendable, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByBooleanLiteral
{
    case string(String)
    case array([String])

    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: String...) { self = .array(elements) }
    public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }
    public init<Value: RawRepresentable<String>>(_ value: Value) { self = .string(value.rawValue) }
}

/// Which settings Tuist adds.
public enum DefaultSettings: Codable, Equatable, Sendable {
    case recommended(excluding: Set<String> = [])
    case essential(excluding: Set<String> = [])
    case none

    public static let recommended = DefaultSettings.recommended(excluding: [])
    public static let essential = DefaultSettings.essential(excluding: [])
}
