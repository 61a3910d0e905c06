import Foundation
import Synchronization

/// Texts of measurements that were made: a forecast's entries have most of them in common, and ICU takes some 0.1 ms for
/// each.
final class MeasurementTexts: Sendable {
    static let shared = MeasurementTexts()

    private struct Key: Hashable, Sendable {
        var value: Double
        var unit: String
        var width: MeasurementWords.Width
        var usage: String?
        var hidesScale: Bool
        var number: FloatingPointFormatStyle<Double>?
        /// A style may name the current locale, which is another one in other pictures.
        var locale: String
    }

    private static let capacity = 2048
    private let texts = Mutex<[Key: String]>([:])

    /// - Parameter number: how the number is written; nil for ICU's way.
    func text(
        _ value: Double, _ unit: Unit, _ words: MeasurementWords, number: FloatingPointFormatStyle<Double>?
    ) -> String {
        // Of other units, two may have the same name.
        guard let name = UnitIdentifiers.identifier(of: unit) else { return words.string(value, unit) }
        let key = Key(
            value: value, unit: name, width: words.width, usage: words.usage, hidesScale: words.hidesScale,
            number: number, locale: words.locale.identifier)
        if let known = texts.withLock({ $0[key] }) { return known }
        let text = words.string(value, unit)
        texts.withLock { texts in
            if texts.count >= Self.capacity { texts = [:] }
            texts[key] = text
        }
        return text
    }
}
