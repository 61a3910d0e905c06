/// How the place where a widget is shown colours it, as the command line names it.
package enum ModeName: String, Hashable, Sendable, Codable, CaseIterable {
    case fullColor
    /// The tinted Home Screen.
    case accented
    /// The Lock Screen of iPhone and iPad, and StandBy at night.
    case vibrant
    /// The clear Home Screen of iOS 26: accented in white, over glass.
    case clear
    /// StandBy by day: in full colour without a background, on a black display.
    case standBy

    /// Where iOS shows a family unless the user tints the Home Screen.
    package static func usual(for family: WidgetFamily) -> ModeName { family.isAccessory ? .vibrant : .fullColor }

    /// Whether iOS shows a family so: accessories lie on the Lock Screen only, and of the others only small ones do.
    package func isShown(_ family: WidgetFamily) -> Bool {
        switch self {
        case .fullColor, .accented, .clear: !family.isAccessory
        case .vibrant: family.isAccessory || family == .systemSmall
        case .standBy: family == .systemSmall
        }
    }

    /// What views read.
    var renderingMode: WidgetRenderingMode {
        switch self {
        case .fullColor, .standBy: .fullColor
        case .accented, .clear: .accented
        case .vibrant: .vibrant
        }
    }
}
