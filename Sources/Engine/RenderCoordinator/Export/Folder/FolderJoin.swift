import Findings
import Foundation
import Glibc
import RenderModel
import RenderPlanning
import SystemSupport

/// Makes one folder of those that the shards of a plan have written: the one that a single machine would have written, to
/// the byte.
package struct FolderJoin {
    /// Why folders cannot be joined.
    package struct Problem: Error, Hashable, CustomStringConvertible {
        package let description: String
    }

    private struct Part {
        var name: String
        var path: String
        var file: RecordFile
        var manifest: Manifest
        var shard: Manifest.Shard
        /// What the shard has drawn, each file once.
        var elements: [FolderRecord.Element]
    }

    private let parts: [Part]
    /// How many pictures of earlier runs lie in the folders, which are not joined.
    package let keptCount: Int

    /// - Parameter folders: one for each shard, in any order.
    /// - Throws: `Problem`.
    package init(_ folders: [String]) throws(Problem) {
        var parts: [Part] = []
        for name in folders { parts.append(try Self.part(name)) }
        let first = parts[0]
        for part in parts.dropFirst() {
            guard part.manifest.settings == first.manifest.settings, part.shard.folders == first.shard.folders,
                part.shard.options == first.shard.options
            else {
                throw Problem(
                    description: "\(part.name) and \(first.name) are of different plans; render both with the same "
                        + "options")
            }
            if let difference = Self.difference(part.manifest.renderer, first.manifest.renderer) {
                throw Problem(
                    description:
                        "\(part.name) and \(first.name) were drawn with \(difference); render both the same way")
            }
            if let widget = part.manifest.widgets.first(where: { widget in
                first.manifest.widgets.contains { $0.kind == widget.kind && $0 != widget }
            }) {
                throw Problem(
                    description: "\(part.name) and \(first.name) are of different sources, as their widgets "
                        + "'\(widget.kind)' show; render both from the same")
            }
        }
        keptCount = Set(parts.flatMap { $0.shard.kept ?? [] }).count
        self.parts = try Self.whole(parts)
        try checkCompanions()
    }

    /// What two renderers differ in, for a sentence; nil where they are the same.
    private static func difference(_ one: Manifest.Renderer, _ other: Manifest.Renderer) -> String? {
        guard one != other else { return nil }
        if one.version != other.version { return "darkroom \(one.version) and \(other.version)" }
        if one.fonts != other.fonts { return "other fonts" }
        return one.encoder != other.encoder ? "other options for PNG files" : "other options or libraries"
    }

    /// Pictures of all parts have files in the same other formats beside them.
    private func checkCompanions() throws(Problem) {
        for companion in Companion.allCases {
            let filled = parts.filter { !$0.elements.isEmpty }
            let having = filled.filter { part in
                part.elements.contains {
                    FileManager.default.fileExists(atPath: "\(part.path)/\(companion.file(of: $0.file))")
                }
            }
            guard let one = having.first,
                let other = filled.first(where: { part in
                    !having.contains { $0.name == part.name }
                })
            else { continue }
            throw Problem(
                description: "\(one.name) has \(companion.rawValue) files and \(other.name) has none; render both with "
                    + "the same --format")
        }
    }

    private static func part(_ name: String) throws(Problem) -> Part {
        let path = URL(fileURLWithPath: name).standardizedFileURL.path
        guard let file = RecordFile("\(path)/\(OutputFile.manifest)"),
            let (manifest, elements) = FolderRecord.read(file)
        else {
            throw Problem(
                description: "\(name) has no complete \(OutputFile.manifest); specify an output folder of darkroom "
                    + "render")
        }
        guard let shard = manifest.shard else {
            throw Problem(description: "\(name) is no shard, as it was rendered without --shard")
        }
        // A folder that another plan has filled keeps its pictures.
        var own = manifest, passed = Set(shard.kept ?? [])
        own.widgets = shard.widgets ?? manifest.widgets
        own.earlierRuns = nil
        return Part(
            name: name, path: path, file: file, manifest: own, shard: shard,
            elements: elements.reversed().filter { passed.insert($0.file).inserted }.reversed())
    }

    /// The parts in their order, each once.
    private static func whole(_ parts: [Part]) throws(Problem) -> [Part] {
        var found: [String: Part] = [:]
        for part in parts {
            if let other = found.updateValue(part, forKey: part.shard.part) {
                throw Problem(description: "\(part.name) and \(other.name) are both shard \(part.shard.part)")
            }
        }
        guard let first = Shard(parts[0].shard.part) else {
            throw Problem(description: "\(parts[0].name): '\(parts[0].shard.part)' is not a valid shard")
        }
        var result: [Part] = []
        for number in 1...first.count {
            guard let part = found["\(number)/\(first.count)"] else {
                throw Problem(
                    description:
                        "shard \(number)/\(first.count) is missing; specify its folder, too, or render it with "
                        + "--shard \(number)/\(first.count)")
            }
            result.append(part)
        }
        if let stray = parts.first(where: { part in !result.contains { $0.name == part.name } }) {
            throw Problem(
                description: "\(stray.name) is shard \(stray.shard.part), and \(parts[0].name) is shard "
                    + "\(parts[0].shard.part)")
        }
        return result
    }

    /// How many parts there are.
    package var count: Int { parts.count }

    /// All findings of the parts, as their manifests group them.
    package var findingGroups: [FindingGroup] { parts.flatMap { $0.manifest.findingGroups ?? [] } }

    /// - Parameters:
    ///   - folder: what is filled. Pictures go that an earlier manifest there lists and no part has.
    ///   - policy: which findings are allowed.
    /// - Throws: `Problem` where a picture is not what its manifest says, and what a file could not be written for.
    package func write(to folder: OutputFolder, policy: FindingPolicy) throws -> FolderContents {
        if let part = parts.first(where: { $0.path == folder.path }) {
            throw Problem(description: "\(part.name) is one of the shards; choose another folder with --output")
        }
        var files: Set<String> = []
        for part in parts {
            for element in part.elements {
                guard OutputFolder.staysInside(element.file) else { continue }
                try Self.copy(element, of: part, to: folder)
                files.insert(element.file)
            }
        }
        folder.removeStale(except: files)
        let contents = try contents(policy)
        try GalleryReporter.write(contents, to: folder)
        return contents
    }

    private struct Said: Decodable {
        var sha256: String
    }

    private static func copy(_ element: FolderRecord.Element, of part: Part, to folder: OutputFolder) throws {
        let source = "\(part.path)/\(element.file)"
        let said = try? JSONText.decoded(Said.self, from: part.file.bytes(element.range))
        guard let data = FileManager.default.contents(atPath: source), SHA256.hexadecimal(data) == said?.sha256 else {
            throw Problem(
                description: "\(part.name)/\(element.file) is not the image that its manifest lists; render "
                    + "shard \(part.shard.part) again")
        }
        try folder.write(data, to: element.file)
        for companion in Companion.allCases {
            let file = companion.file(of: element.file)
            if let data = FileManager.default.contents(atPath: "\(part.path)/\(file)") {
                try folder.write(data, to: file)
            }
        }
    }

    private func contents(_ policy: FindingPolicy) throws -> FolderContents {
        var outline = parts[0].manifest
        outline.shard = nil
        func joined<Element>(
            _ list: KeyPath<Manifest, [Element]>, _ places: KeyPath<Manifest.Shard, [Int]>
        ) -> [Element] {
            let placed = parts.flatMap { Array(zip($0.shard[keyPath: places], $0.manifest[keyPath: list])) }
            // Of one folder all are in one part, whose order stays.
            return placed.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
        }
        (outline.timelines, outline.failures) = (joined(\.timelines, \.timelines), [])
        var requests = MissingData(), assets: [Finding] = []
        for part in parts {
            requests.formUnion(part.shard.dataRequests ?? MissingData())
            for finding in part.manifest.assetFindings where !assets.contains(finding) { assets.append(finding) }
        }
        outline.assetFindings = assets
        outline.dataFindings = requests.isEmpty ? nil : requests.findings
        let pictures = pictures
        var groups = FindingGroups(policy: policy)
        groups.add(outline, pictures)
        outline.findingGroups = groups.groups.isEmpty ? nil : groups.groups
        return FolderContents(outline: outline, pictures: pictures, failures: joined(\.failures, \.failures))
    }

    private var pictures: ManifestPictures {
        let folders = OrderedNames(parts[0].shard.folders).merged(
            with: parts.flatMap { $0.elements.map(\.file.parentFolder) })
        var slots: [PictureSlot] = []
        for (index, part) in parts.enumerated() {
            for element in part.elements {
                guard
                    let order = try? JSONText.decoded(
                        PictureSlot.Order.self, from: part.file.bytes(element.range))
                else { continue }
                slots.append(
                    PictureSlot(
                        order, folder: folders.position(of: element.file.parentFolder),
                        place: RecordPlace(file: index, element.range)))
            }
        }
        return ManifestPictures(parts.map { .init(file: $0.file, isOurs: false) }, slots)
    }
}
