import Geometry
import RenderModel

/// A screen on which widgets are shown, with the sizes it gives them.
package struct Device: Hashable, Sendable {
    package enum Idiom: String, Hashable, Sendable, Codable {
        case phone, pad
    }

    /// How large a family is on this device.
    package struct Size: Hashable, Sendable {
        /// The size at which content is laid out, in points.
        package var canvas: CGSize
        /// The size at which the screen shows it, in points: an iPad scales the canvas down.
        package var shown: CGSize

        package init(canvas: CGSize, shown: CGSize? = nil) {
            self.canvas = canvas
            self.shown = shown ?? canvas
        }
    }

    /// The name on the command line and in files, such as `iphone-393x852`.
    package var identifier: String
    package var idiom: Idiom
    /// The screen in portrait, in points.
    package var screen: CGSize
    /// Pixels per point, the default first.
    package var scales: [Double]
    /// Further names on the command line, such as `iphone-15`.
    package var aliases: [String]
    package var sizes: [FamilyName: Size]
    /// Of Live Activities: the largest where content decides.
    package var activitySizes: [ActivityPresentation: Size] = [:]
    /// Points kept free on every edge of a system family. Apple's guidelines say 16 for most widgets.
    package var contentMargin: Double = 16
    /// The radius of a system family's continuous corner, in points. Apple publishes none; 22 is what people
    /// measure up to iOS 18.
    package var cornerRadius: Double = 22
    /// Where the first icons of its Home Screen begin, in points, where that is measured.
    package var firstRow: Double?

    package var families: [FamilyName] { FamilyName.allCases.filter { sizes[$0] != nil } }

    /// nil where the device does not show that form.
    package func size(of presentationKind: PresentationKind) -> Size? {
        switch presentationKind {
        case .family(let family): sizes[family]
        case .activity(let presentation): activitySizes[presentation]
        case .control(.actionButton): islandBanner.map { Size(canvas: $0) }
        case .control(let presentation): Size(canvas: controlSize(presentation))
        case .view(.device), .view(.sizeThatFits): Size(canvas: screen)
        case .view(.landscape): Size(canvas: CGSize(width: screen.height, height: screen.width))
        case .view(.fixed(let width, let height)): Size(canvas: CGSize(width: width, height: height))
        }
    }

    /// Widgets have margins; Live Activities have those that their source gives them, controls those of their template,
    /// and plain views none.
    package func contentMargin(for presentationKind: PresentationKind) -> Double {
        if case .family(let family) = presentationKind, !family.isAccessory { contentMargin } else { 0 }
    }

    package func cornerRadius(for presentationKind: PresentationKind) -> Double {
        if let activity = presentationKind.activity { return ActivityCorners.radius(of: activity) }
        if case .control(let presentation) = presentationKind {
            if presentation == .actionButton { return islandBanner.map { $0.height / 2 } ?? 0 }
            // Every form in Control Center has the corner of its round one.
            return controlSize(presentation == .lockScreen ? .lockScreen : .small).height / 2
        }
        return presentationKind.isAccessory || presentationKind.viewLayout != nil ? 0 : cornerRadius
    }
}

extension Device {
    /// The screen as a composition imitates it, held upright.
    package var compositionScreen: CompositionScreen {
        let insets = safeArea(for: .view(.device))
        return CompositionScreen(
            size: screen, idiom: idiom == .pad ? .pad : .phone, insets: insets,
            hasIsland: activitySizes[.compact] != nil, hasHomeIndicator: insets.bottom > 0, cornerRadius: glassRadius)
    }

    /// The radius of the glass, in points. Apple publishes none: these are what `displayCornerRadius` of the screen
    /// holds, as many have printed it; phones with a home button have square corners.
    private var glassRadius: Double {
        if idiom == .pad { return safeArea(for: .view(.device)).bottom > 0 ? 18 : 0 }
        switch (screen.width, screen.height) {
        case (402, 874), (420, 912), (440, 956): return 62
        case (393, 852), (430, 932): return 55
        case (428, 926): return 53.33
        case (390, 844): return 47.33
        case (360, 780): return 44
        case (414, 896): return 41.5
        case (375, 812): return 39
        default: return 0
        }
    }
}

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
        case 420: 68
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

extension Device {
    /// The side of one cell of Control Center, in points, and what lies between two. Apple publishes neither; both are
    /// looked at on the 393-point screen and taken to grow with the width of an iPhone.
    private var controlCell: (side: Double, gap: Double) {
        let factor = idiom == .pad ? 1 : screen.width / 393
        func rounded(_ length: Double) -> Double { (length * factor * scales[0]).rounded() / scales[0] }
        return (rounded(69), rounded(14))
    }

    /// What the Dynamic Island grows to when the Action button is pressed: as wide as the expanded island and as low as
    /// it can be, points. Apple publishes no size. nil without an island.
    var islandBanner: CGSize? {
        activitySizes[.expanded].map { CGSize(width: $0.canvas.width, height: IslandMetrics.heights.lowerBound) }
    }

    /// Points. The Lock Screen's buttons are 50 points wide on every iPhone.
    func controlSize(_ presentation: ControlPresentation) -> CGSize {
        guard presentation != .lockScreen else { return CGSize(width: 50, height: 50) }
        let (side, gap) = controlCell
        func length(_ cells: Int) -> Double { Double(cells) * side + Double(cells - 1) * gap }
        return CGSize(width: length(presentation.columns), height: length(presentation.rows))
    }
}
