import Foundation

/// A data set: one file for each idiom that it tells apart.
struct DataSet {
    struct Entry {
        var idiom: String
        var filename: String
        var typeIdentifier: String
    }

    private(set) var entries: [Entry] = []

    init(_ json: [String: Any]) {
        for entry in json["data"] as? [[String: Any]] ?? [] {
            guard let filename = entry["filename"] as? String, !filename.isEmpty else { continue }
            entries.append(
                Entry(
                    idiom: entry["idiom"] as? String ?? "universal", filename: filename,
                    typeIdentifier: entry["universal-type-identifier"] as? String ?? Self.typeIdentifier(filename)))
        }
    }

    /// The device's own file, else the one for all.
    func entry(for idiom: AssetIdiom) -> Entry? {
        entries.first { $0.idiom == idiom.rawValue } ?? entries.first { $0.idiom == "universal" }
    }

    /// Of the kinds that code puts into data sets; `public.data` for others.
    private static func typeIdentifier(_ filename: String) -> String {
        switch URL(fileURLWithPath: "/" + filename).pathExtension.lowercased() {
        case "json": "public.json"
        case "txt": "public.plain-text"
        case "xml": "public.xml"
        case "csv": "public.comma-separated-values-text"
        case "html", "htm": "public.html"
        case "plist": "com.apple.property-list"
        case "png": "public.png"
        case "jpg", "jpeg": "public.jpeg"
        case "gif": "com.compuserve.gif"
        case "svg": "public.svg-image"
        case "pdf": "com.adobe.pdf"
        default: "public.data"
        }
    }
}

/// A data set's file.
package struct DataAsset: Hashable, Sendable {
    /// The name it was asked for by.
    package var name: String
    package var data: Data
    /// A uniform type identifier such as `public.json`, as far as the set or the file's extension tells one.
    package var typeIdentifier: String
}
