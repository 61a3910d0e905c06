import Foundation
import Gallery
import Glibc
import RenderPlanning
import SystemSupport

/// Pictures of several folders on one page, each distinct picture once.
package struct Site {
    /// How many pictures the page shows, and what could not be taken along.
    package struct Result {
        package var pictures: Int
        package var findings: Int
        package var warnings: [String]
    }

    /// Where the pictures lie, each under its digest.
    private static let folder = "pictures"

    private let sources: [(path: String, source: ManifestGallery<ManifestReader>.Source)]
    private let title: String?
    private let audience: GalleryAudience
    private let areDistinct: Bool

    /// - Parameters:
    ///   - paths: folders that `darkroom render` wrote.
    ///   - title: nil for the widgets' names.
    ///   - areDistinct: whether each folder has another extension's pictures, which are all shown: extensions may draw
    ///     the same widgets alike. Else what several folders have alike is shown once.
    /// - Throws: `CommandFailure` where one is none.
    package init(
        _ paths: [String], title: String?, for audience: GalleryAudience, areDistinct: Bool = false
    ) throws {
        let paths = Self.runs(paths), names = Self.names(paths)
        sources = try zip(paths, names).map { path, name in
            (path, ManifestGallery.Source(try Self.reader(path), name: name))
        }
        (self.title, self.audience, self.areDistinct) = (title, audience, areDistinct)
    }

    /// The folders of runs: of a project with several widget extensions, each has one of its own inside.
    package static func runs(_ paths: [String]) -> [String] {
        func isRun(_ path: String) -> Bool {
            FileManager.default.fileExists(atPath: path.appendingPath(OutputFile.manifest))
        }
        return paths.flatMap { path -> [String] in
            guard !isRun(path) else { return [path] }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            let inside = names.sorted().map { path.appendingPath($0) }.filter(isRun)
            return inside.isEmpty ? [path] : inside
        }
    }

    package static func reader(_ path: String) throws -> ManifestReader {
        do {
            return try ManifestReader(path.appendingPath(OutputFile.manifest))
        } catch let problem {
            throw CommandFailure(.usage, "\(path): \(text(problem, again: path))")
        }
    }

    private static func text(_ problem: ManifestReader.Problem, again path: String) -> String {
        let command = "darkroom render <widget> --output \(Shell.quoted(path))"
        return switch problem {
        case .missing: "it contains no \(OutputFile.manifest); specify an output folder of darkroom render: \(command)"
        case .unreadable(let reason): "\(OutputFile.manifest) cannot be read: \(reason)"
        case .broken:
            "\(OutputFile.manifest) is incomplete, or was not written by darkroom; render it again: "
                + "\(command)"
        case .otherVersion(let schema, let renderer):
            "its manifest is \(renderer.map { "one of \($0), " } ?? "")of version \(schema), and this darkroom reads "
                + "version \(Manifest.currentSchemaVersion); render it again: \(command)"
        }
    }

    /// The folders' own names, with those around them where they are alike.
    package static func names(_ paths: [String]) -> [String] {
        let parts = paths.map { path in
            URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
        }
        for length in 1...max(1, parts.map(\.count).max() ?? 1) {
            let names = parts.map { $0.suffix(length).joined(separator: "/") }
            if Set(names).count == names.count { return names }
        }
        return paths.indices.map { "run \($0 + 1)" }
    }

    /// Writes the site; removes pictures of an earlier one.
    /// - Throws: `CommandFailure`, or what the system says.
    package func write(to output: OutputFolder) throws -> Result {
        if let same = sources.first(where: { URL(fileURLWithPath: $0.path).standardizedFileURL.path == output.path }) {
            throw CommandFailure(
                .usage, "--output \(same.path): this is one of the folders; choose another: --output site")
        }
        do {
            return try join(to: output)
        } catch let problem as ManifestReader.Problem {
            let paths = sources.map(\.path)
            throw CommandFailure(.usage, "\(paths.joined(separator: ", ")): \(Self.text(problem, again: paths[0]))")
        }
    }

    private func join(to output: OutputFolder) throws -> Result {
        var gallery = try ManifestGallery(sources.map(\.source), title: title, for: audience)
        var collector = PictureCollector(output: output, folder: Self.folder)
        var entries: [ManifestEntry] = [], missing: [Int: [String]] = [:]
        /// What a folder's picture is, so that a folder named twice, or shards that share one, shows it once.
        var known: Set<String> = []
        for entry in gallery.entries {
            let (path, source) = sources[entry.source], picture = try source.reader.picture(entry.index)
            guard let file = try collector.take(picture.file, from: path) else {
                missing[entry.source, default: []].append(picture.file)
                continue
            }
            let folder = areDistinct ? "\(entry.source)/" : ""
            guard known.insert("\(folder)\(picture.kind)/\(picture.file)#\(file)").inserted else { continue }
            entries.append(.init(source: entry.source, index: entry.index, file: file))
        }
        gallery.entries = entries
        let page = try GalleryPage(gallery.outline, gallery)
        try page.write(in: output.path, alwaysLists: true) { try output.write(to: $0, $1) }
        collector.removeOthers()
        return Result(
            pictures: entries.count, findings: gallery.outline.findings.count + gallery.outline.furtherFindings,
            warnings: versions(gallery)
                + missing.sorted { $0.key < $1.key }.map { warning(sources[$0.key].path, $0.value) })
    }

    private func warning(_ path: String, _ files: [String]) -> String {
        "\(path): \(Count.text(files.count, "image")) of its manifest cannot be shown, \(files[0]) first; render it again: "
            + "darkroom render <widget> --output \(Shell.quoted(path))"
    }

    /// Pictures of several versions may differ in more than what they show.
    private func versions(_ gallery: ManifestGallery<ManifestReader>) -> [String] {
        let runs = gallery.outline.runs, versions = Set(runs.map(\.renderer))
        guard versions.count > 1 else { return [] }
        let list = runs.map { "\($0.name) by \($0.renderer)" }.joined(separator: ", ")
        return [
            "the images were rendered by several versions (\(list)), which may render the same widgets differently; "
                + "render them again with one version"
        ]
    }
}
