import Foundation
import SwiftUICore

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
