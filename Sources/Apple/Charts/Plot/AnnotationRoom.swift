import SwiftUICore

/// Widens the scales of numbers until annotations beside the longest marks fit into the plot: a bar of 30 with its value
/// above makes an axis to 40 in a picture of 0Itsuki0/SwiftChartsDemo.
@MainActor
struct AnnotationRoom {
    let model: ChartModel
    let settings: ChartSettings
    /// Of the whole chart, and of the plot as its labels leave it.
    let chart: CGSize, plot: CGSize
    /// Measures a view.
    let size: (AnyView) -> CGSize

    /// What a scale has to show, from 0 at its start to 1 at its end as it is.
    private struct Need {
        var lower: CGFloat = 0
        var upper: CGFloat = 1
    }

    /// The model with wider scales; nil where all annotations fit.
    func widened() -> ChartModel? {
        let annotated = model.marks.filter { !$0.style.annotations.isEmpty }
        guard !annotated.isEmpty, plot.width > 0, plot.height > 0 else { return nil }
        let painter = MarkPainter(geometry: MarkGeometry(model: model, size: plot))
        var x = Need(), y = Need()
        for mark in annotated {
            guard let target = painter.target(of: mark) else { continue }
            for annotation in mark.style.annotations {
                let place = annotation.position.place
                let isTall = annotation.overflow.y.padsScale && !mark.y.isPlot
                let isWide = annotation.overflow.x.padsScale && !mark.x.isPlot
                let up = isTall && place.isTop ? plot.height - target.minY : 0
                let down = isTall && place.isBottom ? target.maxY : 0
                let ahead = isWide && place.isTrailing ? target.maxX : 0
                let back = isWide && place.isLeading ? plot.width - target.minX : 0
                // A mark of less than half of the plot leaves room for whatever may have any.
                guard max(up, down) > plot.height / 2 || max(ahead, back) > plot.width / 2 else { continue }
                let own = size(annotation.content(AnnotationContext(targetSize: target.size)))
                let spacing = annotation.spacing ?? MarkAnnotation.defaultSpacing
                y.upper = max(y.upper, need(up, own.height + spacing, plot.height))
                y.lower = min(y.lower, 1 - need(down, own.height + spacing, plot.height))
                x.upper = max(x.upper, need(ahead, own.width + spacing, plot.width))
                x.lower = min(x.lower, 1 - need(back, own.width + spacing, plot.width))
            }
        }
        var result = model
        let changes = [
            widen(&result.x, x, settings.x, AxisDensity.steps(along: chart.width, of: .horizontal)),
            widen(&result.y, y, settings.y, AxisDensity.steps(along: chart.height, of: .vertical))
        ]
        return changes.contains(true) ? result : nil
    }

    /// Up to where the scale must go for a mark of a length to leave room for what lies beyond it. All are points.
    private func need(_ length: CGFloat, _ reach: CGFloat, _ plot: CGFloat) -> CGFloat {
        // More than half of the plot is no room for marks.
        guard length > 0, length.isFinite, length + reach > plot + 0.5, reach < plot / 2 else { return 1 }
        return length / (plot - reach)
    }

    private func widen(
        _ scale: inout PlotScale, _ need: Need, _ settings: ChartSettings.AxisSettings, _ steps: Int
    ) -> Bool {
        guard need.lower < 0 || need.upper > 1, case .numbers(let range) = scale.domain, scale.step != nil,
            settings.scale.values == nil, !scale.isReversed, !scale.isScrolled, scale.type == .linear
        else { return false }
        let span = range.upperBound - range.lowerBound
        let wanted = range.lowerBound + Double(need.lower) * span...range.lowerBound + Double(need.upper) * span
        scale.fit(wanted, to: settings.values, steps: steps)
        return true
    }
}
