/// Which of a widget's pictures is meant.
package enum Variant: Hashable, Sendable, Codable {
    /// The entry of the provider's timeline with this index.
    case timeline(Int)
    /// The gallery's snapshot: `context.isPreview` is true.
    case snapshot
    /// The snapshot for transient situations, outside of the gallery: `context.isPreview` is false.
    case transient
    /// `placeholder(in:)`, redacted as a placeholder.
    case placeholder
    /// The first timeline entry, or the first state, with privacy-sensitive views redacted.
    case privacy
    /// The state of a Live Activity with this index.
    case state(Int)
    /// A control's picture.
    case control(ControlState)

    /// The name used on the command line, in file names and in the manifest.
    package var name: String { kind.rawValue }

    /// What the command line calls this and those like it.
    package var kind: VariantName {
        switch self {
        case .timeline: .timeline
        case .snapshot: .snapshot
        case .transient: .transient
        case .placeholder: .placeholder
        case .privacy: .privacy
        case .state: .state
        case .control(let state): state.variant
        }
    }
}
