import SwiftUICore

/// What a chart shows: marks, and groups of marks.
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent

    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends the content's marks in their order.
    static func _resolve(_ content: Self, into marks: inout _ChartMarks)
}

extension ChartContent {
    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {
        Body._resolve(content.body, into: &marks)
    }
}

extension Never: ChartContent {}

/// Content that knows its marks; it has no body.
@MainActor @preconcurrency
package protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
    public var body: Never { fatalError("\(Self.self) is made of marks and has no body") }
}

/// Chart content whose type is not known where it is used.
public struct AnyChartContent: PrimitiveChartContent {
    nonisolated(unsafe) private let resolveContent: @MainActor (inout _ChartMarks) -> Void

    public nonisolated init<C: ChartContent>(_ content: C) {
        nonisolated(unsafe) let content = content
        resolveContent = { C._resolve(content, into: &$0) }
    }

    public nonisolated init<C: ChartContent>(erasing content: C) { self.init(content) }

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) { content.resolveContent(&marks) }
}

/// No marks.
public struct EmptyChartContent: PrimitiveChartContent {
    public nonisolated init() {}

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {}
}

/// Content each of whose marks is changed.
struct ModifiedChartContent<Content: ChartContent>: PrimitiveChartContent {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let change: (inout ChartMark) -> Void

    static func _resolve(_ content: Self, into marks: inout _ChartMarks) {
        let start = marks.marks.count
        Content._resolve(content.content, into: &marks)
        for index in start..<marks.marks.count { content.change(&marks.marks[index]) }
    }
}

nonisolated extension ChartContent {
    func changingStyle(_ change: @escaping (inout MarkStyle) -> Void) -> ModifiedChartContent<Self> {
        ModifiedChartContent(content: self) { change(&$0.style) }
    }

    /// Sets what no modifier nearer to the mark has set.
    func setting<V>(_ keyPath: WritableKeyPath<MarkStyle, V?>, _ value: V?) -> ModifiedChartContent<Self> {
        changingStyle { style in
            if style[keyPath: keyPath] == nil { style[keyPath: keyPath] = value }
        }
    }
}

/// The marks of a chart in their order.
public struct _ChartMarks {
    package var marks: [ChartMark] = []

    package init() {}

    @MainActor
    static func of<C: ChartContent>(_ content: C) -> [ChartMark] {
        var list = _ChartMarks()
        C._resolve(content, into: &list)
        return list.marks
    }
}
