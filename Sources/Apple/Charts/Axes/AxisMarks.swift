import Foundation
import SwiftUICore

/// Lines, ticks and labels for the values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let row: AxisRow

    public func _append(to rows: inout _AxisRows) { rows.rows.append(row) }
}

extension AxisMarks {
    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
        stroke: StrokeStyle? = nil, format: ((_PlotValue) -> String?)? = nil,
        content: ((AxisValue) -> [AxisPart])? = nil
    ) {
        row = AxisRow(
            preset: preset, position: position, values: values, stroke: stroke, format: format, content: content)
    }

    /// What the content says for each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset, position, values, content: { _AxisParts.of(content($0)) }) }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset, position, .of(values), content: { _AxisParts.of(content($0)) }) }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, values, content: { _ in _AxisParts.of(content()) }) }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, .of(values), content: { _ in _AxisParts.of(content()) }) }
}

extension AxisMarks where Content == Never {
    /// The usual lines and labels.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { self.init(preset, position, values, stroke: stroke) }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) { self.init(preset, position, .of(values), stroke: stroke) }

    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(preset, position, values, stroke: stroke, format: AxisLabelFormat.of(format))
    }

    public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Value == Format.FormatInput, Format.FormatOutput == String {
        self.init(preset, position, .of(values), stroke: stroke, format: AxisLabelFormat.of(format))
    }
}

extension AxisMarkValues {
    static func of<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
        AxisMarkValues(kind: .explicit(values.map(\.plotValue)))
    }
}
