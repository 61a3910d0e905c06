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
