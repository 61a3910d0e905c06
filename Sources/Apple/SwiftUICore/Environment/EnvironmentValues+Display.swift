import Assets
import Foundation
import Geometry
import RenderModel

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private enum LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The scheme of the picture, or what the view's ancestors set.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether the picture is drawn with increased contrast.
    public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

    package var contrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// Points per pixel.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Whether the display is in its always-on state.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// A widget is compact in both directions, as on every iPhone.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private enum PseudolanguageKey: EnvironmentKey { static var defaultValue: Pseudolanguage { .plain } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { Calendar.current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { TimeZone.current } }

extension EnvironmentValues {
    /// The locale of the picture; set by `--locale`.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of the picture; set by `--time-zone`.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// How localized wordings are changed to try the interface out.
    package var pseudolanguage: Pseudolanguage {
        get { self[PseudolanguageKey.self] }
        set { self[PseudolanguageKey.self] = newValue }
    }

    package var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

private enum ScreenSizeKey: EnvironmentKey {
    // An iPhone 15 or 16.
    static var defaultValue: CGSize { CGSize(width: 393, height: 852) }
}
private enum ScreenIdiomKey: EnvironmentKey { static var defaultValue: ScreenIdiom { .phone } }

extension EnvironmentValues {
    /// The whole screen around the widget, in portrait, in points.
    package var screenSize: CGSize {
        get { self[ScreenSizeKey.self] }
        set { self[ScreenSizeKey.self] = newValue }
    }

    package var screenIdiom: ScreenIdiom {
        get { self[ScreenIdiomKey.self] }
        set { self[ScreenIdiomKey.self] = newValue }
    }
}

/// Which kind of device and window is laid out for.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}
