import Foundation
import SystemSupport
import WebPages

/// The names of a gallery's files, and how they are written.
package enum GalleryFiles {
    package static let page = "index.html"
    /// What programs read, and people who write pages of their own.
    package static let list = "pictures.json"
    /// Where the scripts lie that a page of many pictures loads.
    package static let folder = "gallery"
    /// A page tells of so many pictures itself.
    package static let mostInPage = 500
    /// So many stay in memory until a page is written, 8 KB each; others are read twice.
    package static let mostInMemory = 2000
    /// So many are told of in one script: 60 KB.
    static let chunkLength = 250

    static func tiles(_ chunk: Int) -> String { "\(folder)/pictures-\(chunk).js" }
    static func details(_ chunk: Int) -> String { "\(folder)/details-\(chunk).js" }

    /// What pictures browsers show, by extension.
    package static let mediaTypes = [
        "png": "image/png", "apng": "image/apng", "webp": "image/webp", "svg": "image/svg+xml", "gif": "image/gif",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "avif": "image/avif"
    ]

    static func mediaType(_ file: String) -> String {
        mediaTypes[file.pathExtension.lowercased()] ?? "application/octet-stream"
    }

    /// A path inside the folder as an address, in an attribute.
    static func address(_ file: String) -> String {
        HTML.escape(file.addingPercentEncoding(withAllowedCharacters: addressCharacters) ?? "")
    }

    // A colon in the first part would make a scheme of it.
    private static let addressCharacters = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}

extension GalleryPage {
    /// Writes the page and, for many pictures, what lies beside it; removes what an earlier run left there.
    ///
    /// - Parameters:
    ///   - folder: the page's folder.
    ///   - alwaysLists: whether `pictures.json` is written for few pictures, too.
    ///   - writeFile: writes a file of the folder, which appears when it is whole.
    package func write(
        in folder: String, alwaysLists: Bool = false,
        _ writeFile: @escaping (String, (FileOutput) throws -> Void) throws -> Void
    ) throws {
        var count = 0
        if isChunked || alwaysLists {
            try writeFile(GalleryFiles.list) { output in count = try writeList(to: output, writeFile) }
        }
        try writeFile(GalleryFiles.page) { output in try write(to: output.write) }
        GalleryFiles.removeStale(in: folder, chunks: count, list: !(isChunked || alwaysLists))
    }

    /// Writes the list and, with it, the chunks: what a picture tells of itself is read once for both.
    /// - Returns: how many chunks there are.
    private func writeList(
        to output: FileOutput, _ writeFile: @escaping (String, (FileOutput) throws -> Void) throws -> Void
    ) throws -> Int {
        let content = GalleryContent(
            outline: outline, sections: index.sections, facets: index.facets, count: pictures.count, chunkLength: nil,
            pictures: [], details: nil)
        let json = try WebPage.json(content).split(separator: "\"pictures\":[]", maxSplits: 1)
        try output.write("\(json[0])\"pictures\":[")
        var count = 0
        for start in stride(from: 0, to: index.order.count, by: GalleryFiles.chunkLength) {
            let positions = index.order[start..<min(start + GalleryFiles.chunkLength, index.order.count)]
            let tiles = try writeChunk(isChunked ? count : nil, positions, writeFile)
            try output.write("\(start > 0 ? ",\n" : "\n")\(tiles.joined(separator: ",\n"))")
            count += 1
        }
        try output.write("\n]\(json[1])\n")
        return isChunked ? count : 0
    }

    /// - Parameter chunk: nil where pictures are told of in no chunks.
    /// - Returns: what the list says of the pictures.
    private func writeChunk(
        _ chunk: Int?, _ positions: ArraySlice<Int>,
        _ writeFile: @escaping (String, (FileOutput) throws -> Void) throws -> Void
    ) throws -> [String] {
        var tiles: [String] = [], details: [String] = []
        for position in positions {
            let picture = try pictures.picture(at: position)
            tiles.append(try WebPage.json(GalleryContent.Tile(picture, index, embedded: nil)))
            if chunk != nil { details.append(try WebPage.json(GalleryContent.Details(picture))) }
        }
        guard let chunk else { return tiles }
        for (file, name, items) in [
            (GalleryFiles.tiles(chunk), "pictures", tiles), (GalleryFiles.details(chunk), "details", details)
        ] {
            try writeFile(file) { output in
                try output.write("darkroomGallery(\"\(name)\",\(chunk),[\n\(items.joined(separator: ",\n"))\n]);\n")
            }
        }
        return tiles
    }
}

extension GalleryFiles {
    private static let chunkName = Pattern(#/(?:pictures|details)-(\d+)\.js/#)

    /// Removes scripts of an earlier, longer page, which are known by their names alone.
    fileprivate static func removeStale(in folder: String, chunks: Int, list removesList: Bool) {
        let scripts = folder.appendingPath(self.folder)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: scripts)) ?? [] {
            guard let match = name.wholeMatch(of: Self.chunkName), let number = Int(match.1),
                number >= chunks
            else { continue }
            unlink(scripts.appendingPath(name))
        }
        rmdir(scripts)
        let list = folder.appendingPath(self.list)
        guard removesList, let file = FileHandle(forReadingAtPath: list) else { return }
        defer { try? file.close() }
        // Somebody else's file of that name stays.
        if (try? file.read(upToCount: listStart.utf8.count)) == Data(listStart.utf8) { unlink(list) }
    }

    /// What a list of pictures begins with, as its keys are sorted.
    private static let listStart = "{\"count\":"
}
