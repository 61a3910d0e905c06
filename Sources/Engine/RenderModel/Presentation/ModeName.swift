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
    package static func `default`(for presentationKind: PresentationKind) -> ModeName {
        presentationKind.isAccessory ? .vibrant : .fullColor
    }

    /// Whether iOS shows a family so: accessories lie on the Lock Screen only, and of the others only small ones do.
    package func isShown(_ presentationKind: PresentationKind) -> Bool {
        // Control Center has one look, and a plain view lies in an app's window.
        if presentationKind.isControl || presentationKind.viewLayout != nil { return self == .fullColor }
        return switch self {
        case .fullColor: !presentationKind.isAccessory
        case .accented, .clear: !presentationKind.isAccessory && presentationKind.activity == nil
        case .vibrant: presentationKind.isAccessory || presentationKind == .family(.systemSmall)
        case .standBy: presentationKind == .family(.systemSmall) || presentationKind == .activity(.lockScreen)
        }
    }
}
