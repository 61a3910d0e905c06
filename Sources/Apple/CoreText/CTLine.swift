import Foundation
import FoundationCompat
import Geometry
import UIKitCore

/// A line of text that knows its lengths.
public final class CTLine: @unchecked Sendable {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }

    var font: UIFont {
        guard text.length > 0 else { return .systemFont(ofSize: 12) }
        return text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 12)
    }
}

/// The same as `NSAttributedString`.
public typealias CFAttributedString = NSAttributedString

/// What a line's bounds include; ignored.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// - Parameters:
///   - ascent: takes the points above the baseline, those of the line's first font.
///   - descent: takes the points below it, positive.
/// - Returns: The width, in points.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.font.ascender
    descent?.pointee = -line.font.descender
    leading?.pointee = line.font.leading
    return Double(line.text.size().width)
}

/// From the baseline's start, y up, in points.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    CGRect(
        x: 0, y: line.font.descender, width: line.text.size().width, height: line.font.ascender - line.font.descender)
}

/// The number of Unicode scalars: ligatures are not counted as one.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.string.unicodeScalars.count }
