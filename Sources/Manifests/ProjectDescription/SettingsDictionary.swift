/// How Swift compiles a module.
public enum SwiftCompilationMode: String, Sendable { case singlefile, wholemodule }
/// How far Swift optimizes.
public enum SwiftOptimizationLevel: String, Sendable { case o = "-O", oNone = "-Onone", oSize = "-Osize" }
/// Where symbols are kept.
public enum DebugInformationFormat: String, Sendable { case dwarf, dwarfWithDsym = "dwarf-with-dsym" }

extension SettingsDictionary {
    public mutating func merge(_ other: SettingsDictionary) { merge(other) { $1 } }
    public func merging(_ other: SettingsDictionary) -> SettingsDictionary { merging(other) { $1 } }

    private func with(_ values: SettingsDictionary) -> SettingsDictionary { merging(values) }

    public func manualCodeSigning(
        identity: String? = nil, provisioningProfileSpecifier: String? = nil
    ) -> SettingsDictionary {
        var values: SettingsDictionary = ["CODE_SIGN_STYLE": "Manual"]
        values["CODE_SIGN_IDENTITY"] = identity.map { .string($0) }
        values["PROVISIONING_PROFILE_SPECIFIER"] = provisioningProfileSpecifier.map { .string($0) }
        return with(values)
    }
    public func automaticCodeSigning(devTeam: String) -> SettingsDictionary {
        with(["CODE_SIGN_STYLE": "Automatic", "DEVELOPMENT_TEAM": .string(devTeam)])
    }
    public func codeSignIdentityAppleDevelopment() -> SettingsDictionary {
        with(["CODE_SIGN_IDENTITY": "Apple Development"])
    }
    public func codeSignIdentity(_ identity: String) -> SettingsDictionary {
        with(["CODE_SIGN_IDENTITY": .string(identity)])
    }
    public func codeSignStyle(_ style: String) -> SettingsDictionary { with(["CODE_SIGN_STYLE": .string(style)]) }
    public func currentProjectVersion(_ version: String) -> SettingsDictionary {
        with(["CURRENT_PROJECT_VERSION": .string(version)])
    }
    public func marketingVersion(_ version: String) -> SettingsDictionary {
        with(["MARKETING_VERSION": .string(version)])
    }
    public func appleGenericVersioningSystem() -> SettingsDictionary { with(["VERSIONING_SYSTEM": "apple-generic"]) }
    public func versionInfo(_ version: String, prefix: String? = nil, suffix: String? = nil) -> SettingsDictionary {
        var values: SettingsDictionary = ["VERSION_INFO_STRING": .string(version)]
        values["VERSION_INFO_PREFIX"] = prefix.map { .string($0) }
        values["VERSION_INFO_SUFFIX"] = suffix.map { .string($0) }
        return with(values)
    }

    public func swiftVersion(_ version: String) -> SettingsDictionary { with(["SWIFT_VERSION": .string(version)]) }
    public func otherSwiftFlags(_ flags: String...) -> SettingsDictionary { otherSwiftFlags(flags) }
    public func otherSwiftFlags(_ flags: [String]) -> SettingsDictionary { with(["OTHER_SWIFT_FLAGS": .array(flags)]) }
    public func swiftActiveCompilationConditions(_ conditions: String...) -> SettingsDictionary {
        swiftActiveCompilationConditions(conditions)
    }
    public func swiftActiveCompilationConditions(_ conditions: [String]) -> SettingsDictionary {
        with(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": .array(conditions)])
    }
    public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> SettingsDictionary {
        with(["SWIFT_COMPILATION_MODE": .init(mode)])
    }
    public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> SettingsDictionary {
        with(["SWIFT_OPTIMIZATION_LEVEL": .init(level)])
    }
    public func swiftOptimizeObjectLifetimes(_ isOn: Bool) -> SettingsDictionary {
        with(["SWIFT_OPTIMIZE_OBJECT_LIFETIME": .init(booleanLiteral: isOn)])
    }
    public func swiftObjcBridgingHeaderPath(_ path: String) -> SettingsDictionary {
        with(["SWIFT_OBJC_BRIDGING_HEADER": .string(path)])
    }
    public func otherCFlags(_ flags: [String]) -> SettingsDictionary { with(["OTHER_CFLAGS": .array(flags)]) }
    public func otherLinkerFlags(_ flags: [String]) -> SettingsDictionary { with(["OTHER_LDFLAGS": .array(flags)]) }
    public func bitcodeEnabled(_ isOn: Bool) -> SettingsDictionary {
        with(["ENABLE_BITCODE": .init(booleanLiteral: isOn)])
    }
    public func debugInformationFormat(_ format: DebugInformationFormat) -> SettingsDictionary {
        with(["DEBUG_INFORMATION_FORMAT": .init(format)])
    }
}
