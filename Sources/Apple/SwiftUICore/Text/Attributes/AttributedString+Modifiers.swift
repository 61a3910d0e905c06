import Foundation
import FoundationCompat

extension AttributedString.Runs.Run {
    /// What the run's attributes say of its look, as modifiers that come after the text's own.
    var textModifiers: [Text.Modifier] {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        var modifiers: [Text.Modifier] = []
        let intent = self[AttributeScopes._FoundationCompatAttributes.InlinePresentationIntentAttribute.self] ?? []
        if intent.contains(.emphasized) { modifiers.append(.italic(true)) }
        if intent.contains(.stronglyEmphasized) { modifiers.append(.bold(true)) }
        if intent.contains(.code) { modifiers.append(.design(.monospaced)) }
        if intent.contains(.strikethrough) { modifiers.append(.strikethrough(.single)) }
        if let font = self[Attributes.FontAttribute.self] { modifiers.append(.font(font)) }
        if self[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil { modifiers.append(.foreground(.tint)) }
        if let color = self[Attributes.ForegroundColorAttribute.self] {
            modifiers.append(.foreground(Text.AnyStyleBox(style: AnyShapeStyle(color))))
        }
        if let color = self[Attributes.BackgroundColorAttribute.self] { modifiers.append(.background(color)) }
        if let line = self[Attributes.StrikethroughStyleAttribute.self] { modifiers.append(.strikethrough(line)) }
        if let line = self[Attributes.UnderlineStyleAttribute.self] { modifiers.append(.underline(line)) }
        if let kern = self[Attributes.KerningAttribute.self] { modifiers.append(.kerning(kern)) }
        if let tracking = self[Attributes.TrackingAttribute.self] { modifiers.append(.tracking(tracking)) }
        if let offset = self[Attributes.BaselineOffsetAttribute.self] { modifiers.append(.baselineOffset(offset)) }
        return modifiers
    }
}

extension Text.AnyStyleBox {
    static var tint: Self { Self(style: AnyShapeStyle(TintShapeStyle())) }
}
