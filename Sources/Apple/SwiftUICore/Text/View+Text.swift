import Geometry

nonisolated extension View {
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    public func fontWeight(_ weight: Font.Weight?) -> some View { fontModifier(.weight(weight)) }
    public func fontDesign(_ design: Font.Design?) -> some View { fontModifier(.design(design)) }
    public func fontWidth(_ width: Font.Width?) -> some View { fontModifier(.width(width)) }
    public func bold(_ isActive: Bool = true) -> some View { fontModifier(.bold(isActive)) }
    public func italic(_ isActive: Bool = true) -> some View { fontModifier(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> some View { fontModifier(.monospaced(isActive)) }
    public func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }
    /// Points added after every character.
    public func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }
    /// Points added after every character.
    public func tracking(_ tracking: CGFloat) -> some View { textModifier(.tracking(tracking)) }
    /// Points that the text is moved up.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textModifier(.baselineOffset(baselineOffset))
    }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textModifier(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

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

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// Points added between lines.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// The least part of its size, 0…1, to which text shrinks before it is cut.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
