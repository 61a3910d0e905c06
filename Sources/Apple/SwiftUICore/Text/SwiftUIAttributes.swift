import Foundation
import FoundationCompat

extension AttributeScopes {
    /// The attributes that `Text` draws, besides those that Foundation defines.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        /// The font of a run; overrides the text's own.
        public enum FontAttribute: AttributedStringKey {
            /// A font as `Text` takes it.
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        /// The color of a run's characters; overrides the text's own and the tint of links.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// Resolved in the environment of the text that shows it.
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The color that is painted behind a run.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// Resolved in the environment of the text that shows it.
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The line through a run.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A pattern and a color; without a color the line has the text's.
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The line below a run.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A pattern and a color; without a color the line has the text's.
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// Points added between characters, but not after the last one.
        public enum KerningAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        /// Points added after every character.
        public enum TrackingAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        /// Points by which characters are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Points; negative values lower the characters.
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

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
