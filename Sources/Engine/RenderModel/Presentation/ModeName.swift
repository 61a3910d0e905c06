/// How the place where a widget is shown colors it, as the command line names it.
package enum ModeName: String, Hashable, Sendable, Codable, CaseIterable {
    case fullColor
    /// The tinted Home Screen.
    case accented
    /// The Lock Screen of iPhone and iPad, and StandBy at night.
    case vibrant
    /// The clear Home Screen of iOS 26: accented in white, over glass.
    case clear
    /// StandBy by day: in full color without a background, on a black display.
    case standBy

    /// How iOS shows a form unless the user tints the Home Screen.
    package static func `default`(for slot: Slot) -> ModeName { slot.isAccessory ? .vibrant : .fullColor }

    /// Whether iOS shows a family so: accessories lie on the Lock Screen only, and of the others only small ones do.
    package func isShown(_ slot: Slot) -> Bool {
        // Control Center has one look, and a plain view lies in an app's window.
        if slot.isControl || slot.viewLayout != nil { return self == .fullColor }
        return switch self {
        case .fullColor: !slot.isAccessory
        case .accented, .clear: !slot.isAccessory && slot.activity == nil
        case .vibrant: slot.isAccessory || slot == .family(.systemSmall)
        case .standBy: slot == .family(.systemSmall) || slot == .activity(.lockScreen)
        }
    }
}
