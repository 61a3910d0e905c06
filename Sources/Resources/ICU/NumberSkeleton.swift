internal import _FoundationICU

/// Numbers with their units, printed by ICU's number skeletons such as `unit/kilometer unit-width-short`.
package enum NumberSkeleton {
    private struct Key: Hashable, Sendable {
        let skeleton: String
        let locale: String
    }

    private static let opened = ICUCache<Key>()

    /// - Parameter locale: an identifier of Foundation's or ICU's.
    /// - Returns: nil for a skeleton that ICU does not know.
    package static func string(_ value: Double, skeleton: String, locale: String) -> String? {
        let formatter = opened.handle(Key(skeleton: skeleton, locale: locale)) {
            var status = U_ZERO_ERROR
            let text = Array(skeleton.utf16)
            let formatter = swift_unumf_openForSkeletonAndLocale(text, Int32(text.count), locale, &status)
            return status.rawValue > 0 ? nil : formatter
        }
        var status = U_ZERO_ERROR
        guard let formatter, let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard status.rawValue <= 0 else { return nil }
        return ICUText.read { swift_unumf_resultToString(result, $0, $1, &$2) }
    }
}
