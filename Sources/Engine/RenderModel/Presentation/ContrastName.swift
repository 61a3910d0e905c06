/// The accessibility setting Increase Contrast, as the command line names it.
package enum ContrastName: String, Hashable, Sendable, Codable, CaseIterable {
    case standard, increased
}
