import RenderModel

/// How the place where a widget lies colors it.
public enum WidgetSnapshotMode: String, Hashable, Sendable, CaseIterable {
    case fullColor
    /// The tinted Home Screen.
    case accented
    /// The Lock Screen of iPhone and iPad, and StandBy at night.
    case vibrant
    /// The clear Home Screen of iOS 26: accented in white, over glass.
    case clear
    /// StandBy by day: in full color without a background, on a black display.
    case standBy

    // Both list the same names, which a test holds them to.
    var name: ModeName { ModeName(rawValue: rawValue)! }
}

/// Which of a widget's pictures is meant.
public enum WidgetSnapshotVariant: String, Hashable, Sendable, CaseIterable {
    /// Every entry that the provider returns, each at its own date.
    case timeline
    /// What the gallery shows: `context.isPreview` is true.
    case snapshot
    /// The snapshot with `context.isPreview` false.
    case transient
    /// `placeholder(in:)`, redacted.
    case placeholder
    /// The first entry with `privacySensitive()` views redacted.
    case privacy
    /// Every state of a Live Activity.
    case state
    /// A control as it is now.
    case current
    /// A control as the gallery shows it.
    case preview
    /// A control that is switched on, or performs its action.
    case on
    /// A control that is switched off.
    case off

    // Both list the same names, which a test holds them to.
    var name: VariantName { VariantName(rawValue: rawValue)! }
}
