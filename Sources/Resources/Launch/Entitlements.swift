/// What the extension's `.entitlements` files say, with build settings filled in.
package struct Entitlements: Codable, Hashable, Sendable {
    package struct File: Codable, Hashable, Sendable {
        /// For messages.
        package var name: String
        /// `com.apple.developer.default-data-protection`.
        package var dataProtection: String?
        /// `com.apple.security.application-groups`; nil where a build setting in them is not known.
        package var appGroups: [String]?
        /// `com.apple.developer.icloud-container-identifiers`, without those in which a build setting is not known.
        package var cloudContainers: [String]?

        package init(
            name: String, dataProtection: String? = nil, appGroups: [String]?, cloudContainers: [String]? = nil
        ) {
            (self.name, self.dataProtection, self.appGroups) = (name, dataProtection, appGroups)
            self.cloudContainers = cloudContainers
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

    /// The identifier of the container in iCloud that the extension uses unless it names another.
    package var cloudContainer: String? { files.lazy.compactMap(\.cloudContainers?.first).first }

    package func allows(appGroup group: String) -> Bool { appGroups?.contains(group) ?? true }
}
