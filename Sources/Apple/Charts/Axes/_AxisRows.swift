import SwiftUICore

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
