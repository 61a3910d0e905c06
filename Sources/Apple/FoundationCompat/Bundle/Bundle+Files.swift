import Foundation

// Foundation on Linux gives objects of NSURL. A name that is no optional makes these the better match.
extension Bundle {
    /// The files of a kind in the bundle, whatever group they lie in, or in a folder of it.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        paths(forResourcesOfType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
    }

    /// The files of a kind in the bundle that belong to a language, or to none.
    public func urls(
        forResourcesWithExtension ext: String, subdirectory subpath: String?, localization localizationName: String?
    ) -> [URL]? {
        paths(forResourcesOfType: ext, inDirectory: subpath, forLocalization: localizationName)
            .map { URL(fileURLWithPath: $0) }
    }
}
