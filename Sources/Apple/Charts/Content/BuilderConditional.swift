/// One of two kinds of content, in charts and axes.
public struct BuilderConditional<First, Second> {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage
}

extension BuilderConditional: ChartContent, PrimitiveChartContent where First: ChartContent, Second: ChartContent {
    public typealias Body = Never

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {
        switch content.storage {
        case .first(let first): First._resolve(first, into: &marks)
        case .second(let second): Second._resolve(second, into: &marks)
        }
    }
}

extension BuilderConditional: AxisMark where First: AxisMark, Second: AxisMark {
    public func _append(to parts: inout _AxisParts) {
        switch storage {
        case .first(let first): first._append(to: &parts)
        case .second(let second): second._append(to: &parts)
        }
    }
}

extension BuilderConditional: AxisContent where First: AxisContent, Second: AxisContent {
    public func _append(to rows: inout _AxisRows) {
        switch storage {
        case .first(let first): first._append(to: &rows)
        case .second(let second): second._append(to: &rows)
        }
    }
}
