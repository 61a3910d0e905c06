import Geometry

nonisolated extension View {
    /// Sets the font of text in the view.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the weight of text in the view.
    public func fontWeight(_ weight: Font.Weight?) -> some View { fontModifier(.weight(weight)) }
    /// Sets the design of text in the view, such as rounded or monospaced.
    public func fontDesign(_ design: Font.Design?) -> some View { fontModifier(.design(design)) }
    /// Sets the width of letters in the view.
    public func fontWidth(_ width: Font.Width?) -> some View { fontModifier(.width(width)) }
    /// Makes text bold.
    public func bold(_ isActive: Bool = true) -> some View { fontModifier(.bold(isActive)) }
    /// Makes text italic.
    public func italic(_ isActive: Bool = true) -> some View { fontModifier(.italic(isActive)) }
    /// Uses a font whose characters are equally wide.
    public func monospaced(_ isActive: Bool = true) -> some View { fontModifier(.monospaced(isActive)) }
    /// Uses digits that are equally wide.
    public func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }
    /// Points added after every character.
    public func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }
    /// Points added after every character.
    public func tracking(_ tracking: CGFloat) -> some View { textModifier(.tracking(tracking)) }
    /// Points that the text is moved up.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textModifier(.baselineOffset(baselineOffset))
    }

    /// Draws a line under text.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textModifier(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line through text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textModifier(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        fontModifier(.scale(isEnabled ? scale.factor : 1))
    }

    private func fontModifier(_ modifier: Font.Modifier) -> some View {
        transformEnvironment(\.fontModifiers) { $0.append(modifier) }
    }

    private func textModifier(_ modifier: Text.Modifier) -> some View {
        transformEnvironment(\.textSetting) { $0.modifiers.append(modifier) }
    }

    /// Aligns the lines of text that has several.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Sets where text that does not fit is truncated.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// Points added between lines.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// Lets text shrink to this part of its size, 0…1, before it is truncated.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    /// Lets text tighten its letters before it is truncated.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    /// Shows text in uppercase or lowercase.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

nonisolated extension View {
    /// The most lines that are shown, at least 1; nil lifts the limit.
    public func lineLimit(_ number: Int?) -> some View { lineLimit(reserving: 0, atMost: number) }

    /// Limits the number of lines of text.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(reserving: reservesSpace ? max(1, limit) : 0, atMost: limit)
    }

    /// Room for at least the lower bound's lines, and text in at most the upper bound's.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(reserving: limit.lowerBound, atMost: limit.upperBound)
    }

    /// Limits the number of lines of text.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(reserving: 0, atMost: limit.upperBound)
    }

    /// Room for at least the lower bound's lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(reserving: limit.lowerBound, atMost: nil)
    }

    private func lineLimit(reserving reserved: Int, atMost limit: Int?) -> some View {
        transformEnvironment(\.textSetting) {
            $0.lineLimit = limit.map { max(1, $0) }
            $0.reservedLines = reserved
        }
    }
}

/// How the lines of a text are aligned with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

/// How a text whose format knows several lengths chooses among them.
public protocol TextVariantPreference: Sendable {}

/// The longest form, whatever the room.
public struct FixedTextVariant: TextVariantPreference {}

/// The longest form that fits.
public struct SizeDependentTextVariant: TextVariantPreference {}

extension TextVariantPreference where Self == FixedTextVariant {
    public static var fixed: Self { Self() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    public static var sizeDependent: Self { Self() }
}

extension Text {
    /// The formats that text knows here have one length each, so that the preference has nothing to choose from.
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}

/// Whether people can select text.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Text that could be selected; a picture shows no difference.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Text that cannot be selected, as any text in a picture.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: Self { Self() }
}

nonisolated extension View {
    /// Nothing is selected in a picture.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
