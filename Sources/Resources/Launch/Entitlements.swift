/// What the extension's `.entitlements` files say, with build settings filled in.
package struct Entitlements: Codable, Hashable, Sendable {
    package struct File: Codable, Hashable, Sendable {
        /// For messages.
        package var name: String
        /// `com.apple.developer.default-data-protection`.
        package var dataProtection: String?
        /// `com.apple.security.application-groups`; nil where a build setting in them is not known.
        package var appGroups: [String]?

        package init(name: String, dataProtection: String? = nil, appGroups: [String]?) {
            (self.name, self.dataProtection, self.appGroups) = (name, dataProtection, appGroups)
        }
    }

    /// In the order of their names.
    package var files: [File]

    package init(files: [File] = []) { self.files = files }

    /// The groups whose data the extension may use; nil where that is not known.
    package var appGroups: [String]? {
        guard !files.isEmpty, files.allSatisfy({ $0.appGroups != nil }) else { return nil }
        return Set(files.flatMap { $0.appGroups ?? [] }).sorted()
    }

    package func allows(appGroup group: String) -> Bool { appGroups?.contains(group) ?? true }
}
