import WidgetKitCore

/// A kind of picture, as the command line names it; `timeline` stands for every entry.
package enum VariantName: String, Hashable, Sendable, Codable, CaseIterable {
    case timeline, snapshot, placeholder, privacy

    /// Whether the provider's timeline must be known before such a picture is drawn.
    var needsTimeline: Bool { self == .timeline || self == .privacy }
}
