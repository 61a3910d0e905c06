import Foundation
import SystemSupport

/// One line of a configuration: `NAME[sdk=iphoneos*] = value`.
package struct BuildSetting: Hashable, Sendable {
    package var name: String
    /// Such as `sdk` and `iphoneos*`, all of which must hold.
    package var conditions: [Condition]
    package var value: String

    package struct Condition: Hashable, Sendable {
        var name: String
        /// May end with a star.
        var pattern: String
    }

    private static let keyAndConditions = Pattern(#/\s*(\w+)\s*((?:\[[^\]]*\]\s*)*)/#)
    private static let condition = Pattern(#/(\w+)\s*=\s*([^,\]]*)/#)

    /// - Parameter key: The name with its conditions, as it is written; nil where it is no name.
    package init?(_ key: String, _ value: String) {
        self.value = value
        guard key.contains("[") else {
            (name, conditions) = (key.trimmingCharacters(in: .whitespaces), [])
            return
        }
        guard let match = key.wholeMatch(of: Self.keyAndConditions) else { return nil }
        name = String(match.1)
        conditions = match.2.matches(of: Self.condition).map {
            Condition(name: String($0.1), pattern: $0.2.trimmingCharacters(in: .whitespaces))
        }
    }

    /// A configuration's table: what has conditions counts behind what has none.
    static func assignments(_ table: [String: Any]) -> [BuildSetting] {
        table.sorted { $0.key < $1.key }
            .compactMap { key, value in BuildSetting(key, text(value)) }
            .sorted { ($0.conditions.count, $0.name) < ($1.conditions.count, $1.name) }
    }

    private static func text(_ value: Any) -> String {
        (value as? [Any])?.map { "\($0)" }.joined(separator: " ") ?? "\(value)"
    }

    /// Whether it counts for an iPhone, in a configuration.
    func holds(in configuration: String) -> Bool {
        conditions.allSatisfy { condition in
            switch condition.name {
            case "sdk": Self.fits("iphoneos", condition.pattern)
            case "arch": Self.fits("arm64", condition.pattern)
            case "config": Self.fits(configuration, condition.pattern)
            default: false
            }
        }
    }

    private static func fits(_ text: String, _ pattern: String) -> Bool {
        pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }
}
