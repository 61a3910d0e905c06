import DisplayList

/// How a picture's place shows the widget: its mode, its tint, whether the display is always on or locked.
package struct Presentation: Hashable, Sendable {
    package var mode: ModeName
    /// Counts in accented mode only.
    package var tint: TintName
    /// Whether the display is in its always-on state.
    package var isLuminanceReduced: Bool
    package var lock: LockName
    /// What is hidden because of the lock.
    package var redactionLevel: RedactionLevel

    package init(
        mode: ModeName, tint: TintName = .standard, isLuminanceReduced: Bool = false, lock: LockName = .unlocked,
        redactionLevel: RedactionLevel = .nothing
    ) {
        (self.mode, self.tint, self.isLuminanceReduced) = (mode, tint, isLuminanceReduced)
        (self.lock, self.redactionLevel) = (lock, redactionLevel)
    }

    /// Whether the container background of a widget is drawn.
    ///
    /// - Parameter isRemovable: false after `containerBackgroundRemovable(false)`, which a system family keeps.
    package func showsBackground(of presentationKind: PresentationKind, isRemovable: Bool) -> Bool {
        !presentationKind.isAccessory && (mode == .fullColor || !isRemovable)
    }

    /// What becomes of the finished drawing; nil where it stays as it is.
    package func pass(keepingBackground: Bool) -> RenderingPass? {
        switch mode {
        case .fullColor, .standBy: nil
        case .accented: .accented(tint: tint.color, keepsBackground: keepingBackground)
        case .clear: .accented(tint: .white, keepsBackground: keepingBackground)
        case .vibrant: .vibrant
        }
    }
}

/// What the system hides of a widget.
package enum RedactionLevel: String, Hashable, Sendable, Codable {
    case nothing
    /// The views that are marked as privacy-sensitive are redacted.
    case sensitiveContent
    /// The placeholder is shown in place of the entry.
    case everything
}

/// How far the device is locked.
package enum LockName: String, Hashable, Sendable, Codable, CaseIterable {
    case unlocked
    /// Locked, after it has been unlocked since it was started.
    case locked
    /// Started, and not unlocked yet.
    case beforeFirstUnlock
}
