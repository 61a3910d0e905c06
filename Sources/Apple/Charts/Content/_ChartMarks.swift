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
