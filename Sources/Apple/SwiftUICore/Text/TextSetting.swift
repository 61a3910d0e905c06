import Geometry
import Foundation

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
