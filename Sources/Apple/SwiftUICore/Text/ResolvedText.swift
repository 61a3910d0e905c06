import Assets
import DisplayList
import Foundation
import FoundationCompat
import Geometry
import Typesetting

/// A text under its environment: runs to be set and how each is painted.
package struct ResolvedText {
    /// How the run with the same tag is painted.
    struct RunStyle {
        var foreground: AnyShapeStyle?
        var background: Color?
        var underlineColor: Color?
        var strikethroughColor: Color?
        var symbol: SymbolImage?
        var bitmap: BitmapImage?
        /// What renderers ask for, by type.
        var attributes: [ObjectIdentifier: any TextAttribute] = [:]
    }

    var runs: [TextRun] = []
    var styles: [RunStyle] = []
    /// Whether a part of the text changes as time goes by.
    var isDynamic = false
    /// What the text is set in where that is not the locale's language.
    var language: Locale.Language?

    /// The attributes that pile up on the way down to a run.
    private struct Attributes {
        var font: Font
        var modifiers: [Text.Modifier] = []
    }

    init(_ text: Text, in environment: EnvironmentValues) {
        language = environment.typesettingLanguage
        for case .language(let own?) in text.modifiers { language = own }
        append(
            text, Attributes(font: environment.font ?? .body, modifiers: environment.textSetting.modifiers),
            environment)
    }

    private mutating func append(_ text: Text, _ inherited: Attributes, _ environment: EnvironmentValues) {
        if environment.isSpoken, let words = text.spokenReplacement { return append(words, inherited, environment) }
        var attributes = inherited
        // A text's own modifiers apply from the inside out, so that the innermost wins.
        attributes.modifiers += text.modifiers.reversed()
        switch text.storage {
        case .verbatim(let string):
            append(string, attributes, environment)
        case .localized(let key, let table, let bundle):
            append(key, table: table, bundle: bundle, attributes, environment)
        case .attributed(let string):
            append(string, attributes, environment)
        case .formatted(let value):
            isDynamic = isDynamic || value.isDynamic
            append(value.string(environment.locale), attributes, environment)
        case .dynamic(let date):
            isDynamic = isDynamic || date.changesWithTime
            append(date.string(in: environment), attributes, environment)
        case .image(let image):
            append(image, attributes, environment)
        case .concatenated(let first, let second):
            append(first, attributes, environment)
            append(second, attributes, environment)
        }
    }

    private mutating func append(_ string: String, _ attributes: Attributes, _ environment: EnvironmentValues) {
        guard !string.isEmpty else { return }
        var string = string
        switch environment.textSetting.textCase {
        case .uppercase: string = string.uppercased(with: environment.locale)
        case .lowercase: string = string.lowercased(with: environment.locale)
        case nil: break
        }
        var (run, style) = makeRun(string, attributes, environment)
        run.tag = styles.count
        styles.append(style)
        runs.append(run)
    }

    private func makeRun(
        _ string: String, _ attributes: Attributes, _ environment: EnvironmentValues
    ) -> (TextRun, RunStyle) {
        var style = RunStyle()
        var font = attributes.font
        var traits: [Font.Modifier] = []
        var run = TextRun(string, font: TextFont(size: 17))
        for modifier in attributes.modifiers {
            switch modifier {
            case .font(let value): font = value ?? .body
            case .trait(let change): traits.append(change)
            case .kerning(let value): run.kerning = value
            case .tracking(let value): run.tracking = value
            case .baselineOffset(let value): run.baselineOffset = value
            case .underline(let line):
                run.underline = line.map { TextRun.LineStyle($0) }
                style.underlineColor = line?.color
            case .strikethrough(let line):
                run.strikethrough = line.map { TextRun.LineStyle($0) }
                style.strikethroughColor = line?.color
            case .foreground(let box): style.foreground = box.style
            case .background(let color): style.background = color
            case .attribute(let mark): style.attributes[ObjectIdentifier(type(of: mark.value))] = mark.value
            case .language, .spoken, .heading: break
            }
        }
        // Where both are given, tracking counts and kerning does not (documentation of `Text.tracking`).
        if run.tracking != 0 { run.kerning = 0 }
        run.font = (environment.uniformFont ?? font).resolve(in: environment, traits)
        return (run, style)
    }

    private mutating func append(
        _ key: LocalizedStringKey, table: String?, bundle: URL?, _ attributes: Attributes,
        _ environment: EnvironmentValues
    ) {
        let numbers = key.arguments.map(\.number)
        let wording =
            environment.assetSource.localized(
                key.key, table: table, bundle: bundle, in: environment, numbers: numbers)
            ?? key.defaultFormat ?? key.key
        let format = environment.pseudolanguage.apply(to: wording, isFormat: !key.arguments.isEmpty)
        var next = 0, phrase: Int?
        for span in InlineMarkdown(format).spans {
            var attributes = attributes
            attributes.modifiers += span.style.modifiers
            if span.style.contains(.inflected) {
                phrase = phrase ?? runs.count
            } else if let start = phrase {
                agree(from: start, environment)
                phrase = nil
            }
            guard !key.arguments.isEmpty else {
                append(span.text, attributes, environment)
                continue
            }
            let format = FormatString(span.text, next: next)
            next = format.next
            for piece in format.pieces { append(piece, of: key, attributes, environment) }
        }
        if let phrase { agree(from: phrase, environment) }
    }

    private mutating func append(
        _ piece: FormatString.Piece, of key: LocalizedStringKey, _ attributes: Attributes,
        _ environment: EnvironmentValues
    ) {
        switch piece {
        case .literal(let literal):
            append(literal, attributes, environment)
        case .argument(let index):
            guard key.arguments.indices.contains(index) else { return }
            switch key.arguments[index] {
            case .string(let string): append(string, attributes, environment)
            case .number(let number, let specifier): append(number._formatted(specifier), attributes, environment)
            case .text(let text): append(text, attributes, environment)
            }
        }
    }

    private mutating func append(
        _ string: AttributedString, _ attributes: Attributes, _ environment: EnvironmentValues
    ) {
        for run in string.runs {
            var attributes = attributes
            attributes.modifiers += run.textModifiers
            append(String(string[run.range].characters), attributes, environment)
        }
    }

    private mutating func append(_ image: Image, _ attributes: Attributes, _ environment: EnvironmentValues) {
        if environment.isSpoken { return append(image.spokenString(in: environment), attributes, environment) }
        var (run, style) = makeRun("\u{FFFC}", attributes, environment)
        run.tag = styles.count
        if let symbol = SymbolImage(image, font: run.font, in: environment) {
            style.symbol = symbol
            // A tall symbol makes no line higher than letters of its size: what UIKit aligns of a symbol's image is
            // the line's box, whatever the symbol's own height is.
            run.attachment = TextRun.Attachment(
                width: symbol.size.width, ascent: symbol.size.height - symbol.baselineFromBottom,
                descent: symbol.baselineFromBottom, lineAscent: TextFont.ascentPerEm * symbol.em,
                lineDescent: TextFont.descentPerEm * symbol.em)
        } else {
            // A bitmap stands on the baseline at its own size.
            let bitmap = BitmapImage(image, in: environment)
            style.bitmap = bitmap
            run.attachment = TextRun.Attachment(
                width: bitmap.naturalSize.width, ascent: bitmap.naturalSize.height, descent: 0)
        }
        styles.append(style)
        runs.append(run)
    }
}

