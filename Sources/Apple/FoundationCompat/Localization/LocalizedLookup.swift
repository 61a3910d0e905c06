import Assets
import Foundation
import ProcessContext
import Synchronization

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

extension String {
    /// The wording of `keyAndValue` in the language of the process.
    ///
    /// - Parameters:
    ///   - table: The string table's name; nil for `Localizable`.
    ///   - locale: How values are printed; it chooses no language, as on Apple's systems.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedLookup(keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale).string
    }

    /// The wording of `key`, or `defaultValue` where no table has it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedLookup("\(key)", defaultValue, table: table, bundle: bundle, locale: locale).string
    }

    /// The wording of `resource` in its own locale.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedLookup(resource).string
    }
}

/// The string tables of bundles other than the widget's own.
package final class BundleStrings: Sendable {
    private let tables = Mutex<[URL: StringTable]>([:])

    fileprivate init() {}

    /// nil for the main bundle, whose strings are the widget's.
    package static func strings(ofBundleAt url: URL) -> StringTable? {
        guard url != Bundle.main.bundleURL else { return nil }
        return ProcessContext.current.bundleStrings.tables.withLock { tables in
            if let known = tables[url] { return known }
            let table = StringTable(directories: [url])
            tables[url] = table
            return table
        }
    }
}

extension ProcessContext {
    private enum BundleStringsKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> BundleStrings { BundleStrings() }
    }

    fileprivate var bundleStrings: BundleStrings { self[BundleStringsKey.self] }
}
