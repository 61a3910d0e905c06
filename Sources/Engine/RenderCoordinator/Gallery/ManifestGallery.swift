import Foundation
import Gallery
import RenderModel

/// A picture of one of several manifests.
package struct ManifestEntry {
    package var source: Int
    package var index: Int
    /// Its path from the page's folder; nil where that is the manifest's.
    package var file: String?
}

/// The pictures of manifests as a page shows them. Each is read from its manifest when it is asked for.
package struct ManifestGallery<Records: ManifestRecords>: GalleryPictures {
    /// A folder that `darkroom render` wrote.
    package struct Source {
        package let reader: Records
        /// What the page calls it.
        package let name: String
        /// The widgets' numbers in the outline.
        var widgets: [String: Int] = [:]
        var timelines: [TimelineKey: String] = [:]

        package init(_ reader: Records, name: String) { (self.reader, self.name) = (reader, name) }
    }

    package private(set) var outline: GalleryOutline
    package private(set) var sources: [Source]
    package let audience: GalleryAudience
    /// All pictures of all sources, unless others are set.
    package var entries: [ManifestEntry]

    package init(_ sources: [Source], title: String? = nil, for audience: GalleryAudience = .team) throws {
        (self.sources, self.audience) = (sources, audience)
        var outline = OutlineBuilder(audience: audience)
        for index in sources.indices {
            self.sources[index].widgets = try outline.add(
                sources[index].reader, name: sources.count > 1 ? sources[index].name : "")
            self.sources[index].timelines = TimelineKey.texts(sources[index].reader.outline.timelines)
        }
        self.outline = outline.outline(title: title)
        entries = sources.enumerated().flatMap { number, source in
            (0..<source.reader.pictureCount).map { ManifestEntry(source: number, index: $0) }
        }
    }

    package var count: Int { entries.count }

    package func picture(at index: Int) throws -> GalleryPicture {
        let entry = entries[index], source = sources[entry.source]
        let picture = try source.reader.picture(entry.index)
        let widget = source.widgets[picture.kind] ?? outline.widgets.count - 1
        let name = name(picture, widget: widget, of: source)
        return GalleryPicture(
            picture, name: name, file: entry.file ?? (name == picture.file ? nil : picture.file), widget: widget,
            run: sources.count > 1 ? source.name : nil,
            timeline: source.timelines[TimelineKey(picture)], for: audience)
    }

    /// The path in its folder, after the folder's name where there are several.
    private func name(_ picture: Manifest.Picture, widget: Int, of source: Source) -> String {
        let name = audience == .team ? picture.file : picture.publicName(of: outline.widgets[widget].name)
        return sources.count > 1 ? "\(source.name)/\(name)" : name
    }
}

extension Manifest.Picture {
    /// The path with the widget's name in place of its kind.
    func publicName(of widget: String) -> String {
        let slug = widget.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        let parts = file.split(separator: "/").map(String.init)
        let rest = parts.dropFirst((parts.firstIndex { $0.contains(kind) } ?? 0) + 1)
        let own = (rest.isEmpty ? parts.suffix(1) : Array(rest)[...]).joined(separator: "/")
        return "\(slug.isEmpty ? "Widget" : slug)/" + (kind.isEmpty ? own : own.replacing(kind, with: "widget"))
    }
}

/// Which timeline a picture is of.
struct TimelineKey: Hashable {
    var kind: String
    var family: String
    var device: String
    var scale: Double
    var locale: String
    var typeSize: String
    var pseudolanguage: String
    var configuration: String?

    init(_ picture: Manifest.Picture) {
        (kind, family, device, scale) = (picture.kind, picture.family, picture.device, picture.scale)
        (locale, typeSize, pseudolanguage) = (picture.locale, picture.typeSize, picture.pseudolanguage.rawValue)
        configuration = picture.configuration?.name
    }

    private init(_ timeline: Manifest.Timeline) {
        (kind, family, device, scale) = (timeline.kind, timeline.family, timeline.device, timeline.scale)
        (locale, typeSize, pseudolanguage) = (timeline.locale, timeline.typeSize, timeline.pseudolanguage.rawValue)
        configuration = timeline.configuration
    }

    /// What providers answered, in words.
    static func texts(_ timelines: [Manifest.Timeline]) -> [TimelineKey: String] {
        var result: [TimelineKey: String] = [:]
        for timeline in timelines {
            if PresentationKind(named: timeline.family)?.activity != nil {
                result[TimelineKey(timeline)] = Count.text(timeline.entryCount, "state")
            } else {
                let policy = timeline.reloadPolicy, reload = policy == .atEnd ? "at its end" : policy.rawValue
                result[TimelineKey(timeline)] =
                    "\(Count.text(timeline.entryCount, "entry", "entries")), reload "
                    + (timeline.reloadDate.map { "after \($0)" } ?? reload)
            }
        }
        return result
    }
}
