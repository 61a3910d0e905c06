import Foundation
import FoundationCompat
import Geometry
import SwiftUICore
import UIKitCore

/// A part of something, by UTF-16 units.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { (location, length) = (0, 0) }
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Lays text out in frames.
public final class CTFramesetter {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }

    /// A length of 0 stands for all that follows.
    func part(_ range: CFRange) -> NSAttributedString {
        let start = min(max(0, range.location), text.length), left = text.length - start
        let length = range.length > 0 ? min(range.length, left) : left
        return text.attributedSubstring(from: NSRange(location: start, length: length))
    }
}

/// Text in a place.
public final class CTFrame {
    let text: NSAttributedString
    /// In a space whose y points up.
    let place: CGRect
    init(_ text: NSAttributedString, in place: CGRect) { (self.text, self.place) = (text, place) }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// - Parameters:
///   - constraints: points; the height does not count.
///   - fitRange: takes the whole range.
/// - Returns: The size of the text with its lines broken at the width.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let text = framesetter.part(stringRange)
    fitRange?.pointee = CFRange(location: stringRange.location, length: text.length)
    return text.boundingRect(
        with: CGSize(width: constraints.width, height: .infinity), options: .usesLineFragmentOrigin, context: nil
    ).size
}

/// A frame as large as the box around the path: lines do not follow its outline.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter.part(stringRange), in: path.boundingBoxOfPath) }

/// Draws from the upper edge of the frame, in a context whose y points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    context.drawUpright(at: CGPoint(x: frame.place.minX, y: frame.place.maxY)) {
        frame.text.draw(in: CGRect(origin: .zero, size: frame.place.size))
    }
}

/// Draws from the context's `textPosition`, where the baseline begins, in a context whose y points up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let start = context.textPosition
    context.drawUpright(at: CGPoint(x: start.x, y: start.y + line.font.ascender)) { line.text.draw(at: .zero) }
}

extension CGContext {
    /// Has text drawn that goes down from a point of a space whose y points up.
    fileprivate func drawUpright(at corner: CGPoint, _ draw: () -> Void) {
        UIGraphicsPushContext(self)
        saveGState()
        translateBy(x: corner.x, y: corner.y)
        scaleBy(x: 1, y: -1)
        draw()
        restoreGState()
        UIGraphicsPopContext()
    }
}
