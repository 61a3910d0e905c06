import DisplayList

/// What lies below in the widget, blurred under a veil.
///
/// The veils' opacities are approximate (apple-metrics §4); the blur's radius is that of UIKit's materials.
public struct Material: ShapeStyle, Equatable {
    /// `Never`: the material paints its own blur and veil.
    public typealias Resolved = Never

    private enum Thickness: Double {
        case ultraThin = 0.45
        case thin = 0.6
        case regular = 0.8
        case thick = 0.9
        case ultraThick = 0.95
    }

    private let thickness: Thickness

    public static let ultraThin = Material(thickness: .ultraThin)
    public static let thin = Material(thickness: .thin)
    public static let regular = Material(thickness: .regular)
    public static let thick = Material(thickness: .thick)
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of toolbars, which looks like the thick one.
    public static let bar = Material(thickness: .thick)

    /// Points.
    private static let sigma = 30.0
    private static let saturation = 1.8

    public func _paint(in context: _StyleContext) -> _StylePaint {
        // Apple's grays: 247 of 255 in the light, 37 in the dark.
        let gray: UInt8 = context.environment.colorScheme == .dark ? 37 : 247
        return _StylePaint(
            .backdrop(
                Backdrop(
                    sigma: Self.sigma, saturation: Self.saturation,
                    veil: ResolvedColor(rgb: gray, gray, gray, alpha: Float(thickness.rawValue)))))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

/// Whether materials look active; a widget's never change.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private enum Appearance { case automatic, active, inactive, matchWindow }
    private let appearance: Appearance

    public static let automatic = MaterialActiveAppearance(appearance: .automatic)
    public static let active = MaterialActiveAppearance(appearance: .active)
    public static let inactive = MaterialActiveAppearance(appearance: .inactive)
    public static let matchWindow = MaterialActiveAppearance(appearance: .matchWindow)
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }
}

nonisolated extension View {
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
}
