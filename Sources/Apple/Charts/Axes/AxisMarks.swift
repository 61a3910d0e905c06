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

/// The side of the plot on which an axis lies.
public struct AxisMarkPosition: Equatable, Sendable, CustomStringConvertible {
    public let description: String

    /// Below, or on the trailing side.
    public static var automatic: AxisMarkPosition { .init(description: "automatic") }
    public static var leading: AxisMarkPosition { .init(description: "leading") }
    public static var trailing: AxisMarkPosition { .init(description: "trailing") }
    public static var top: AxisMarkPosition { .init(description: "top") }
    public static var bottom: AxisMarkPosition { .init(description: "bottom") }
}

/// Where labels lie beside their values.
public struct AxisMarkPreset: Equatable, Sendable, CustomStringConvertible {
    public let description: String

    public static var automatic: AxisMarkPreset { .init(description: "automatic") }
    public static var extended: AxisMarkPreset { .init(description: "extended") }
    /// The first and last label end where the plot does.
    public static var aligned: AxisMarkPreset { .init(description: "aligned") }
    /// Labels lie inside the plot.
    public static var inset: AxisMarkPreset { .init(description: "inset") }
}

/// How many values an axis has where the source does not say.
package enum AxisDensity {
    /// Steps between numbers, at most. A vertical axis has four even where its plot is 41 points high, see
    /// `NumberTicks`; Apple gives no number for a horizontal one, whose labels are wider.
    package static func steps(along length: CGFloat, of axis: Axis) -> Int {
        axis == .vertical || !length.isFinite ? 4 : min(4, max(2, Int(length / 40)))
    }

    /// About how many dates; Apple gives no number.
    package static func dates(along length: CGFloat) -> Int {
        length.isFinite ? min(5, max(2, Int(length / 60))) : 5
    }
}
