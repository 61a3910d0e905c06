import Foundation
import Geometry
import SwiftUICore

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Points between letters, as a number.
    public static let kern = NSAttributedString.Key("NSKern")
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Points above the line.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
}

/// A line below or through text; every style is drawn as a single line.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
}

/// How lines that are too long end; kept, while drawn lines always break between words.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How the lines of a paragraph lie.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    fileprivate(set) var values = Values()
    struct Values {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
    }
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// A paragraph style to be changed; text that is drawn follows its alignment alone.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// Points between lines.
    open var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
}

/// How text is measured; with `usesLineFragmentOrigin` lines break at the width, the others are ignored.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Accepted and ignored: text is not scaled to fit.
open class NSStringDrawingContext: NSObject {}

// MARK: Drawing

extension NSAttributedString {
    private static let everywhere = CGSize(width: CGFloat.infinity, height: .infinity)

    /// In one line for each of its own, in points.
    public func size() -> CGSize { measure(in: Self.everywhere) }

    /// In the width of `size`, where lines may be broken.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let isBroken = options.contains(.usesLineFragmentOrigin)
        let room = CGSize(
            width: size.width > 0 && size.width < 10_000_000 ? size.width : .infinity,
            height: size.height > 0 && size.height < 10_000_000 ? size.height : .infinity)
        return CGRect(origin: .zero, size: measure(in: isBroken ? room : Self.everywhere))
    }

    /// Draws into the current context, from the top left corner.
    public func draw(at point: CGPoint) {
        guard let context = shadowedContext else { return }
        context.draw(resolved(in: context), at: point, anchor: .topLeading)
    }

    /// The text's box lies as its first paragraph is aligned; the lines in it begin at its left edge.
    public func draw(in rect: CGRect) {
        guard let context = shadowedContext else { return }
        let text = resolved(in: context), slack = max(0, rect.width - text.measure(in: rect.size).width)
        let indent =
            switch alignment {
            case .center: slack / 2
            case .right: slack
            default: CGFloat(0)
            }
        context.draw(
            text, in: CGRect(x: rect.minX + indent, y: rect.minY, width: rect.width - indent, height: rect.height))
    }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect)
    }

    /// The current context, with the shadow of the text's beginning.
    private var shadowedContext: GraphicsContext? {
        var context = CurrentContext.entry?.context.drawing
        let shadow = length > 0 ? attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow : nil
        if let filter = shadow?.filter { context?.addFilter(filter) }
        return context
    }

    private func measure(in size: CGSize) -> CGSize {
        guard length > 0 else { return .zero }
        let environment = EnvironmentValues.current
        let context = GraphicsContext(
            target: GraphicsTarget(drawing: CGSize(width: 1, height: 1), in: environment), environment: environment)
        return resolved(in: context).measure(in: size)
    }

    private func resolved(in context: GraphicsContext) -> GraphicsContext.ResolvedText {
        var text = Text(verbatim: "")
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { values, range, _ in
            text = text + Self.run(attributedSubstring(from: range).string, values)
        }
        return context.resolve(text)
    }

    private var alignment: NSTextAlignment {
        let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
        return (style as? NSParagraphStyle)?.values.alignment ?? .natural
    }

    /// Without a font it is Helvetica of 12 points on iOS; here the system's.
    private static func run(_ string: String, _ values: [Key: Any]) -> Text {
        let color = values[.foregroundColor] as? UIColor ?? .black
        var text = Text(verbatim: string).font(Font(values[.font] as? UIFont ?? .systemFont(ofSize: 12)))
            .foregroundColor(Color(uiColor: color))
        if let points = number(values[.kern]) ?? number(values[.tracking]), points != 0 { text = text.kerning(points) }
        if let points = number(values[.baselineOffset]), points != 0 { text = text.baselineOffset(points) }
        if let style = number(values[.underlineStyle]), style != 0 { text = text.underline() }
        if let style = number(values[.strikethroughStyle]), style != 0 { text = text.strikethrough() }
        return text
    }

    private static func number(_ value: Any?) -> CGFloat? {
        (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
            ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: description, attributes: attributes).size()
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: description, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: description, attributes: attributes).draw(at: point)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: description, attributes: attributes).draw(in: rect)
    }
}

extension StringProtocol {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: String(self)).size(withAttributes: attributes)
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: String(self)).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: String(self)).draw(at: point, withAttributes: attributes)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: String(self)).draw(in: rect, withAttributes: attributes)
    }
}

/// How the lines of a text are aligned with each other.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
