import Assets
import Foundation
import Glibc
import RenderModel
import SystemSupport

/// The pictures of earlier runs that stay in a folder, as the run was not about them.
struct KeptPictures {
    struct Picture {
        var order: PictureSlot.Order
        var folder: String
        var place: RecordPlace
    }

    private(set) var pictures: [Picture] = []
    /// In the order in which pictures lay there.
    private(set) var folders: [String] = []
    /// The timelines of kept pictures.
    private(set) var timelines: Set<Manifest.TimelineKey> = []
    /// The widgets' families of kept pictures, by kind.
    private(set) var families: [String: Set<String>] = [:]
    /// What the earlier manifest calls the runs of kept pictures.
    private(set) var runs: Set<String> = []
    /// The sources that kept pictures are described in.
    private(set) var sources: Set<UInt16> = []

    /// What is read of a picture.
    private struct Said: Decodable {
        var file: String
        var kind: String
        var family: String
        var run: String?
        var configuration: Manifest.Configuration?
        var sha256: String
    }

    /// Removes what is not kept, and counts both.
    init(_ record: FolderRecord, beside report: RenderReport) {
        let lost = Self.lost(report)
        var known: Set<String> = [], removed = 0
        for place in record.earlierPlaces {
            let data = record.bytes(place)
            guard let said = try? JSONText.decoded(Said.self, from: data), !record.isMade(said.file) else { continue }
            let path = "\(record.folder.path)/\(said.file)", folder = said.file.parentFolder
            guard access(path, F_OK) == 0 else { continue }
            guard let order = try? JSONText.decoded(PictureSlot.Order.self, from: data),
                let key = try? JSONText.decoded(Manifest.TimelineKey.self, from: data)
            else { continue }
            if record.isCleaned || lost.files.contains(said.file)
                || (lost.folders.contains(folder) && (order.entryIndex != nil || order.variant == .privacy))
            {
                record.folder.removePicture(said.file)
                removed += 1
                continue
            }
            if known.insert(folder).inserted { folders.append(folder) }
            pictures.append(Picture(order: order, folder: folder, place: place))
            timelines.insert(key)
            families[said.kind, default: []].insert(said.family)
            sources.insert(place.file)
            if let run = said.run { runs.insert(run) }
        }
        if record.isCleaned { record.folder.removeTimeline() }
        record.counts.withLock { ($0.kept, $0.removed) = (pictures.count, removed) }
    }

    /// What the run was about and has not drawn: files, and the folders of timelines that failed.
    private static func lost(_ report: RenderReport) -> (files: Set<String>, folders: Set<String>) {
        var files: Set<String> = [], folders: Set<String> = []
        for failure in report.failures {
            switch failure.subject {
            case .picture(let picture): files.insert(picture.file)
            case .timeline(let group): folders.insert(group.folder)
            }
        }
        return (files, folders)
    }
}

extension Manifest {
    /// What a timeline and its pictures have in common.
    struct TimelineKey: Hashable, Decodable {
        var kind: String
        var family: String
        var device: String
        var scale: Double
        var locale: String
        var typeSize: String
        var pseudolanguage: Pseudolanguage
        var configuration: String?

        private enum CodingKeys: String, CodingKey {
            case kind, family, device, scale, locale, typeSize, pseudolanguage, configuration
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            kind = try values.decode(String.self, forKey: .kind)
            family = try values.decode(String.self, forKey: .family)
            device = try values.decode(String.self, forKey: .device)
            scale = try values.decode(Double.self, forKey: .scale)
            locale = try values.decode(String.self, forKey: .locale)
            typeSize = try values.decode(String.self, forKey: .typeSize)
            pseudolanguage = try values.decode(Pseudolanguage.self, forKey: .pseudolanguage)
            configuration = try values.decodeIfPresent(Configuration.self, forKey: .configuration)?.name
        }

        init(_ timeline: Timeline) {
            (kind, family, device, scale) = (timeline.kind, timeline.family, timeline.device, timeline.scale)
            (locale, typeSize, pseudolanguage) = (timeline.locale, timeline.typeSize, timeline.pseudolanguage)
            configuration = timeline.configuration
        }
    }

    /// Adds what earlier runs say of pictures that stay.
    ///
    /// - Parameters:
    ///   - runs: other runs that have drawn some of them.
    ///   - own: what the manifest's own run is called.
    mutating func add(_ kept: KeptPictures, earlier: Manifest?, _ runs: [Run], own: String) throws {
        var named = (earlier?.earlierRuns ?? [:]).filter { kept.runs.contains($0.key) && $0.key != own }
        for run in runs { named[try run.name] = run }
        earlierRuns = named.isEmpty ? nil : named
        guard let earlier else { return }
        let old = earlier.widgets.compactMap { widget -> Widget? in
            guard let families = kept.families[widget.kind] else { return nil }
            var widget = widget
            widget.families.removeAll { !families.contains($0) }
            return widget
        }
        let kinds = OrderedNames(widgets.map(\.kind)).merged(with: old.map(\.kind))
        widgets = kinds.names.map { kind in
            let before = old.first { $0.kind == kind }
            guard var widget = widgets.first(where: { $0.kind == kind }) else { return before! }
            widget.families = OrderedNames(widget.families).merged(with: before?.families ?? []).names
            return widget
        }
        let answered = Set(timelines.map(TimelineKey.init))
        // Behind those of the run, as what tells of the same widgets stands together there.
        timelines += earlier.timelines.filter {
            let key = TimelineKey($0)
            return !answered.contains(key) && kept.timelines.contains(key)
        }
    }
}
