import Foundation

/// The font files of a widget extension: those of Info.plist's `UIAppFonts` lie among its sources or resources, as do
/// those that code registers itself.
package enum FontFiles {
    private static let types: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// Every font file below the folders, sorted by path; hidden folders and catalogs are left out.
    package static func files(below directories: [URL]) -> [URL] {
        directories.flatMap { directory -> [URL] in
            let entries = FileManager.default.enumerator(
                at: directory, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
            var files: [URL] = []
            while let url = entries?.nextObject() as? URL {
                if url.pathExtension == "xcassets" { entries?.skipDescendants() }
                if types.contains(url.pathExtension.lowercased()) { files.append(url) }
            }
            return files.sorted { $0.path < $1.path }
        }
    }
}
