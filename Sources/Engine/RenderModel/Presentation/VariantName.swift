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
