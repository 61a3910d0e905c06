import Geometry
import RenderModel

extension Device {
    /// What status bar, sensors and home indicator keep free around a plain view.
    package func safeArea(for presentationKind: PresentationKind) -> ScreenInsets {
        switch presentationKind.viewLayout {
        case .device, .sizeThatFits: uprightSafeArea
        case .landscape: acrossSafeArea
        case .fixed, nil: ScreenInsets()
        }
    }

    // The numbers are those that `safeAreaInsets` of a full-screen window gives on each device's simulator, as
    // published by many; Apple's guidelines show them without naming them.
    private var uprightSafeArea: ScreenInsets {
        guard idiom == .phone else { return padSafeArea }
        guard hasHomeIndicator else { return ScreenInsets(top: 20) }
        return ScreenInsets(top: sensorHeight, bottom: 34)
    }

    /// An iPhone held across hides the status bar.
    private var acrossSafeArea: ScreenInsets {
        guard idiom == .phone else { return padSafeArea }
        guard hasHomeIndicator else { return ScreenInsets() }
        return ScreenInsets(bottom: 21, sides: sensorHeight)
    }

    /// iPads with a home button: 9.7, 10.2 and 10.5 inches, and the fifth mini.
    private var padSafeArea: ScreenInsets {
        [768, 810].contains(screen.width) || screen == CGSize(width: 834, height: 1112)
            ? ScreenInsets(top: 20) : ScreenInsets(top: 24, bottom: 20)
    }

    /// Screens without a home button are more than twice as high as wide.
    private var hasHomeIndicator: Bool { screen.height > 2 * screen.width }

    /// How far notch or Dynamic Island reach into the screen, with the space below them.
    private var sensorHeight: Double {
        switch screen.width {
        case 402, 440: 62
        case 393, 430: 59
        case 390, 428: 47
        case 360: 50
        // The iPhone XR and 11 have larger points than the XS Max and 11 Pro Max.
        case 414: scales.first == 2 ? 48 : 44
        default: 44
        }
    }
}
