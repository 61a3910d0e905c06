import Foundation
import SwiftUICore

/// What modifiers say of a mark; the one nearest to the mark counts.
struct MarkStyle {
    var foreground: AnyShapeStyle?
    var foregroundBy: PlottedValue?
    var symbol: AnyChartSymbol?
    var symbolBy: PlottedValue?
    var symbolSize: SymbolSize?
    var symbolSizeBy: PlottedValue?
    var lineStyle: StrokeStyle?
    var lineStyleBy: PlottedValue?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    var positionBy: [PositionGrouping] = []
    var annotations: [MarkAnnotation] = []
    var offset = CGSize.zero
    var edgeOffsets = EdgeInsets()
    var alignsWithPlot: Bool?
    var zIndex: Double?
    /// In the order of the modifiers.
    var effects: [MarkEffect] = []
    var speech = MarkSpeech()
}

/// A change of the drawn mark, in the plot's coordinates.
struct MarkEffect {
    let apply: @MainActor (AnyView, MarkEffectContext) -> AnyView
}

struct MarkEffectContext {
    /// The mark's bounds in the plot.
    var bounds: CGRect
    /// Draws other content with the chart's scales, for masks.
    var draw: @MainActor ([ChartMark]) -> AnyView
}

enum SymbolSize {
    /// Square points, as large as they look.
    case area(CGFloat)
    case size(CGSize)
}

/// `position(by:)`: marks side by side where they would lie on each other.
struct PositionGrouping {
    var value: PlottedValue
    /// Nil for the axis that bars stand on.
    var axis: Axis?
    var span: MarkDimension
}

/// What modifiers say of a mark to those who hear it; what they do not say its values tell.
struct MarkSpeech {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
}

extension MarkPainter {
    /// An element for each mark that has a place, in their order: its label is where it stands, its value how far it
    /// goes. Charts makes such elements by itself (documentation of Swift Charts: "accessible by default").
    ///
    /// - Parameter frame: the plot's, in points of the picture.
    func elements(
        _ marks: [ChartMark], in frame: CGRect, _ environment: EnvironmentValues
    ) -> [AccessibilityDraft] {
        marks.compactMap { mark in
            let speech = mark.style.speech
            guard !speech.isHidden, let place = target(of: mark), place.origin.x.isFinite, place.origin.y.isFinite
            else { return nil }
            var draft = AccessibilityDraft(frame: place.offsetBy(dx: frame.minX, dy: frame.minY))
            draft.identifier = speech.identifier
            guard !environment.redactsContent else {
                draft.isRedacted = true
                return draft
            }
            let words = mark.words
            draft.name(speech.label?.spokenString(in: environment) ?? words.label, from: .text)
            draft.value = speech.value?.spokenString(in: environment) ?? words.value
            return draft
        }
    }
}

extension ChartMark {
    /// Where the mark stands, with the series that it is of, and how far it goes.
    fileprivate var words: (label: String?, value: String?) {
        let series = series ?? style.foregroundBy ?? style.symbolBy
        let amount = amount.map { _PlotValue.number($0).name }
        if kind == .sector { return (series?.value.name, amount) }
        // What is measured is the number, of two numbers the upright one.
        let standsOnX = y.isMeasured || !x.isMeasured
        let (base, measure) = standsOnX ? (x, y) : (y, x)
        let label = [base.name, series?.value.name].compactMap(\.self)
        let value = amount ?? measure.name
        return label.isEmpty ? (value, nil) : (label.joined(separator: ", "), value)
    }
}

extension MarkChannel {
    /// As it is spoken; nil for the whole plot.
    fileprivate var name: String? {
        let names = values.map(\.value.name)
        return names.isEmpty ? nil : names.joined(separator: " to ")
    }

    fileprivate var isMeasured: Bool { values.contains { $0.isQuantity } }
}
