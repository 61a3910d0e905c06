import Assets
import Foundation
import ProcessContext
import Synchronization

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
