import Foundation
import Geometry
import SwiftUICore

/// What a font is to be like.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public enum SystemDesign: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    package let font: Font
    /// Points per em.
    public let pointSize: CGFloat

    package init(font: Font, pointSize: CGFloat) {
        self.font = font
        self.pointSize = pointSize
    }

    public convenience init(name: String, size: CGFloat) {
        self.init(font: .custom(name, fixedSize: size), pointSize: size)
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let size = Self.number(attributes[.size]) ?? 12
        let changed = UIFontDescriptor(font: .system(size: size), pointSize: size).addingAttributes(attributes)
        self.init(font: changed.font, pointSize: size)
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        if symbolicTraits.contains(.traitBold) { font = font.bold() }
        if symbolicTraits.contains(.traitItalic) { font = font.italic() }
        if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
        if symbolicTraits.contains(.traitTightLeading) { font = font.leading(.tight) }
        if symbolicTraits.contains(.traitLooseLeading) { font = font.leading(.loose) }
        return UIFontDescriptor(font: font, pointSize: pointSize)
    }

    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var font = font
        switch design {
        case .default: font.traits.design = .default
        case .serif: font.traits.design = .serif
        case .rounded: font.traits.design = .rounded
        case .monospaced: font.traits.design = .monospaced
        }
        return UIFontDescriptor(font: font, pointSize: pointSize)
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = font
        font.base = font.base.with(size: newPointSize)
        return UIFontDescriptor(font: font, pointSize: newPointSize)
    }
}
