import DisplayList

/// The background of the container: white, or black in the dark.
@frozen
public struct BackgroundStyle: ShapeStyle {
    /// `Never`: paints the environment's background style, or the system's background.
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        if let style = context.environment.backgroundStyle { return style._paint(in: context) }
        return .color(SystemColor.background(level: context.level).resolve(in: context.environment))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What `background()` without a style paints; nil for the system's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// `Never`: paints the system's background.
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        .color(SystemColor.background(level: 0).resolve(in: context.environment))
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The tint of the subtree. Without one an app has its accent color and a widget blue: the system draws widgets, and in
/// three screenshots of `pawello2222/WidgetExamples` buttons and a gauge are blue although the target names an accent
/// color.
public struct TintShapeStyle: ShapeStyle {
    /// `Never`: paints the environment's tint.
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        let usual = context.environment.isShownByApp ? Color.accentColor : Color.blue
        return (context.environment.tintStyle ?? AnyShapeStyle(usual))._paint(in: context)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What controls are tinted with; nil for the accent color.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the tint of controls, links and gauges in the view.
    public func tint(_ tint: Color?) -> some View {
        modifier(EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
    }

    /// Sets the tint of controls, links and gauges in the view.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
    }

    public func accentColor(_ color: Color?) -> some View { tint(color) }
}

/// The translucent fills of controls: `.fill`, `.fill.secondary` and so on.
public struct FillShapeStyle: ShapeStyle {
    /// `Never`: paints the system's fill color of its level.
    public typealias Resolved = Never
    package let level: Int

    package init(level: Int = 0) { self.level = level }
    public init() { self.init(level: 0) }

    public func _paint(in context: _StyleContext) -> _StylePaint {
        .color(SystemColor.fill(level: level).resolve(in: context.environment))
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle {
    /// `Never`: paints the system's link color.
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        .color(SystemColor.link.resolve(in: context.environment))
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The color of text that stands where nothing is entered yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// `Never`: paints the color of tertiary labels.
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        .color(SystemColor.label(level: 2).resolve(in: context.environment))
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// What marks selected things: the tint, on iOS.
public struct SelectionShapeStyle: ShapeStyle {
    /// `Never`: paints the environment's tint.
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint { TintShapeStyle()._paint(in: context) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// Lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
    /// `Never`: paints the system's separator color.
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        .color(SystemColor.separator.resolve(in: context.environment))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
