import Foundation

extension FileManager {
    /// The folder that an app shares with its extensions, made if it is not there: one of the scratch home that a
    /// widget is drawn with, never the host's.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        // An identifier is one name; anything else would lead out of the home.
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix(".") else {
            return nil
        }
        let folder = MainBundle.home.appendingPathComponent("Library/Group Containers/\(groupIdentifier)")
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// nil, as for everyone who is not signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// nil, as for everyone who is not signed in.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
