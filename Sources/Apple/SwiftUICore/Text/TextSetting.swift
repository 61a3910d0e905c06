import Foundation
import Geometry

/// What the environment says about setting text.
package struct TextSetting {
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var lineLimit: Int?
    /// The lines for which there is room even when the text needs fewer.
    var reservedLines = 0
    var lineSpacing: CGFloat = 0
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    var textCase: Text.Case?
    /// Modifiers of a container that its texts take up before their own.
    var modifiers: [Text.Modifier] = []
}

private enum TextSettingKey: EnvironmentKey { static var defaultValue: TextSetting { TextSetting() } }

private enum TypesettingLanguageKey: EnvironmentKey { static var defaultValue: Locale.Language? { nil } }

extension EnvironmentValues {
    /// Set by `typesettingLanguage(_:)`; nil for the locale's.
    var typesettingLanguage: Locale.Language? {
        get { self[TypesettingLanguageKey.self] }
        set { self[TypesettingLanguageKey.self] = newValue }
    }

    package var textSetting: TextSetting {
        get { self[TextSettingKey.self] }
        set { self[TextSettingKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { textSetting.alignment }
        set { textSetting.alignment = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { textSetting.truncation }
        set { textSetting.truncation = newValue }
    }

    public var lineLimit: Int? {
        get { textSetting.lineLimit }
        set { (textSetting.lineLimit, textSetting.reservedLines) = (newValue, 0) }
    }

    public var lineSpacing: CGFloat {
        get { textSetting.lineSpacing }
        set { textSetting.lineSpacing = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { textSetting.minimumScaleFactor }
        set { textSetting.minimumScaleFactor = newValue }
    }

    public var allowsTightening: Bool {
        get { textSetting.allowsTightening }
        set { textSetting.allowsTightening = newValue }
    }

    public var textCase: Text.Case? {
        get { textSetting.textCase }
        set { textSetting.textCase = newValue }
    }
}

extension Text {
    /// Sets the font of text in the view.
    ///
    /// - Parameter font: nil for body.
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    /// Sets the weight of text in the view.
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    /// Sets the design of text in the view, such as rounded or monospaced.
    public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
    /// Sets the width of letters in the view.
    public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
    /// Makes text bold.
    public func bold() -> Text { adding(.bold(true)) }
    /// Makes text bold.
    public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
    /// Makes text italic.
    public func italic() -> Text { adding(.italic(true)) }
    /// Makes text italic.
    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
    /// Uses a font whose characters are equally wide.
    public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
    /// Uses digits that are equally wide.
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }
    /// Sets the space between letters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    /// Sets the space between letters, in points, and dissolves ligatures.
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
    /// Moves text up from its baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? adding(.scale(scale.factor)) : self
    }

    /// Draws a line under text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line through text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Sets the color of text, shapes and symbols in the view.
    ///
    /// - Parameter color: nil for the standard color of text.
    public func foregroundColor(_ color: Color?) -> Text {
        adding(.foreground(AnyStyleBox(style: AnyShapeStyle(color ?? .primary))))
    }

    /// Sets the style that text, shapes and symbols in the view are filled with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        adding(.foreground(AnyStyleBox(style: AnyShapeStyle(style))))
    }
}
