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
