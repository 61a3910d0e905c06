import Foundation

extension FileManager {
    /// The folder that an app shares with its extensions: a copy of what `--app-group` has for the group, in the
    /// scratch home that a widget is drawn with; nil for a group that the extension's entitlements do not name.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        // An identifier is one name; anything else would lead out of the home.
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix(".") else {
            return nil
        }
        return AppGroupStore.current.container(groupIdentifier)
    }

    /// nil, as for everyone who is not signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// nil, as for everyone who is not signed in.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
