import SystemSupport

/// Why there is no plan.
package enum PlanError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A widget's kind and the names of its parameters.
    package struct Parameters: Hashable, Sendable {
        var kind: String
        var names: [String]

        init(_ kind: String, _ names: [String]) { (self.kind, self.names) = (kind, names) }
    }

    case unknownKind(String, known: [String])
    /// Of `--reload`.
    case unknownReload(String, known: [String])
    /// Of `--tap`: what is wrong, and what can be named instead.
    case impossibleTap(String)
    /// The kind that was named, if one was.
    case notConfigurable(String?, configurable: [String])
    case unknownParameter(String, of: [Parameters])
    /// A choice's name and what is wrong with it.
    case impossibleConfiguration(String, String)
    /// A state's name, where the message does not say it, and what is wrong with it.
    case impossibleActivity(String?, String)

    package var description: String {
        switch self {
        case .unknownKind(let kind, let known):
            "--kind \(kind): no such widget"
                + (NearestName.of(kind, among: known).map { "; did you mean '\($0)'?" }
                    ?? "; the kinds are \(Self.list(known))")
        case .unknownReload(let kind, let known):
            "--reload: there is no widget '\(kind)'; the kinds are \(Self.list(known))"
        case .impossibleTap(let problem): "--tap: \(problem)"
        case .notConfigurable(let kind, let configurable):
            "--configuration: "
                + (kind.map { "the widget '\($0)' has no parameters" } ?? "no widget has parameters")
                + (configurable.isEmpty ? "" : "; those that have are \(Self.list(configurable))")
        case .unknownParameter(let name, let widgets):
            "--configuration: no widget has all of these parameters, such as '\(name)'; "
                + widgets.map { "'\($0.kind)' has \($0.names.joined(separator: ", "))" }.joined(separator: "; ")
                + ". To list their values: darkroom configurations"
        case .impossibleConfiguration(let name, let problem): "--configuration (\(name)): \(problem)"
        case .impossibleActivity(let name, let problem): "--activity\(name.map { " (\($0))" } ?? ""): \(problem)"
        }
    }

    package static func list(_ kinds: [String]) -> String { kinds.map { "'\($0)'" }.joined(separator: ", ") }
}
