import Foundation

/// The keys that Apple's format knows in a set's Contents.json. Others are most likely slips of whoever wrote it by
/// hand, and mean nothing.
struct CatalogKeys {
    private let list: String
    private let entry: Set<String>

    private static let top: Set<String> = ["info", "properties", "author", "version"]
    private static let properties: Set<String> = [
        "template-rendering-intent", "preserves-vector-representation", "auto-scaling", "compression-type",
        "localizable", "on-demand-resource-tags", "provides-namespace", "pre-rendered", "monochromatic",
        "symbol-rendering-intent"
    ]
    private static let conditions: Set<String> = [
        "idiom", "scale", "appearances", "language-direction", "display-gamut", "subtype", "memory",
        "graphics-feature-set", "width-class", "height-class", "screen-width", "locale", "role", "unassigned",
        "platform", "target-os-version"
    ]

    init(_ kind: AssetIndex.Kind) {
        switch kind {
        case .image:
            list = "images"
            entry = Self.conditions.union([
                "filename", "resizing", "alignment-insets", "size", "expected-size", "compression-type", "extent",
                "minimum-system-version", "orientation", "matching-style", "version", "author", "pre-rendered"
            ])
        case .color:
            list = "colors"
            entry = Self.conditions.union(["color"])
        case .data:
            list = "data"
            entry = Self.conditions.union(["filename", "universal-type-identifier", "compression-type"])
        case .symbol:
            list = "symbols"
            entry = Self.conditions.union(["filename"])
        }
    }

    func problems(in json: [String: Any]) -> [SetProblem] {
        var unknown = json.keys.filter { $0 != list && !Self.top.contains($0) }
        if let properties = json["properties"] as? [String: Any] {
            unknown += properties.keys.filter { !Self.properties.contains($0) }.map { "properties.\($0)" }
        }
        var problems: [SetProblem] = []
        if let value = json[list], !(value is [[String: Any]]) {
            problems.append(.malformed("“\(list)” is not an array of objects"))
        }
        for (number, values) in (json[list] as? [[String: Any]] ?? []).enumerated() {
            unknown += values.keys.filter { !entry.contains($0) }.map { "\(list)[\(number)].\($0)" }
        }
        problems += unknown.sorted().map { .note(.assetKeyUnknown, "“\($0)” is a key that Xcode does not know") }
        return problems
    }
}

/// The files of a set against those that its Contents.json names.
struct FileNames {
    let problems: [SetProblem]

    /// - Parameter names: as they stand in Contents.json.
    init(_ folder: URL, named names: [String]) {
        var problems: [SetProblem] = []
        let present = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { $0 != "Contents.json" && !$0.hasPrefix(".") }.sorted()
        // The same name may be written with composed or decomposed letters, and in another case. Texts are equal where their
        // characters are, however these are written.
        let wanted = Set(names.map { $0.lowercased() })
        var missing: Set<String> = []
        for name in names where missing.insert(name).inserted {
            do throws(SetFile.ReadError) {
                if try !FileManager.default.fileExists(atPath: SetFile.url(name, in: folder).path) {
                    problems.append(.malformed("the file “\(name)” is missing"))
                }
            } catch {
                problems.append(.malformed("\(error)"))
            }
        }
        for file in present where !wanted.contains(file.lowercased()) {
            problems.append(.note(.assetFileUnassigned, "the file “\(file)” is in the set, but no entry refers to it"))
        }
        self.problems = problems
    }
}
