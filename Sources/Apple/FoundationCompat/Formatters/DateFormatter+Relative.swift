import Foundation
import ICU

// Foundation on Linux keeps `doesRelativeDateFormatting` and does nothing about it. CFoundationHooks puts these into the
// class's table of methods.
extension DateFormatter {
    /// Foundation's own.
    @_silgen_name("darkroom_foundation_date_string")
    private func foundationString(from date: Date) -> String

    @_silgen_name("darkroom_date_formatter_string")
    func relativeString(from date: Date) -> String {
        guard doesRelativeDateFormatting, dateStyle != .none, !hasOwnFormat else { return foundationString(from: date) }
        let form = RelativeDates.Form(
            date: dateStyle.relativeStyle, time: timeStyle.relativeStyle,
            locale: (locale ?? .current).identifier, timeZone: (timeZone ?? .current).identifier,
            position: formattingContext.position)
        return RelativeDates.string(date.timeIntervalSince1970, form) ?? foundationString(from: date)
    }

    @_silgen_name("darkroom_date_formatter_string_of_any")
    func relativeString(for object: Any) -> String? { (object as? Date).map { string(from: $0) } }

    /// Whether the format is another than that of the styles.
    private var hasOwnFormat: Bool {
        let usual = DateFormatter()
        (usual.locale, usual.dateStyle, usual.timeStyle) = (locale, dateStyle, timeStyle)
        return dateFormat != usual.dateFormat
    }
}

extension DateFormatter.Style {
    fileprivate var relativeStyle: RelativeDates.Style {
        switch self {
        case .none: .none
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .full: .full
        @unknown default: .medium
        }
    }
}

extension Formatter.Context {
    /// “Today at 9:41 AM” begins with a capital unless it is to stand inside of a sentence.
    fileprivate var position: RelativeWords.Position {
        switch self {
        case .middleOfSentence: .middleOfSentence
        case .listItem: .listItem
        case .standalone: .standalone
        default: .beginningOfSentence
        }
    }
}
