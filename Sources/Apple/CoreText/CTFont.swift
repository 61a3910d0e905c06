import Foundation
import FoundationCompat
import Geometry
import SwiftUICore
import UIKitCore

/// UIKit's font under Core Text's name: what is made as one is read as the other.
public typealias CTFont = UIFont
/// UIKit's font descriptor under Core Text's name.
public typealias CTFontDescriptor = UIFontDescriptor
/// The number of a glyph in its font.
public typealias CGGlyph = UInt16

/// Which of the system's fonts is meant; other than bold and monospaced ones all give the same.
public enum CTFontUIFontType: UInt32, Sendable {
    case user, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem
    case label = 10
    case menuItem = 12
}

/// Styles of a font; expanded and condensed are ignored.
public struct CTFontSymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1)
    public static let traitBold = CTFontSymbolicTraits(rawValue: 2)
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
}

// MARK: Making fonts

/// A font by its PostScript or full name; where there is none of that name, the system's font.
///
/// - Parameter size: points; 12 for 0.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size > 0 ? size : 12
    return UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)
}

public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let size = size > 0 ? size : 13
    switch uiType {
    case .emphasizedSystem, .smallEmphasizedSystem: return .boldSystemFont(ofSize: size)
    case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
    default: return .systemFont(ofSize: size)
    }
}

/// The font at another size; the matrix and the attributes are ignored.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { font.withSize(size > 0 ? size : font.pointSize) }

public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let wanted = UIFontDescriptor.SymbolicTraits(rawValue: symTraitValue.intersection(symTraitMask).rawValue)
    return font.fontDescriptor.withSymbolicTraits(wanted).map { UIFont(descriptor: $0, size: size) }
}

// MARK: What fonts say of themselves, in points

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Below the baseline, and positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
