import Geometry
import Foundation

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light
    case dark
}

public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard
    case increased
}

/// Which kind of device and window is laid out for.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { Calendar.current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { TimeZone.current } }
private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private enum FontDesignKey: EnvironmentKey { static var defaultValue: Font.Design? { nil } }
private enum FontWidthKey: EnvironmentKey { static var defaultValue: Font.Width? { nil } }
private enum LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
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
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    package var isRightToLeft: Bool { layoutDirection == .rightToLeft }
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    package var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
    package var fontDesign: Font.Design? {
        get { self[FontDesignKey.self] }
        set { self[FontDesignKey.self] = newValue }
    }
    package var fontWidth: Font.Width? {
        get { self[FontWidthKey.self] }
        set { self[FontWidthKey.self] = newValue }
    }
    /// Whether the display is in its always-on state.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    package var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    public var legibilityWeight: LegibilityWeight? { .regular }
    public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
    public var verticalSizeClass: UserInterfaceSizeClass? { .compact }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var sizeCategory: ContentSizeCategory { ContentSizeCategory(dynamicTypeSize) }
}

/// The older name of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rank] }

    public var isAccessibilityCategory: Bool { DynamicTypeSize.allCases[rank].isAccessibilitySize }

    private var rank: Int { Self.allCases.firstIndex(of: self)! }
}

/// Opens a URL; a picture has no one to open it for.
public struct OpenURLAction: Sendable {
    public init() {}
    public func callAsFunction(_ url: URL) {}
}

extension View {
    public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }

    /// Asks the window for a scheme; a widget's container keeps its own.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }

    public func tint(_ tint: Color?) -> some View {
        modifier(EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
    }

    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
    }

    public func accentColor(_ color: Color?) -> some View { tint(color) }

    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }
}
