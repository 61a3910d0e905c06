import DisplayList
import Geometry
import RenderModel
import SwiftUICore

/// What the Home Screen lays below a widget whose background it has taken away. Apple publishes no numbers: these
/// follow the dark gradient of its tinted icons, and the bright rim of the glass of iOS 26.
struct RenderingModeBackground {
    let presentation: Presentation
    let scheme: SchemeName
    let bounds: CGRect
    /// Of the container's continuous corner, in points.
    let cornerRadius: CGFloat
    /// Whether the corner is a continuous one rather than an arc.
    var isContinuous = true

    var items: [DisplayItem] {
        switch presentation.mode {
        case .fullColor, .vibrant: []
        case .standBy: [.fill(.rectangle(bounds), .color(.black))]
        case .accented: [tinted]
        case .clear: [glass, rim]
        }
    }

    /// From #313131 to #141414 with a tenth of the tint, four fifths opaque.
    private var tinted: DisplayItem {
        let tint = presentation.tint.color
        func color(_ gray: Float) -> ResolvedColor {
            func mix(_ component: Float) -> Float { gray * 0.9 + component * 0.1 * (gray / 0.192 * 0.5 + 0.5) }
            return ResolvedColor(red: mix(tint.red), green: mix(tint.green), blue: mix(tint.blue), alpha: 0.8)
        }
        let stops = [
            GradientStop(color: color(49 / 255), location: 0), GradientStop(color: color(20 / 255), location: 1)
        ]
        return .fill(
            .rectangle(bounds),
            .linearGradient(
                stops, from: CGPoint(x: bounds.midX, y: bounds.minY), to: CGPoint(x: bounds.midX, y: bounds.maxY)))
    }

    /// White over a light wallpaper, black over a dark one; both let most of it through.
    private var glass: DisplayItem {
        let color =
            scheme == .light
            ? ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.16)
            : ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.28)
        return .fill(.rectangle(bounds), .color(color))
    }

    /// Half a point of light, brightest at two opposite corners.
    private var rim: DisplayItem {
        func white(_ alpha: Float) -> ResolvedColor { ResolvedColor(red: 1, green: 1, blue: 1, alpha: alpha) }
        let stops = [
            GradientStop(color: white(0.55), location: 0), GradientStop(color: white(0.08), location: 0.4),
            GradientStop(color: white(0.08), location: 0.6), GradientStop(color: white(0.4), location: 1)
        ]
        let inner = bounds.insetBy(dx: 0.25, dy: 0.25)
        return .stroke(
            .plate(inner, radius: max(0, cornerRadius - 0.25), continuous: isContinuous),
            StrokePattern(lineWidth: 0.5),
            .linearGradient(stops, from: bounds.origin, to: CGPoint(x: bounds.maxX, y: bounds.maxY)))
    }
}

// What views read of what a request names.

extension ModeName {
    var renderingMode: WidgetRenderingMode {
        switch self {
        case .fullColor, .standBy: .fullColor
        case .accented, .clear: .accented
        case .vibrant: .vibrant
        }
    }
}

extension ContrastName {
    var contrast: ColorSchemeContrast {
        switch self {
        case .standard: .standard
        case .increased: .increased
        }
    }
}

extension TypeSizeName {
    var dynamicTypeSize: DynamicTypeSize {
        switch size {
        case .xSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .xLarge
        case .xxLarge: .xxLarge
        case .xxxLarge: .xxxLarge
        case .accessibility1: .accessibility1
        case .accessibility2: .accessibility2
        case .accessibility3: .accessibility3
        case .accessibility4: .accessibility4
        case .accessibility5: .accessibility5
        }
    }
}
