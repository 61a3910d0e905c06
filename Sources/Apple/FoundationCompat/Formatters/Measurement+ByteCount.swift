import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of data as counts of bytes, in the unit that suits them.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        private var style: ByteCountFormatStyle

        public init(
            style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units, spellsOutZero: Bool,
            includesActualByteCount: Bool, locale: Locale = .autoupdatingCurrent
        ) {
            self.style = ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale)
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.style.locale = locale
            return copy
        }

        /// Amounts beyond an `Int64` of bytes are written as the most that it holds.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            let bytes = value.converted(to: .bytes).value
            let most = Double(Int64.max).nextDown
            return style.format(bytes.isNaN ? 0 : Int64(max(-most, min(most, bytes)).rounded()))
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount)
    }
}
