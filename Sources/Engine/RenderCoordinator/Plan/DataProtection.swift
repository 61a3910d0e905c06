import Findings
import Foundation
import FoundationCompat
import RenderModel
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

    /// The level that an extension's entitlements name.
    ///
    /// - Returns: iOS's own level, `completeUntilFirstUserAuthentication`, where they name none.
    static func declared(in entitlements: Entitlements) -> DataProtection {
        entitlements.files.lazy.compactMap(\.dataProtection).compactMap(Self.init(entitlement:)).first
            ?? .completeUntilFirstUserAuthentication
    }

    /// - Parameter value: as Apple spells it: `NSFileProtectionComplete`.
    private init?(entitlement value: String) {
        guard let level = Self.allCases.first(where: { $0.entitlement == value }) else { return nil }
        self = level
    }

    private var entitlement: String { "NSFileProtection" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// Tells of levels that there are not.
    static func findings(in entitlements: Entitlements) -> [Finding] {
        entitlements.files.compactMap { file in
            guard let value = file.dataProtection, Self(entitlement: value) == nil else { return nil }
            let known = allCases.map(\.entitlement).joined(separator: ", ")
            return Finding(
                "data-protection", .warning,
                "\(file.name) names the data protection '\(value)', which there is not, so iOS's own counts; write "
                    + "one of \(known)")
        }
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

extension MainBundle.Contents {
    /// What is wrong with the bundle's files, the values in them included.
    var everyFinding: [Finding] { DataProtection.findings(in: entitlements) + findings }
}
