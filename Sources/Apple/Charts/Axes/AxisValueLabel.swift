import Foundation
import SwiftUICore

/// The name of a value on an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let part: AxisPart

    public func _append(to parts: inout _AxisParts) { parts.parts.append(part) }

    private init(
        view: AnyView? = nil, format: ((_PlotValue) -> String?)? = nil, centered: Bool?, anchor: UnitPoint?,
        collisionResolution: AxisValueLabelCollisionResolution, orientation: AxisValueLabelOrientation,
        horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
    ) {
        let label = AxisLabelSpecification(
            view: view, format: format, anchor: anchor, orientation: orientation, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing, collision: collisionResolution)
        part = AxisPart(kind: .label(label), centered: centered)
    }

    /// A view for the value.
    ///
    /// - Parameters:
    ///   - centered: whether it lies in the middle of the stretch to the next value.
    ///   - anchor: what of the label lies at the value.
    ///   - offsetsMarks: of no account: ticks do not move.
    ///   - horizontalSpacing: points between plot and label.
    ///   - verticalSpacing: points between plot and label.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            view: AnyView(content()), centered: centered, anchor: anchor, collisionResolution: collisionResolution,
            orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }
}

extension AxisValueLabel where Content == Never {
    /// The value in the usual words.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            view: nil, format: nil, centered: centered, anchor: anchor, collisionResolution: collisionResolution,
            orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            format: AxisLabelFormat.of(format), centered: centered, anchor: anchor,
            collisionResolution: collisionResolution, orientation: orientation, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            view: AnyView(Text(titleKey)), centered: centered, anchor: anchor, collisionResolution: collisionResolution,
            orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            view: AnyView(Text(title)), centered: centered, anchor: anchor, collisionResolution: collisionResolution,
            orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }
}