extension TextRun.LineStyle {
    init(_ line: Text.LineStyle) {
        self.init(pattern: Pattern(rawValue: line.pattern.name) ?? .solid)
    }
}

extension Text {
    /// The text's characters under `environment`, without their styles.
    package func plainString(in environment: EnvironmentValues) -> String {
        EnvironmentValues.with(environment) {
            ResolvedText(self, in: environment).runs.map(\.text).joined()
        }
    }
}

extension InlineMarkdown.Style {
    /// What the style does to a text, besides what the text asks for itself.
    var modifiers: [Text.Modifier] {
        var modifiers: [Text.Modifier] = []
        if contains(.emphasized) { modifiers.append(.italic(true)) }
        if contains(.strong) { modifiers.append(.bold(true)) }
        if contains(.strikethrough) { modifiers.append(.strikethrough(.single)) }
        if contains(.code) { modifiers.append(.design(.monospaced)) }
        if contains(.link) { modifiers.append(.foreground(.tint)) }
        return modifiers
    }
}

extension Paragraph.Alignment {
    init(_ alignment: TextAlignment) {
        switch alignment {
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        }
    }
}

extension Paragraph.Truncation {
    init(_ mode: Text.TruncationMode) {
        switch mode {
        case .head: self = .head
        case .middle: self = .middle
        case .tail: self = .tail
        }
    }
}
