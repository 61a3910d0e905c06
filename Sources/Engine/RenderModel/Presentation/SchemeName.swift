/// Light or dark, as a request names it.
package enum SchemeName: String, Hashable, Sendable, Codable, CaseIterable {
    case light, dark
}
