import Foundation

/// Lengths of time as the command line takes them and messages tell them: `90s`, `45m`, `24h`, `7d`, `1h30m`.
package enum SpanText {
    private static let units: [(letter: Character, seconds: Double)] = [
        ("w", 604_800), ("d", 86_400), ("h", 3600), ("m", 60), ("s", 1)
    ]

    /// Seconds; nil for anything else, such as a number without a unit.
    package static func seconds(_ text: String) -> Double? {
        var total = 0.0, rest = text[...], smallest = Double.infinity
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
            guard let number = Double(digits), let letter = rest.dropFirst(digits.count).first,
                let unit = units.first(where: { $0.letter == letter }), unit.seconds < smallest
            else { return nil }
            smallest = unit.seconds
            total += number * unit.seconds
            rest = rest.dropFirst(digits.count + 1)
        }
        return smallest.isFinite && total.isFinite ? total : nil
    }

    /// The two largest units: `1h30m`. Less than two days are told in hours.
    package static func text(_ seconds: Double) -> String {
        guard seconds.isFinite else { return "ever" }
        var rest = Int(seconds.rounded()), parts: [String] = []
        for (letter, length) in units where letter != "w" && (letter != "d" || rest >= 172_800) {
            let (count, left) = rest.quotientAndRemainder(dividingBy: Int(length))
            rest = left
            if count > 0 { parts.append("\(count)\(letter)") }
        }
        return parts.isEmpty ? "0s" : parts.prefix(2).joined()
    }
}
