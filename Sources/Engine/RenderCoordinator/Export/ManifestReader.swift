import Foundation
import Glibc
import RenderPlanning
import SystemSupport

/// A `manifest.json` that is read piece by piece: the manifest of 100,000 pictures takes 100 MB, and more than that once
/// it is decoded. What it says as a whole is in memory; where its pictures and failures are written is known.
package final class ManifestReader: ManifestRecords {
    /// What a file is not that should be a manifest.
    package enum Problem: Error {
        case missing, unreadable(String), broken
        /// Of another form than this version knows.
        case otherVersion(schema: Int, renderer: String?)
    }

    /// Without pictures and failures.
    package private(set) var outline: Manifest
    package private(set) var pictureCount: Int
    package private(set) var failureCount: Int

    private let file: RecordFile
    private let pictures: [RecordPlace]
    private let failures: [RecordPlace]

    /// - Throws: `Problem`.
    package init(_ path: String) throws(Problem) {
        guard let file = RecordFile(path) else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(String(cString: strerror(errno)))
        }
        var places: [ManifestScanner.List: [RecordPlace]] = [:]
        let lists: [ManifestScanner.List: Range<Int>]
        do {
            lists = try ManifestScanner.scan(file) { places[$0.list, default: []].append(RecordPlace($0.range)) }
        } catch {
            switch error {
            case .unreadable(let reason): throw .unreadable(reason)
            case .broken: throw .broken
            }
        }
        (self.file, pictures, failures) = (file, places[.pictures] ?? [], places[.failures] ?? [])
        (pictureCount, failureCount) = (pictures.count, failures.count)
        outline = try Self.outline(file.bytes(without: Array(lists.values)))
    }

    private struct Version: Decodable {
        struct Renderer: Decodable {
            var name: String?
            var version: String?
        }
        var schemaVersion: Int
        var renderer: Renderer?
    }

    private static func outline(_ data: Data) throws(Problem) -> Manifest {
        guard let version = try? JSONText.decoded(Version.self, from: data) else { throw Problem.broken }
        guard version.schemaVersion == Manifest.currentSchemaVersion else {
            let renderer = version.renderer.flatMap { renderer in
                renderer.version.map { "\(renderer.name ?? "darkroom") \($0)" }
            }
            throw Problem.otherVersion(schema: version.schemaVersion, renderer: renderer)
        }
        guard let outline = try? JSONText.decoded(Manifest.self, from: data) else { throw Problem.broken }
        return outline
    }

    /// - Throws: `Problem.broken` where it is no picture.
    package func picture(_ index: Int) throws -> Manifest.Picture { try decoded(pictures[index]) }

    package func failure(_ index: Int) throws -> Manifest.Failure { try decoded(failures[index]) }

    private func decoded<Value: Decodable>(_ place: RecordPlace) throws -> Value {
        guard let value = try? JSONText.decoded(Value.self, from: file.bytes(place.range)) else { throw Problem.broken }
        return value
    }
}

extension Manifest {
    /// Whether a folder has a manifest of pictures that this version knows: web apps have files of the same name.
    package static func isReadable(in folder: String) -> Bool {
        (try? ManifestReader(folder.appendingPath(OutputFile.manifest))) != nil
    }
}
