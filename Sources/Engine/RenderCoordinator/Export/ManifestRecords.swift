/// What a manifest says, of which pictures and failures are told when they are asked for: there may be 100,000.
package protocol ManifestRecords {
    /// Without pictures and failures.
    var outline: Manifest { get }
    var pictureCount: Int { get }
    var failureCount: Int { get }

    /// Asked for more than once, in any order, and the same each time.
    func picture(_ index: Int) throws -> Manifest.Picture
    func failure(_ index: Int) throws -> Manifest.Failure
}

// What a run is about to write, or has written.
extension FolderContents: ManifestRecords {
    package var pictureCount: Int { pictures.count }
    package var failureCount: Int { failures.count }

    package func picture(_ index: Int) throws -> Manifest.Picture { try pictures.picture(index) }
    package func failure(_ index: Int) -> Manifest.Failure { failures[index] }
}
