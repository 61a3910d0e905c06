import Findings
import Foundation
import RenderModel
import Snapshots
import SystemSupport

/// Pairs of a PNG and a JSON, as Sentry's Snapshots takes them: what each snapshot draws now, under its path in the store,
/// with what it is called and what it shows.
package enum SentrySidecars {
    /// Where they lie in a report's folder: `sentry-cli snapshots upload <report>/sentry --app-id …`.
    package static let folder = "sentry"

    /// What was written, and what was not.
    package struct Result: Hashable, Sendable {
        package var written = 0
        /// Snapshots whose picture is neither in the report nor in the store, by path.
        package var withoutPicture: [String] = []
    }

    /// - Parameters:
    ///   - files: the report's pictures.
    ///   - goldens: the pictures of the store, by their paths in it: a report holds none of unchanged snapshots.
    package static func write(
        _ report: SnapshotReport, to path: String, files: ReportFiles, goldens: ReportFiles
    ) throws -> Result {
        var result = Result()
        for snapshot in report.snapshots where snapshot.state != .orphaned {
            guard ReportFiles.staysInside(snapshot.file), snapshot.file.hasSuffix(".png"),
                let picture = picture(of: snapshot, files, goldens)
            else {
                result.withoutPicture.append(snapshot.file)
                continue
            }
            let place = "\(path)/\(folder)/\(snapshot.file)"
            try AtomicFile.write(picture, to: place)
            try AtomicFile.write(try data(of: snapshot), to: String(place.dropLast(4)) + ".json")
            result.written += 1
        }
        return result
    }

    /// What it draws now.
    private static func picture(of snapshot: Snapshot, _ files: ReportFiles, _ goldens: ReportFiles) -> Data? {
        if let data = snapshot.after?.image.flatMap(files.data) { return data }
        // What is drawn now is the golden, and the report need not hold it.
        guard [.unchanged, .recorded, .moved].contains(snapshot.state) else { return nil }
        return snapshot.before?.image.flatMap(files.data) ?? goldens.data(snapshot.movedFrom ?? snapshot.file)
    }

    /// The JSON beside a picture.
    static func data(of snapshot: Snapshot) throws -> Data {
        let subject = snapshot.subject
        let tags = [
            "target": subject.target, "kind": subject.kind, "family": subject.family,
            "variant": subject.variant?.rawValue,
            "entry": subject.entryIndex.map { String($0) }, "scheme": subject.scheme?.rawValue,
            "mode": subject.mode?.rawValue, "device": subject.device, "locale": subject.locale,
            "type_size": subject.typeSize, "pseudolanguage": subject.pseudolanguage,
            "configuration": subject.configuration
        ].compactMapValues { $0 }
        // Sentry knows one number, the share of pixels that may differ.
        let size = snapshot.after ?? snapshot.before
        let allowed = snapshot.relaxation.flatMap { relaxation in
            size.map { min(1, Double(relaxation.pixels) / Double(max(1, $0.width * $0.height))) }
        }
        let sidecar = Sidecar(
            displayName: "\(subject.widget), \(subject.detail)", group: subject.widget, tags: tags,
            diffThreshold: allowed,
            context: Context(
                state: snapshot.state, hash: size?.hash, changes: snapshot.changes?.map(\.text),
                source: snapshot.source?.description,
                findings: snapshot.findings?.map { "\($0.severity.rawValue) \($0.code): \($0.message)" }))
        return try JSONEncoder.forFiles.encode(sidecar) + [UInt8(ascii: "\n")]
    }

    private struct Sidecar: Encodable {
        var displayName: String
        var group: String
        var tags: [String: String]
        var diffThreshold: Double?
        var context: Context

        enum CodingKeys: String, CodingKey {
            case displayName = "display_name"
            case group, tags
            case diffThreshold = "diff_threshold"
            case context
        }
    }

    private struct Context: Encodable {
        var state: Snapshot.State
        var hash: String?
        var changes: [String]?
        var source: String?
        var findings: [String]?
    }
}
