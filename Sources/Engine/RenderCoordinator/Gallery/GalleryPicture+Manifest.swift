import Assets
import Findings
import Foundation
import Gallery
import RenderModel
import RenderPlanning

/// What a page may tell of pictures.
package enum GalleryAudience: Sendable {
    /// Those who make the widgets.
    case team
    /// Everybody: nothing of findings, kinds and addresses.
    case everybody
}

extension GalleryPicture {
    /// - Parameters:
    ///   - name: its name in the gallery.
    ///   - file: its path from the page's folder; nil where that is its name.
    ///   - run: the name of its folder, where a page has several.
    init(
        _ picture: Manifest.Picture, name: String, file: String? = nil, widget: Int, run: String?,
        timeline: String?, for audience: GalleryAudience
    ) {
        let isShown = picture.scale > 0
        self.init(
            name: name, file: file, section: .init(widget: widget, family: GalleryWords.family(picture.family)),
            properties: Self.properties(picture, run: run), entry: picture.entryIndex,
            moment: picture.instant ?? picture.entryDate,
            // On the screen, in points: what the picture covers on a device.
            width: isShown ? picture.pixelSize.width / picture.scale : picture.size.width,
            height: isShown ? picture.pixelSize.height / picture.scale : picture.size.height,
            findings: audience == .team ? picture.findings.map(Finding.init) : [],
            facts: Self.facts(picture, timeline: timeline, for: audience))
    }

    private static func properties(_ picture: Manifest.Picture, run: String?) -> [Property] {
        let isLarge = picture.typeSize == TypeSizeName.large.description
        let optional: [Property?] = [
            picture.wallpaper.map { Property(.wallpaper, $0) },
            isLarge ? nil : Property(.textSize, picture.typeSize, GalleryWords.typeSize(picture.typeSize)),
            picture.pseudolanguage == .plain ? nil : Property(.pseudolanguage, picture.pseudolanguage.rawValue),
            picture.accent.map { Property(.tint, $0) },
            picture.configuration.map { Property(.configuration, $0.name) },
            picture.luminanceReduced == true ? Property(.display, "always-on", "Always on") : nil,
            picture.lock.map { Property(.lock, $0.rawValue, GalleryWords.words($0.rawValue)) },
            Self.state(picture.activity).map { Property(.state, $0) },
            run.map { Property(.run, $0) }
        ]
        return [
            Property(.family, picture.family, GalleryWords.family(picture.family)),
            Property(.device, picture.device, GalleryWords.device(picture.device)), Property(.language, picture.locale),
            Property(.scheme, picture.scheme.rawValue, GalleryWords.words(picture.scheme.rawValue)),
            Property(.mode, picture.mode.rawValue, mode(picture.mode)),
            Property(.variant, picture.variant.rawValue, GalleryWords.words(picture.variant.rawValue)),
            Property(.density, GalleryWords.density(picture.scale))
        ] + optional.compactMap(\.self)
    }

    private static func mode(_ mode: ModeName) -> String {
        // Apple writes the name so.
        mode == .standBy ? "StandBy" : GalleryWords.words(mode.rawValue)
    }

    private static func state(_ activity: Manifest.Activity?) -> String? {
        guard let activity else { return nil }
        let words = [activity.name, activity.isStale ? "stale" : nil, activity.hasEnded ? "ended" : nil].compactMap(
            \.self)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

extension GalleryPicture.Finding {
    init(_ finding: Findings.Finding) {
        self.init(
            code: finding.code.name, severity: finding.severity.rawValue, message: finding.message,
            place: finding.source.map(\.description))
    }
}

extension GalleryPicture {
    /// What made a picture, in the order in which one asks, and what it holds.
    ///
    /// - Parameter timeline: what its provider answered.
    static func facts(_ picture: Manifest.Picture, timeline: String?, for audience: GalleryAudience) -> [Fact] {
        let size = GalleryWords.size(picture.size, "pt") + ", " + GalleryWords.size(picture.pixelSize, "px")
        var facts = [
            Fact("Size", "\(size), \(GalleryWords.density(picture.scale))"),
            Fact("Device", picture.device), Fact("Language", picture.locale), Fact("Text size", picture.typeSize),
            Fact("Variant", picture.entryIndex.map { "\(picture.variant.rawValue) \($0)" } ?? picture.variant.rawValue),
            Fact("Scheme", picture.scheme.rawValue),
            Fact("Mode", [picture.mode.rawValue, picture.accent].compactMap(\.self).joined(separator: ", "))
        ]
        func add(_ name: String, _ value: String?) {
            if let value { facts.append(Fact(name, value)) }
        }
        add("Wallpaper", picture.wallpaper)
        add("Moment", picture.instant)
        add("Entry", picture.entryDate)
        add("Timeline", timeline)
        add("Relevance", picture.relevance.map { "\($0.score) for \(GalleryWords.number($0.duration)) s" })
        add("Concealed", picture.redactionLevel.map { "\($0)" })
        add("Control", picture.control.flatMap { $0.title ?? $0.value })
        add("VoiceOver", voiceOver(picture.accessibility))
        add("SHA-256", picture.sha256)
        guard audience == .team else { return facts }
        add("Kind", picture.kind)
        add("Preview", picture.preview.flatMap(place))
        for (name, value) in (picture.configuration?.parameters ?? [:]).sorted(by: { $0.key < $1.key }) {
            add(name, value.text)
        }
        add("Opens", picture.widgetURL)
        for link in picture.links { add("Link", "\(link.url) at \(frame(link.frame))") }
        for intent in picture.intents ?? [] {
            add("Performs", "\(intent.title.isEmpty ? intent.intent : intent.title) at \(frame(intent.frame))")
        }
        return facts
    }

    private static func voiceOver(_ elements: [AccessibilityTree.Element]?) -> String? {
        let words = (elements ?? []).compactMap(\.label).filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: " · ")
    }

    private static func place(_ preview: Manifest.Preview) -> String? {
        preview.file.map { file in preview.line.map { "\(file):\($0)" } ?? file } ?? preview.type
    }

    private static func frame(_ frame: Manifest.Rect) -> String {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(GalleryWords.number)
        return "(\(numbers[0]), \(numbers[1])), \(numbers[2]) × \(numbers[3])"
    }
}
