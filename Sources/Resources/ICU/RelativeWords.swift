internal import _FoundationICU

/// Distances from now, as a language says them: “in 3 days”, “yesterday”.
package enum RelativeWords {
    /// How long the words are.
    package enum Width: Hashable, Sendable { case long, short, narrow }

    /// A unit of time.
    package enum Unit: String, Hashable, Sendable {
        case year, quarter, month, week, day, hour, minute, second

        /// CLDR's name.
        package var name: String { rawValue }
    }

    /// Where the words stand, which decides about their first letter.
    package enum Position: Hashable, Sendable { case beginningOfSentence, middleOfSentence, standalone, listItem, any }

    private struct Key: Hashable, Sendable {
        let locale: String
        let width: Width
        let position: Position
    }

    private static let opened = ICUCache<Key>()

    /// - Parameters:
    ///   - offset: negative for the past; −0.0 too.
    ///   - prefersNames: whether “yesterday” stands for −1 day where the language has such a word.
    package static func string(
        _ offset: Double, _ unit: Unit, width: Width, position: Position, prefersNames: Bool, locale: String
    ) -> String? {
        let formatter = opened.handle(Key(locale: locale, width: width, position: position)) {
            var status = U_ZERO_ERROR
            return swift_ureldatefmt_open(locale, nil, width.style, position.context, &status)
        }
        guard let formatter else { return nil }
        return ICUText.read {
            prefersNames
                ? swift_ureldatefmt_format(formatter, offset, unit.value, $0, $1, &$2)
                : swift_ureldatefmt_formatNumeric(formatter, offset, unit.value, $0, $1, &$2)
        }
    }
}

extension RelativeWords.Width {
    fileprivate var style: UDateRelativeDateTimeFormatterStyle {
        switch self {
        case .long: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .narrow: UDAT_STYLE_NARROW
        }
    }
}

extension RelativeWords.Unit {
    fileprivate var value: URelativeDateTimeUnit {
        switch self {
        case .year: UDAT_REL_UNIT_YEAR
        case .quarter: UDAT_REL_UNIT_QUARTER
        case .month: UDAT_REL_UNIT_MONTH
        case .week: UDAT_REL_UNIT_WEEK
        case .day: UDAT_REL_UNIT_DAY
        case .hour: UDAT_REL_UNIT_HOUR
        case .minute: UDAT_REL_UNIT_MINUTE
        case .second: UDAT_REL_UNIT_SECOND
        }
    }
}

extension RelativeWords.Position {
    var context: UDisplayContext {
        switch self {
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .any: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}
