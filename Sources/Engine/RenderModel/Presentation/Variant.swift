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

/// A kind of picture, as the command line names it; `timeline` stands for every entry.
package enum VariantName: String, Hashable, Sendable, Codable, CaseIterable {
    case timeline, snapshot, placeholder, privacy
    /// The snapshot that is not for the gallery, drawn where it is asked for.
    case transient
    /// Every state of a Live Activity.
    case state
    /// A control with its value now, with the gallery's, switched on (or performing its action) and switched off.
    case current, preview, on, off

    /// The state of a control.
    package var controlState: ControlState? { ControlState(rawValue: rawValue) }

    /// Whether the provider's timeline, or an activity's states, must be known before such a picture is drawn.
    package func needsTimeline(_ presentationKind: PresentationKind) -> Bool {
        !presentationKind.isControl && (self == .timeline || self == .privacy || self == .state)
    }

    /// Those that a form has, unless some are asked for.
    package static func `default`(for widget: WidgetDescriptor, _ presentationKind: PresentationKind) -> [VariantName] {
        switch presentationKind {
        case .family, .view: [.timeline, .snapshot, .placeholder, .privacy]
        // The device may be locked while the Lock Screen shows an activity.
        case .activity(.lockScreen): [.state, .privacy]
        case .activity: [.state]
        case .control: widget.controlStates.compactMap { VariantName(rawValue: $0.rawValue) }
        }
    }

    /// Whether a form has such a picture.
    package func isShown(_ widget: WidgetDescriptor, _ presentationKind: PresentationKind) -> Bool {
        guard presentationKind.isControl else {
            return Self.default(for: widget, presentationKind).contains(self)
                || self == .transient && presentationKind.family != nil
        }
        return self == .privacy || controlState.map(widget.controlStates.contains) == true
    }
}

/// Which of a control's pictures is meant.
package enum ControlState: String, Hashable, Sendable, Codable, CaseIterable {
    /// With the value that its provider has now.
    case current
    /// With the value that its provider gives the gallery.
    case preview
    /// The toggle switched on; the button while its action is performed.
    case on
    /// The toggle switched off.
    case off
}

extension ControlState {
    /// What the command line calls the picture.
    package var variant: VariantName {
        switch self {
        case .current: .current
        case .preview: .preview
        case .on: .on
        case .off: .off
        }
    }
}
