import Findings
import Foundation
import Glibc
import RenderModel
import RenderPlanning
import SystemSupport

/// Everything that lies in an output folder, as its manifest and its page tell it: what a run has drawn, and what runs
/// before it have drawn and it was not about.
package struct FolderContents {
    /// Without pictures and failures.
    package var outline: Manifest
    package var pictures: ManifestPictures
    package var failures: [Manifest.Failure]

    /// Writes `manifest.json`.
    package func writeManifest(to folder: OutputFolder) throws {
        let json = try StreamedJSON(
            outline,
            lists: [
                .init("pictures", count: pictures.count) { try pictures.json($0) }, .init("failures", failures)
            ])
        try folder.write(to: OutputFile.manifest) { output in try json.write(to: output.write) }
    }
}

extension FolderContents {
    /// Removes from the folder what the run was about and has not drawn, and, where it is to be cleaned, all that it was not
    /// about.
    package init(_ report: RenderReport, over record: FolderRecord, _ findings: GroupedFindings) throws {
        outline = Manifest(outlineOf: report, renderer: record.renderer, findings)
        failures = Array(Manifest.failures(of: report))
        let kept = KeptPictures(record, beside: report), folders = OrderedNames(report.plan.groups.map(\.folder))
        let order = folders.merged(with: kept.folders)
        var slots: [PictureSlot] = []
        slots.reserveCapacity(report.pictures.count + kept.pictures.count)
        for picture in report.pictures {
            guard let place = picture.place else { continue }
            let group = report.plan.groups[picture.group]
            slots.append(PictureSlot(.init(picture), folder: order.position(of: group.folder), place: place))
        }
        slots += kept.pictures.map { PictureSlot($0.order, folder: order.position(of: $0.folder), place: $0.place) }
        let runs =
            [record.earlierManifest.map { Manifest.Run(renderer: $0.renderer, settings: $0.settings) }, nil]
            + record.killedRuns.map(Optional.some)
        let own = Manifest.Run(renderer: outline.renderer, settings: outline.settings)
        let sources = try runs.enumerated().map { number, run in
            ManifestPictures.Source(
                file: record.file(number), run: try run.flatMap { $0 == own ? nil : try $0.name },
                isOurs: number != FolderRecord.manifestSource, known: record.known(number))
        }
        pictures = ManifestPictures(sources, slots, ownRun: try own.name)
        guard !kept.pictures.isEmpty else { return }
        let others = runs.enumerated().compactMap { number, run in
            run == own || !kept.sources.contains(UInt16(number)) ? nil : run
        }
        outline.shard?.kept = kept.pictures.map(\.order.file)
        outline.shard?.widgets = outline.widgets
        try outline.add(kept, earlier: record.earlierManifest, others, own: try own.name)
        var groups = FindingGroups(policy: findings.policy)
        groups.add(outline, pictures)
        outline.findingGroups = groups.groups.isEmpty ? nil : groups.groups
    }
}

extension Manifest.Run {
    /// What pictures name it by.
    var name: String {
        get throws { String(SHA256.hexadecimal(try JSONText.encoded(self, as: .file)).prefix(8)) }
    }
}

extension FindingGroups {
    /// All that a manifest and its pictures tell.
    mutating func add(_ manifest: Manifest, _ pictures: some Sequence<Manifest.Picture>) {
        for finding in manifest.assetFindings + (manifest.dataFindings ?? []) { add(finding, at: nil) }
        for timeline in manifest.timelines {
            let place = Place(widget: timeline.kind, family: timeline.family)
            for finding in timeline.findings { add(finding, at: place) }
        }
        for picture in pictures where !picture.findings.isEmpty {
            let place = Place(
                widget: picture.kind, family: picture.family, variant: picture.variant.rawValue, picture: picture.file)
            for finding in picture.findings { add(finding, at: place) }
        }
    }
}

/// Names in an order, each once.
struct OrderedNames: Sendable {
    private(set) var names: [String]
    private var positions: [String: Int]

    init(_ names: some Sequence<String>) {
        (self.names, positions) = ([], [:])
        for name in names where positions[name] == nil {
            positions[name] = self.names.count
            self.names.append(name)
        }
    }

    /// The end for a name that is not there.
    func position(of name: String) -> Int { positions[name] ?? names.count }

    func contains(_ name: String) -> Bool { positions[name] != nil }

    /// With the names of an earlier order that are not here, each behind the one that it stood behind there.
    func merged(with earlier: some Sequence<String>) -> OrderedNames {
        var behind: [String: [String]] = [:], first: [String] = [], anchor: String?
        for name in earlier {
            if contains(name) {
                anchor = name
            } else if let anchor {
                behind[anchor, default: []].append(name)
            } else {
                first.append(name)
            }
        }
        return OrderedNames(first + names.flatMap { [$0] + (behind[$0] ?? []) })
    }
}
