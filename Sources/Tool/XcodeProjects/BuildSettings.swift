import Foundation

/// The build settings of a target in one configuration, for an iPhone.
package struct BuildSettings: Sendable {
    private var values: [String: String] = [:]

    /// A setting that takes up what it inherits twice, some times over, would fill all memory: bytes of one value.
    private static let longestValue = 64 << 10

    /// - Parameters:
    ///   - levels: Those that others inherit from first: the project's, the target's.
    package init(target: String, configuration: String = "Release", levels: [[BuildSetting]] = []) {
        // What Xcode sets by itself, or writes into a new project.
        let usual = [
            "TARGET_NAME": target, "TARGETNAME": target, "CONFIGURATION": configuration,
            "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(target)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
            "PLATFORM_NAME": "iphoneos", "SDKROOT": "iphoneos", "WRAPPER_EXTENSION": "appex"
        ]
        for level in [BuildSetting.assignments(usual)] + levels {
            for setting in level where setting.holds(in: configuration) { set(setting.name, to: setting.value) }
        }
    }

    private mutating func set(_ name: String, to value: String) {
        // A setting that names itself means what it inherits.
        let own = ["$(inherited)", "${inherited}", "$(\(name))", "${\(name)}"]
        guard own.contains(where: value.contains) else { return values[name] = value }
        let inherited = values[name] ?? ""
        // What is inherited is not looked at again.
        let joined = own.reduce([value]) { parts, word in parts.flatMap { $0.components(separatedBy: word) } }
            .joined(separator: inherited)
        values[name] = joined.utf8.count > Self.longestValue ? String(value.prefix(Self.longestValue)) : joined
    }

    /// The values that `INFOPLIST_KEY_…` settings put into the property list, as they are written.
    package var infoValues: [String: String] {
        let prefix = "INFOPLIST_KEY_"
        return values.filter { $0.key.hasPrefix(prefix) }
            .reduce(into: [:]) { $0[String($1.key.dropFirst(prefix.count))] = $1.value }
    }

    /// A setting with others filled in; nil where it is not set, or empty.
    package func value(_ name: String) -> String? {
        let value = values[name].map { expanded($0) } ?? ""
        return value.isEmpty ? nil : value
    }

    /// What others import the target as.
    package var moduleName: String {
        let name = String(
            (value("PRODUCT_MODULE_NAME") ?? "Widget").map {
                $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_"
            })
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// The words of a setting that is a list.
    package func words(_ name: String) -> [String] {
        (value(name) ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// `text` with every `$(NAME)`, `${NAME}` and `$(NAME:modifier)` filled in; unknown ones become nothing.
    package func expanded(_ text: String) -> String {
        var expansion = SettingExpansion(values)
        return expansion.text(text)
    }

    /// Whether every setting that `text` names is known.
    package func knowsAll(of text: String) -> Bool {
        var expansion = SettingExpansion(values)
        _ = expansion.text(text)
        return expansion.isComplete
    }
}
