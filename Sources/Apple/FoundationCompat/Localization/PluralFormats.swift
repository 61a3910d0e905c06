import Assets
import Foundation
import ProcessContext
import Synchronization

/// Formats from string tables whose wording depends on numbers that are filled in later:
/// `String(format: NSLocalizedString("%d turns", comment: ""), count)`. Foundation on Apple's systems carries the rules
/// in a private class of string; here an invisible mark before the format names them.
enum PluralFormats {
    private static let known = Mutex<[Wording]>([])

    /// Unicode's invisible separator, then the number of the wording in invisible tag characters.
    private static let mark: Unicode.Scalar = "\u{2063}"
    private static let firstTag: UInt32 = 0xE0030

    /// The format of `wording` as user code gets it.
    static func tagged(_ wording: Wording) -> String {
        let number = known.withLock { known in
            if let index = known.firstIndex(of: wording) { return index }
            known.append(wording)
            return known.count - 1
        }
        var text = String.UnicodeScalarView([mark])
        for digit in String(number).unicodeScalars {
            text.append(Unicode.Scalar(firstTag + digit.value - 48)!)
        }
        text.append(mark)
        return String(text) + wording.format
    }

    /// The format for these arguments where `format` is a tagged one; its specifiers carry positions.
    static func resolved(_ format: String, _ arguments: [any CVarArg]) -> String? {
        let scalars = format.unicodeScalars
        guard scalars.first == mark else { return nil }
        // Text of the user's own may begin with the mark, too.
        var number = 0
        for digit in scalars.dropFirst().prefix(while: { $0 != mark }) {
            guard (firstTag...firstTag + 9).contains(digit.value), number < 1_000_000 else { return nil }
            number = number * 10 + Int(digit.value - firstTag)
        }
        return known.withLock { known in
            guard known.indices.contains(number) else { return nil }
            let wording = known[number].resolved(numbers: arguments.map(Self.number))
            return ProcessContext.current.pseudolanguage.apply(to: wording, isFormat: true)
        }
    }

    private static func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// What `String(format:)` gives.
    fileprivate static func string(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        let format = resolved(format, arguments) ?? format
        let text = written(format, locale, arguments)
        // What divides zero by zero has a sign on x86, which C's functions write, and none on an iPhone. Few texts have
        // a minus; to look at the arguments of all would take a quarter of the time again.
        guard text.utf8.contains(UInt8(ascii: "-")), arguments.contains(where: isNotANumber) else { return text }
        return written(format, locale, arguments.map { isNotANumber($0) ? Double.nan : $0 })
    }

    private static func isNotANumber(_ argument: any CVarArg) -> Bool {
        switch argument {
        case let value as Double: value.isNaN
        case let value as Float: value.isNaN
        case let value as CGFloat: value.isNaN
        default: false
        }
    }

    private static func written(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        withVaList(arguments) { list in
            NSString(format: format, locale: locale.map { NSLocale(localeIdentifier: $0.identifier) }, arguments: list)
                as String
        }
    }
}

// Initializers own their variadic arguments and borrow what Foundation declares `__shared`.

@_silgen_name("darkroom_string_format")
public func _darkroomFormat(_ format: __shared String, _ arguments: __owned [any CVarArg]) -> String {
    PluralFormats.string(format, nil, arguments)
}

@_silgen_name("darkroom_string_format_arguments")
public func _darkroomFormatArguments(_ format: __shared String, _ arguments: __shared [any CVarArg]) -> String {
    PluralFormats.string(format, nil, arguments)
}

@_silgen_name("darkroom_string_format_locale")
public func _darkroomFormatLocale(
    _ format: __shared String, _ locale: __shared Locale?, _ arguments: __owned [any CVarArg]
) -> String {
    PluralFormats.string(format, locale, arguments)
}

@_silgen_name("darkroom_string_format_locale_arguments")
public func _darkroomFormatLocaleArguments(
    _ format: __shared String, _ locale: __shared Locale?, _ arguments: __shared [any CVarArg]
) -> String {
    PluralFormats.string(format, locale, arguments)
}

@_silgen_name("darkroom_string_localized_format")
public func _darkroomLocalizedFormat(_ format: __shared String, _ arguments: __shared [any CVarArg]) -> String {
    PluralFormats.string(format, .current, arguments)
}
