import Geometry

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
