import Assets
import Findings
import Foundation
import Gallery
import RenderModel

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
            isLarge ? nil : Property(.textSize, picture.typeSize, GalleryWords.words(picture.typeSize)),
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
