/// Why there is no plan.
package enum PlanError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownKind(String, known: [String])

    package var description: String {
        switch self {
        case .unknownKind(let kind, let known):
            "--kind \(kind): there is no such widget; the kinds are \(known.map { "'\($0)'" }.joined(separator: ", "))"
        }
    }
}
