import Geometry
import SwiftUICore

/// Where and how the entries that a provider makes will be shown.
public struct TimelineProviderContext {
    public let family: WidgetFamily
    /// Whether the entry is for the gallery.
    public let isPreview: Bool
    /// Points.
    public let displaySize: CGSize
    /// The light and the dark environment, whichever is drawn.
    public let environmentVariants: EnvironmentVariants

    /// The environment values under which the widget may be shown.
    @dynamicMemberLookup
    public struct EnvironmentVariants {
        package let values: [EnvironmentValues]

        /// The values in light and dark; never nil.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> [T]? {
            values.map { $0[keyPath: keyPath] }
        }

        /// The values in light and dark; never nil.
        public subscript<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            values.map { $0[keyPath: keyPath] }
        }
    }

    package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize, variants: [EnvironmentValues]) {
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize
        environmentVariants = EnvironmentVariants(values: variants)
    }
}
