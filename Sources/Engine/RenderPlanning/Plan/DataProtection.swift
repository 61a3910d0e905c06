import Findings
import Foundation
import RenderModel

/// How an extension protects its files, which decides what is shown of its widgets while the device is locked.
package enum DataProtection: String, Hashable, Sendable, CaseIterable {
    case none, complete, completeUnlessOpen, completeUntilFirstUserAuthentication

    /// What one file of entitlements says.
    package struct Declaration: Hashable, Sendable {
        /// The file, for messages.
        package var file: String
        /// As Apple spells it: `NSFileProtectionComplete`.
        package var level: String

        package init(file: String, level: String) { (self.file, self.level) = (file, level) }
    }

    /// - Parameter name: As on the command line, or as in an entitlement: `NSFileProtectionComplete`.
    package init?(named name: String) {
        let short = name.hasPrefix("NSFileProtection") ? String(name.dropFirst("NSFileProtection".count)) : name
        guard let level = Self.allCases.first(where: { $0.rawValue.lowercased() == short.lowercased() }) else {
            return nil
        }
        self = level
    }

    /// The level that an extension's entitlements name.
    ///
    /// - Returns: iOS's own level, `completeUntilFirstUserAuthentication`, where they name none.
    package static func declared(in declarations: [Declaration]) -> DataProtection {
        declarations.lazy.compactMap { Self(entitlement: $0.level) }.first
            ?? .completeUntilFirstUserAuthentication
    }

    /// - Parameter value: as Apple spells it: `NSFileProtectionComplete`.
    private init?(entitlement value: String) {
        guard let level = Self.allCases.first(where: { $0.entitlement == value }) else { return nil }
        self = level
    }

    private var entitlement: String { "NSFileProtection" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// Tells of levels that there are not.
    package static func findings(in declarations: [Declaration]) -> [Finding] {
        declarations.compactMap { declared in
            guard Self(entitlement: declared.level) == nil else { return nil }
            let known = allCases.map(\.entitlement).joined(separator: ", ")
            return Finding(
                .dataProtectionUnknown,
                "\(declared.file) names the data protection '\(declared.level)', which is unknown, so the default of iOS is used; write "
                    + "one of \(known)")
        }
    }

    /// Apple documents that WidgetKit shows the placeholder where the extension's files cannot be read; otherwise what
    /// the author marks as sensitive is redacted, as the user may ask for the locked device and for the always-on
    /// display.
    func redactionLevel(_ lock: LockName) -> RedactionLevel {
        switch (lock, self) {
        case (.unlocked, _): .nothing
        case (_, .complete), (_, .completeUnlessOpen), (.beforeFirstUnlock, .completeUntilFirstUserAuthentication):
            .everything
        case (.locked, _), (.beforeFirstUnlock, .none): .sensitiveContent
        }
    }
}
