import DisplayList
import Findings
import Foundation

/// Where every named asset below some folders lies. Only folders are read here, and the few Contents.json that
/// can give a name space; a set's own is read when it is asked for.
struct AssetIndex {
    enum Kind: String, Hashable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
    }

    struct Key: Hashable {
        var kind: Kind
        var name: String
    }

    private(set) var sets: [Key: URL] = [:]
    private(set) var looseImages: [String: [ImageSet.Variant]] = [:]
    private(set) var findings: [Finding] = []
    let displayPath: DisplayPath
    /// What the bundle holds that is being read: the same name in two bundles is no duplicate.
    private var ownKeys: Set<Key> = []
    private let boundary: ResourceBoundary

    init(directories: [URL]) {
        boundary = ResourceBoundary(roots: directories)
        displayPath = DisplayPath(roots: directories)
        var visited: Set<String> = []
        for directory in directories {
            ownKeys = []
            if directory.pathExtension == "xcassets" {
                indexCatalog(directory, prefix: "", visited: &visited)
            } else {
                walk(directory, visited: &visited)
            }
        }
    }

    /// Folders that hold no resources of a bundle's root.
    private static let skipped: Set<String> = [
        "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle", "lproj", "playground", "docc"
    ]

    /// Kinds of sets that no view can name; what lies in them is no asset of its own.
    private static let otherSets: Set<String> = [
        "appiconset", "iconset", "launchimage", "brandassets", "imagestack", "imagestacklayer", "solidimagestack",
        "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack", "stickersequence", "stickersiconset",
        "cubetextureset", "mipmapset", "textureset", "arresourcegroup", "arobject", "arreferenceimage",
        "complicationset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "watchcomplicationset", "icon",
        "xcassets"
    ]

    private mutating func walk(_ directory: URL, visited: inout Set<String>) {
        guard visited.insert(directory.resolvingSymlinksInPath().path).inserted else { return }
        for (url, isDirectory) in Self.contents(of: directory) where boundary.holdsLink(url.path) {
            if !isDirectory {
                addLooseImage(url)
            } else if url.pathExtension == "xcassets" {
                indexCatalog(url, prefix: "", visited: &visited)
            } else if !Self.skipped.contains(url.pathExtension) {
                walk(url, visited: &visited)
            }
        }
    }

    private mutating func indexCatalog(_ folder: URL, prefix: String, visited: inout Set<String>) {
        guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
        for (url, isDirectory) in Self.contents(of: folder) where isDirectory && boundary.holdsLink(url.path) {
            let name = url.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: url.pathExtension) {
                add(Key(kind: kind, name: prefix + name), at: url)
            } else if !Self.otherSets.contains(url.pathExtension) {
                // A group's name may have a dot in it.
                let name = url.lastPathComponent
                let isNamespace = providesNamespace(url)
                indexCatalog(url, prefix: isNamespace ? prefix + name + "/" : prefix, visited: &visited)
            }
        }
    }

    private mutating func add(_ key: Key, at url: URL) {
        let isFirst = ownKeys.insert(key).inserted
        if let first = sets[key] {
            if isFirst || isBlank(url) { return }
            if isBlank(first) {
                sets[key] = url
                return
            }
            findings.append(
                Finding(
                    .assetDuplicated,
                    "\(displayPath(url)): “\(key.name)” is already the name of "
                        + "\(displayPath(first)), which is used; rename one."))
        } else {
            sets[key] = url
        }
    }

    /// Whether a set has a name and nothing else, as those of Xcode's templates: `actool` compiles nothing of it.
    private func isBlank(_ set: URL) -> Bool {
        let contents = set.appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: contents.path),
            let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return false }
        let entries = ["colors", "images", "symbols", "data"].compactMap { json[$0] as? [[String: Any]] }.joined()
        return !entries.isEmpty && entries.allSatisfy { $0["color"] == nil && $0["filename"] == nil }
    }

    private mutating func addLooseImage(_ url: URL) {
        guard let name = LooseImageName(url.lastPathComponent) else { return }
        var conditions = VariantConditions([:])
        conditions.idiom = name.idiom
        let variant = ImageSet.Variant(url: url, conditions: conditions, scale: name.scale, resizing: nil)
        looseImages["\(name.base).\(name.pathExtension)", default: []].append(variant)
        // UIKit documents that the extension may be left out for PNG only.
        guard LooseImageName.omissible.contains(name.pathExtension.lowercased()) else { return }
        looseImages[name.base, default: []].append(variant)
    }

    private mutating func providesNamespace(_ folder: URL) -> Bool {
        let contents = folder.appendingPathComponent("Contents.json")
        guard FileManager.default.fileExists(atPath: contents.path) else { return false }
        let json = CatalogReader.contents(of: folder, displayPath) { findings.append($0) }
        return (json["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
    }

    /// The visible entries of a folder by name, so that the same tree is always read in the same order. A link
    /// counts as what it leads to.
    private static func contents(of folder: URL) -> [(URL, isDirectory: Bool)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.map { name in
            let url = folder.appendingPathComponent(name)
            var isDirectory: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
            return (url, exists && isDirectory.boolValue)
        }
    }
}
