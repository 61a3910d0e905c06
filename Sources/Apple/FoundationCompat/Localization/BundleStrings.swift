import Assets
import Foundation
import Synchronization

/// The string tables of bundles other than the widget's own.
package enum BundleStrings {
    private static let tables = Mutex<[URL: StringTable]>([:])

    /// nil for the main bundle, whose strings are the widget's.
    package static func strings(ofBundleAt url: URL) -> StringTable? {
        guard url != Bundle.main.bundleURL else { return nil }
        return tables.withLock { tables in
            if let known = tables[url] { return known }
            let table = StringTable(directories: [url])
            tables[url] = table
            return table
        }
    }
}
