import SwiftUICore

/// Lists chart content one below the other.
@resultBuilder
public enum ChartContentBuilder {
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }

    public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

    public static func buildPartialBlock<C: ChartContent>(first: C) -> C { first }

    public static func buildPartialBlock<A: ChartContent, B: ChartContent>(
        accumulated: A, next: B
    ) -> BuilderPair<A, B> { BuilderPair(first: accumulated, second: next) }

    public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }

    public static func buildEither<A: ChartContent, B: ChartContent>(first: A) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .first(first))
    }

    public static func buildEither<A: ChartContent, B: ChartContent>(second: B) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .second(second))
    }

    public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// Content and what comes after it, in charts and axes.
public struct BuilderPair<First, Second> {
    let first: First
    let second: Second
}

extension BuilderPair: ChartContent, PrimitiveChartContent where First: ChartContent, Second: ChartContent {
    /// `Never`: the marks of both join the chart.
    public typealias Body = Never

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {
        First._resolve(content.first, into: &marks)
        Second._resolve(content.second, into: &marks)
    }
}

extension BuilderPair: AxisMark where First: AxisMark, Second: AxisMark {
    public func _append(to parts: inout _AxisParts) {
        first._append(to: &parts)
        second._append(to: &parts)
    }
}

extension BuilderPair: AxisContent where First: AxisContent, Second: AxisContent {
    public func _append(to rows: inout _AxisRows) {
        first._append(to: &rows)
        second._append(to: &rows)
    }
}

/// One of two kinds of content, in charts and axes.
public struct BuilderConditional<First, Second> {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage
}

extension BuilderConditional: ChartContent, PrimitiveChartContent where First: ChartContent, Second: ChartContent {
    /// `Never`: the marks of the chosen branch join the chart.
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

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
    /// `Never`: the marks, if there are any, join the chart.
    public typealias Body = Never

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {
        if let content { Wrapped._resolve(content, into: &marks) }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public func _append(to parts: inout _AxisParts) { self?._append(to: &parts) }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public func _append(to rows: inout _AxisRows) { self?._append(to: &rows) }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// `Never`: the marks of each element join the chart.
    public typealias Body = Never

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {
        for element in content.data { Content._resolve(content.content(element), into: &marks) }
    }

    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(storing: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(storing: data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(storing: data, id: { $0 }, content: content)
    }
}

extension Group: ChartContent where Content: ChartContent {
    /// `Never`: the marks of the members join the chart.
    public typealias Body = Never

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {
        Content._resolve(content.content, into: &marks)
    }

    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.init(storing: content()) }
}

extension Group: PrimitiveChartContent where Content: ChartContent {}

/// Several marks as one value, for modifiers that are about all of them.
public struct Plot<Content: ChartContent>: PrimitiveChartContent {
    nonisolated(unsafe) private let content: Content

    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {
        Content._resolve(content.content, into: &marks)
    }
}
