import Foundation

// Foundation on Linux has no library folder. CFoundationHooks puts these in the place of its own.

extension FileManager {
    /// Foundation's own.
    @_silgen_name("darkroom_foundation_urls")
    private func foundationURLs(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL]

    @_silgen_name("darkroom_file_manager_urls")
    func urlsWithLibrary(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        directory == .libraryDirectory && domainMask.contains(.userDomainMask)
            ? [URL.libraryDirectory] : foundationURLs(for: directory, in: domainMask)
    }
}

@_silgen_name("darkroom_search_paths")
func searchPaths(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] { FileManager.default.urls(for: directory, in: domainMask).map(\.path) }
