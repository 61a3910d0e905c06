import Assets
import Foundation
import ProcessContext

/// Finds the wording of a key and fills its values in.
struct LocalizedLookup {
    let key: String
    let value: String.LocalizationValue
    let table: String?
    /// nil for the main bundle.
    let bundle: URL?
    /// The languages to look up, most wanted first.
    let languages: [String]
    /// How values are printed.
    let locale: Locale

    private var strings: StringTable {
        bundle.flatMap(BundleStrings.strings(ofBundleAt:)) ?? MainBundle.contents.strings
    }

    private var numbers: [Double?] { value.arguments.map(\.number) }

    /// The wording with the places of its values.
    var format: String {
        let wording = strings.localized(key, table: table, languages: languages, numbers: numbers) ?? value.key
        return ProcessContext.current.pseudolanguage.apply(to: wording, isFormat: !value.arguments.isEmpty)
    }

    var string: String {
        guard !value.arguments.isEmpty else { return format }
        return FormatString(format).pieces.map { piece in
            switch piece {
            case .literal(let literal): literal
            case .argument(let index):
                value.arguments.indices.contains(index) ? value.arguments[index].string(in: locale) : ""
            }
        }.joined()
    }
}

extension LocalizedLookup {
    init(_ resource: LocalizedStringResource) {
        self.init(
            key: resource.key, value: resource.defaultValue, table: resource.table, bundle: resource.bundle.url,
            languages: [resource.locale.identifier(.bcp47)], locale: resource.locale)
    }

    /// In the language of the process, whatever locale values are printed in.
    init(_ key: String, _ value: String.LocalizationValue, table: String?, bundle: Bundle?, locale: Locale) {
        self.init(
            key: key, value: value, table: table, bundle: bundle === Bundle.main ? nil : bundle?.bundleURL,
            languages: [Locale.current.identifier(.bcp47)], locale: locale)
    }
}
