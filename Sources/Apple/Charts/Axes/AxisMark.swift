import SwiftUICore

/// What an axis shows of each of its values: lines, ticks and labels.
public protocol AxisMark {
    associatedtype Body: AxisMark = Never

    @AxisMarkBuilder var body: Body { get }

    func _append(to parts: inout _AxisParts)
}

extension AxisMark {
    public func _append(to parts: inout _AxisParts) { body._append(to: &parts) }
}

extension AxisMark where Body == Never {
    public var body: Never { fatalError("\(Self.self) is drawn by the chart and has no body") }
}

extension Never: AxisMark {
    public func _append(to parts: inout _AxisParts) {}
}

/// Nothing.
public struct EmptyAxisMark: AxisMark {
    public func _append(to parts: inout _AxisParts) {}
}

/// Lists what an axis shows of each value.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildExpression<C: AxisMark>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyAxisMark { EmptyAxisMark() }
    public static func buildPartialBlock<C: AxisMark>(first: C) -> C { first }

    public static func buildPartialBlock<A: AxisMark, B: AxisMark>(accumulated: A, next: B) -> BuilderPair<A, B> {
        BuilderPair(first: accumulated, second: next)
    }

    public static func buildIf<C: AxisMark>(_ content: C?) -> C? { content }

    public static func buildEither<A: AxisMark, B: AxisMark>(first: A) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .first(first))
    }

    public static func buildEither<A: AxisMark, B: AxisMark>(second: B) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .second(second))
    }

    public static func buildLimitedAvailability<C: AxisMark>(_ content: C) -> AnyAxisMark { AnyAxisMark(content) }
}

/// An axis mark whose type is not known where it is used.
public struct AnyAxisMark: AxisMark {
    private let append: (inout _AxisParts) -> Void

    public init<C: AxisMark>(_ content: C) { append = { content._append(to: &$0) } }

    public func _append(to parts: inout _AxisParts) { append(&parts) }
}

extension AxisMark {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ModifiedAxisMark(content: self) { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    public func font(_ font: Font?) -> some AxisMark {
        ModifiedAxisMark(content: self) { $0.font = $0.font ?? font }
    }

    /// Points.
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ModifiedAxisMark(content: self) {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
}

/// Axis marks each of whose parts is changed.
struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
    let content: Content
    let change: (inout AxisPart) -> Void

    func _append(to parts: inout _AxisParts) {
        let start = parts.parts.count
        content._append(to: &parts)
        for index in start..<parts.parts.count { change(&parts.parts[index]) }
    }
}
