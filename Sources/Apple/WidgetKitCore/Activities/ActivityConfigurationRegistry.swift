import ActivityKit

/// The activity configurations that were described in this process, by the type of their attributes: where a preview
/// that names only attributes finds its views.
@MainActor
package enum ActivityConfigurationRegistry {
    private static var sources: [ObjectIdentifier: any ActivitySource] = [:]

    /// The last one counts.
    static func add(_ source: any ActivitySource) { sources[ObjectIdentifier(source.attributesType)] = source }

    package static func source(for type: any ActivityAttributes.Type) -> (any ActivitySource)? {
        sources[ObjectIdentifier(type)]
    }
}
