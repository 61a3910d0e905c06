import SwiftUICore

/// What an axis shows.
public protocol AxisContent {
    associatedtype Body: AxisContent = Never

    @AxisContentBuilder var body: Body { get }

    func _append(to rows: inout _AxisRows)
}

extension AxisContent {
    public func _append(to rows: inout _AxisRows) { body._append(to: &rows) }
}

extension AxisContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is drawn by the chart and has no body") }
}

extension Never: AxisContent {
    public func _append(to rows: inout _AxisRows) {}
}

/// No axis.
public struct EmptyAxisContent: AxisContent {
    public func _append(to rows: inout _AxisRows) {}
}

/// Lists the marks of an axis.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyAxisContent { EmptyAxisContent() }
    public static func buildPartialBlock<C: AxisContent>(first: C) -> C { first }

    public static func buildPartialBlock<A: AxisContent, B: AxisContent>(accumulated: A, next: B) -> BuilderPair<A, B> {
        BuilderPair(first: accumulated, second: next)
    }

    public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }

    public static func buildEither<A: AxisContent, B: AxisContent>(first: A) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .first(first))
    }

    public static func buildEither<A: AxisContent, B: AxisContent>(second: B) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .second(second))
    }

    public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}

/// Axis content whose type is not known where it is used.
public struct AnyAxisContent: AxisContent {
    private let append: (inout _AxisRows) -> Void

    public init<C: AxisContent>(_ content: C) { append = { content._append(to: &$0) } }

    public func _append(to rows: inout _AxisRows) { append(&rows) }
}

/// What an axis shows of one value.
public struct _AxisParts {
    var parts: [AxisPart] = []

    static func of<C: AxisMark>(_ content: C) -> [AxisPart] {
        var list = _AxisParts()
        content._append(to: &list)
        return list.parts
    }
}

/// A line, tick or label without its types.
struct AxisPart {
    enum Kind {
        case gridLine
        case tick(AxisTick.Length)
        case label(AxisLabelSpecification)
    }

    var kind: Kind
    /// Between values instead of at them.
    var centered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// The axis marks of an axis.
public struct _AxisRows {
    var rows: [AxisRow] = []

    static func of<C: AxisContent>(_ content: C) -> _AxisRows {
        var list = _AxisRows()
        content._append(to: &list)
        return list
    }

    static let automatic = _AxisRows(rows: [AxisRow()])
}

/// `AxisMarks` without its types.
struct AxisRow {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    /// For the lines and ticks that come without being told.
    var stroke: StrokeStyle?
    var format: ((_PlotValue) -> String?)?
    /// Nil for the usual lines and labels.
    var content: ((AxisValue) -> [AxisPart])?
}
