import Foundation
import Glibc
import SystemSupport

/// A `manifest.json` that is read piece by piece: the manifest of 100,000 pictures takes 100 MB, and more than that once
/// it is decoded. What it says as a whole is in memory; where its pictures and failures are written is known.
final class ManifestReader {
    /// What a file is not that should be a manifest.
    enum Problem: Error {
        case missing, unreadable(String), broken
        /// Of another form than this version knows.
        case otherVersion(schema: Int, renderer: String?)
    }

    /// Without pictures and failures.
    private(set) var outline: Manifest
    private(set) var pictureCount: Int
    private(set) var failureCount: Int

    private let descriptor: Int32
    private let pictures: [ManifestScan.Piece]
    private let failures: [ManifestScan.Piece]
    private let decoder = JSONDecoder()

    /// - Throws: `Problem`.
    init(_ path: String) throws {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? Problem.missing : .unreadable(String(cString: strerror(errno)))
        }
        do {
            var scan = ManifestScan()
            while true {
                guard let bytes = DescriptorIO.read(descriptor, atMost: 256 << 10) else {
                    throw Problem.unreadable(String(cString: strerror(errno)))
                }
                if bytes.isEmpty { break }
                guard scan.take(bytes) else { throw Problem.broken }
            }
            guard scan.isWhole else { throw Problem.broken }
            (pictures, failures) = (scan.pictures, scan.failures)
            (pictureCount, failureCount) = (pictures.count, failures.count)
            outline = try Self.outline(Data(scan.rest), decoder)
        } catch {
            close(descriptor)
            throw error
        }
    }

    deinit { close(descriptor) }

    private struct Version: Decodable {
        struct Renderer: Decodable {
            var name: String?
            var version: String?
        }
        var schemaVersion: Int
        var renderer: Renderer?
    }

    private static func outline(_ data: Data, _ decoder: JSONDecoder) throws -> Manifest {
        guard let version = try? decoder.decode(Version.self, from: data) else { throw Problem.broken }
        guard version.schemaVersion == Manifest.currentSchemaVersion else {
            let renderer = version.renderer.flatMap { renderer in
                renderer.version.map { "\(renderer.name ?? "darkroom") \($0)" }
            }
            throw Problem.otherVersion(schema: version.schemaVersion, renderer: renderer)
        }
        guard let outline = try? decoder.decode(Manifest.self, from: data) else { throw Problem.broken }
        return outline
    }

    /// - Throws: `Problem.broken` where it is no picture.
    func picture(_ index: Int) throws -> Manifest.Picture { try decoded(pictures[index]) }

    func failure(_ index: Int) throws -> Manifest.Failure { try decoded(failures[index]) }

    private func decoded<Value: Decodable>(_ piece: ManifestScan.Piece) throws -> Value {
        var data = Data(count: Int(piece.length))
        let count = data.withUnsafeMutableBytes { buffer in
            DescriptorIO.uninterrupted { pread(descriptor, buffer.baseAddress, buffer.count, off_t(piece.start)) }
        }
        guard count == data.count, let value = try? decoder.decode(Value.self, from: data) else { throw Problem.broken }
        return value
    }
}
