import Foundation
import WidgetKitCore

/// How an extension protects its files, which decides what is shown of its widgets while the device is locked.
package enum DataProtection: String, Hashable, Sendable, CaseIterable {
    case none, complete, completeUnlessOpen, completeUntilFirstUserAuthentication

    /// - Parameter name: As on the command line, or as in an entitlement: `NSFileProtectionComplete`.
    init?(named name: String) {
        let short = name.hasPrefix("NSFileProtection") ? String(name.dropFirst("NSFileProtection".count)) : name
        guard let level = Self.allCases.first(where: { $0.rawValue.lowercased() == short.lowercased() }) else {
            return nil
        }
        self = level
    }

    /// The level of the first `.entitlements` file in the extension's folders that names one.
    ///
    /// - Returns: iOS's own level, `completeUntilFirstUserAuthentication`, where none does.
    static func declared(in folders: [URL]) -> DataProtection {
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where name.hasSuffix(".entitlements") {
                guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path),
                      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
                      let text = list["com.apple.developer.default-data-protection"] as? String,
                      let level = DataProtection(named: text)
                else { continue }
                return level
            }
        }
        return .completeUntilFirstUserAuthentication
    }

    /// Apple documents that WidgetKit shows the placeholder where the extension's files cannot be read; otherwise what
    /// the author marks as sensitive is redacted, as the user may ask for the locked device and for the always-on
    /// display.
    func concealment(_ lock: LockName) -> Concealment {
        switch (lock, self) {
        case (.unlocked, _): .nothing
        case (_, .complete), (_, .completeUnlessOpen), (.beforeFirstUnlock, .completeUntilFirstUserAuthentication):
            .everything
        case (.locked, _), (.beforeFirstUnlock, .none): .sensitiveContent
        }
    }
}
