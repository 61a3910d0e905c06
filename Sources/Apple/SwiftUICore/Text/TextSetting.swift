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
    /// - Parameter font: nil for body.
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
    public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
    public func bold() -> Text { adding(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
    public func italic() -> Text { adding(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? adding(.scale(scale.factor)) : self
    }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// - Parameter color: nil for the standard color of text.
    public func foregroundColor(_ color: Color?) -> Text {
        adding(.foreground(AnyStyleBox(style: AnyShapeStyle(color ?? .primary))))
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        adding(.foreground(AnyStyleBox(style: AnyShapeStyle(style))))
    }
}
