/// Why values cannot be chosen.
package enum ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownParameter(String, known: [String])
    case wrongValue(parameter: String, value: String, expected: String)
    case queryFailed(parameter: String, reason: String)
    case noValue(parameter: String, type: String)

    package var description: String {
        switch self {
        case .unknownParameter(let name, let known):
            "there is no parameter '\(name)'; "
                + (known.isEmpty ? "the widget has none" : "the parameters are \(known.joined(separator: ", "))")
        case .wrongValue(let parameter, let value, let expected):
            "the parameter '\(parameter)' cannot be \(value); write \(expected)"
        case .queryFailed(let parameter, let reason):
            "the parameter '\(parameter)' could not ask for its values: \(reason)"
        case .noValue(let parameter, let type):
            "the parameter '\(parameter)' of type \(type) has no value: it has no default, and its query offers none; "
                + "choose one with --configuration"
        }
    }
}
