import Assets
import Findings
import Foundation
import RenderModel
import SystemSupport

/// `index.html`: all pictures of a manifest in one file that needs nothing beside it.
///
/// It is written from its top to its end with one picture in memory at a time.
struct GalleryPage<
    Pictures: RandomAccessCollection<Manifest.Picture>, Failures: RandomAccessCollection<Manifest.Failure>
> where Pictures.Index == Int, Failures.Index == Int {
    private let manifest: Manifest
    private let pictures: Pictures
    private let failures: Failures
    /// The bytes of a picture by its file name.
    private let data: (String) -> Data?
    /// Which pictures and failures each widget's families have.
    private var content: [Family: (pictures: [Int], failures: [Int])] = [:]
    private var findingCount = 0
    /// A longer list of all findings is folded.
    private static var openFindings: Int { 5 }

    private struct Family: Hashable {
        var kind: String
        var family: String
    }

    /// - Parameters:
    ///   - manifest: whose own pictures and failures do not count.
    ///   - data: the bytes of a picture by its file name.
    init(manifest: Manifest, pictures: Pictures, failures: Failures, data: @escaping (String) -> Data?) {
        (self.manifest, self.pictures, self.failures, self.data) = (manifest, pictures, failures, data)
        for index in pictures.indices {
            let picture = pictures[index]
            content[Family(kind: picture.kind, family: picture.family), default: ([], [])].pictures.append(index)
        }
        for index in failures.indices {
            let failure = failures[index]
            content[Family(kind: failure.kind, family: failure.family), default: ([], [])].failures.append(index)
        }
        findingCount = (manifest.findingGroups ?? []).count
    }

    /// - Parameter write: is given one piece after the other.
    func write(to write: (String) throws -> Void) throws {
        try write("""
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(HTML.escape(title))</title>
            <style>
            \(GalleryStyle.css)
            </style>
            </head>
            <body>
            <header>
            <h1>\(HTML.escape(title))</h1>
            <p>\(HTML.escape(subtitle))</p>
            </header>
            <fieldset class="wallpaper">
            <legend>Wallpaper</legend>
            <label><input type="radio" name="wallpaper" id="matching" checked> as the picture</label>
            <label><input type="radio" name="wallpaper" id="light"> light</label>
            <label><input type="radio" name="wallpaper" id="dark"> dark</label>
            </fieldset>
            <main>
            \(allFindings)

            """)
        try each(manifest.widgets, write) { try section($0, write) }
        try write("""

            \(brokenWidgets)
            \(notes)
            </main>
            <footer><p>darkroom \(HTML.escape(manifest.renderer.version)), clock \(HTML.escape(manifest.settings.clock)), \
            \(HTML.escape(manifest.settings.timeZone))</p></footer>
            </body>
            </html>

            """)
    }

    /// Writes one after the other, each on a line of its own.
    private func each<Elements: Sequence>(
        _ elements: Elements, _ write: (String) throws -> Void, _ body: (Elements.Element) throws -> Void
    ) throws {
        var isFirst = true
        for element in elements {
            if !isFirst { try write("\n") }
            isFirst = false
            try body(element)
        }
    }

    private var title: String {
        if manifest.widgets.contains(where: { $0.preview != nil }) { return "Previews" }
        return manifest.widgets.map { $0.displayName.isEmpty ? $0.kind : $0.displayName }.joined(separator: ", ")
    }

    private var subtitle: String {
        var parts = [Count.text(pictures.count, "picture"), Count.text(findingCount, "finding")]
        let failures = failures.count + (manifest.brokenWidgets ?? []).count
        if failures > 0 { parts.append(Count.text(failures, "failure")) }
        return parts.joined(separator: ", ")
    }

    private func section(_ widget: Manifest.Widget, _ write: (String) throws -> Void) throws {
        let families = widget.families.filter { content[Family(kind: widget.kind, family: $0)] != nil }
        try write("""
            <section class="widget">
            <h2>\(HTML.escape(widget.displayName.isEmpty ? widget.kind : widget.displayName))</h2>
            <p><code>\(HTML.escape(widget.kind))</code> \(HTML.escape(widget.description))</p>\(names(widget))

            """)
        try each(families, write) { try family($0, of: widget, write) }
        try write("\n</section>")
    }

    /// What the widget is called in each locale, where several are rendered.
    private func names(_ widget: Manifest.Widget) -> String {
        guard let names = widget.localizations else { return "" }
        let items = names.sorted { $0.key < $1.key }.map { locale, names in
            let language = Locale(identifier: locale).identifier(.bcp47)
            return "<dt>\(HTML.escape(locale))</dt><dd lang=\"\(HTML.escape(language))\" dir=\"auto\">"
                + "<strong>\(HTML.escape(names.displayName))</strong> \(HTML.escape(names.description))</dd>"
        }
        return "\n<dl class=\"names\">\n\(items.joined(separator: "\n"))\n</dl>"
    }

    private func family(
        _ family: String, of widget: Manifest.Widget, _ write: (String) throws -> Void
    ) throws {
        let timelines = manifest.timelines.filter { $0.kind == widget.kind && $0.family == family }
        let content = self.content[Family(kind: widget.kind, family: family)] ?? ([], [])
        try write("""
            <section class="family">
            <h3>\(HTML.escape(family))</h3>
            \(timelines.map(timeline).joined(separator: "\n"))
            <div class="pictures">

            """)
        try each(content.pictures, write) { try figure(pictures[$0], of: widget, write) }
        try write("\n</div>\n")
        try each(content.failures, write) { try write(failure(failures[$0])) }
        try write("\n</section>")
    }

    private func timeline(_ timeline: Manifest.Timeline) -> String {
        if Slot(named: timeline.family)?.activity != nil {
            let text = "\(timeline.device), \(timeline.locale): \(Count.text(timeline.entryCount, "state"))"
            return "<p class=\"timeline\">\(HTML.escape(text))</p>" + findings(timeline.findings)
        }
        let name = timeline.reloadPolicy.rawValue, policy = timeline.reloadDate.map { "\(name) \($0)" } ?? name
        let text = "\(timeline.device), \(timeline.locale)\(timeline.configuration.map { ", \($0)" } ?? ""): "
            + "\(Count.text(timeline.entryCount, "entry", "entries")), reload \(policy)"
        return "<p class=\"timeline\">\(HTML.escape(text))</p>" + findings(timeline.findings)
    }

    private func figure(
        _ picture: Manifest.Picture, of widget: Manifest.Widget, _ write: (String) throws -> Void
    ) throws {
        let variant = picture.entryIndex.map { "\(picture.variant.rawValue) \($0)" } ?? picture.variant.rawValue
        // On the screen, in points: what the picture covers on a device.
        let width = picture.pixelSize.width / picture.scale, height = picture.pixelSize.height / picture.scale
        let displayName = widget.localizations?[picture.locale]?.displayName ?? widget.displayName
        let name = displayName.isEmpty ? widget.kind : displayName
        let size = "\(Self.number(width)) × \(Self.number(height)) pt, "
            + "\(Self.number(picture.pixelSize.width)) × \(Self.number(picture.pixelSize.height)) px"
        let place = "\(picture.device) @\(PictureName.scale(picture.scale))x, \(picture.locale)"
            + (picture.typeSize == TypeSizeName.large.description ? "" : ", \(picture.typeSize)")
            + (picture.pseudolanguage == .plain ? "" : ", \(picture.pseudolanguage.rawValue)")
            + (picture.configuration.map { ", \($0.name)" } ?? "")
            + Self.state(picture.activity)
        let look = ([picture.scheme.rawValue] + Self.presentation(picture)).joined(separator: ", ")
        try write("""
            <figure class="\(picture.scheme) \(picture.mode)\(picture.wallpaper == nil ? "" : " placed")">
            <div class="stage"><img src="data:image/png;base64,
            """)
        if let bytes = data(picture.file) { try write(bytes.base64EncodedString()) }
        try write("""
            " width="\(Self.number(width))" \
            height="\(Self.number(height))" loading="lazy" decoding="async" \
            alt="\(HTML.escape("\(name), \(picture.family), \(variant), \(look)"))"></div>
            <figcaption><strong>\(HTML.escape("\(variant), \(look)"))</strong>\
            \((picture.instant ?? picture.entryDate).map { "<time datetime=\"\($0)\">\($0)</time>" } ?? "")\
            <span>\(HTML.escape(size))</span><span>\(HTML.escape(place))</span>\
            \(picture.widgetURL.map { "<span>opens \(HTML.escape($0))</span>" } ?? "")</figcaption>
            \(folded(picture.findings))
            </figure>
            """)
    }

    private static func state(_ activity: Manifest.Activity?) -> String {
        guard let activity else { return "" }
        let words = [activity.name, activity.isStale ? "stale" : nil, activity.hasEnded ? "ended" : nil]
        return words.compactMap { $0.map { ", \($0)" } }.joined()
    }

    /// What the caption says of mode, tint, display and wallpaper; nothing of what is usual.
    private static func presentation(_ picture: Manifest.Picture) -> [String] {
        let usual = Slot(named: picture.family).map { ModeName.usual(for: $0) }
        return [
            picture.mode == usual ? nil : picture.mode.rawValue, picture.accent,
            picture.luminanceReduced == true ? "always on" : nil, picture.wallpaper.map { "on \($0)" },
        ].compactMap(\.self)
    }

    private func findings(_ findings: [Finding]) -> String { FindingsList(findings: findings).html }

    /// A picture's own, which the list of all tells already.
    private func folded(_ findings: [Finding]) -> String {
        guard !findings.isEmpty else { return "" }
        return "<details><summary>\(Count.text(findings.count, "finding"))</summary>\(self.findings(findings))</details>"
    }

    private func failure(_ failure: Manifest.Failure) -> String {
        let variant = failure.entryIndex.map { "\(failure.variant.rawValue) \($0)" } ?? failure.variant.rawValue
        let subject = [variant, failure.scheme?.rawValue, failure.device].compactMap(\.self).joined(separator: ", ")
        return "<div class=\"failure\"><b>\(HTML.escape(subject)): \(failure.reason)</b>"
            + "<pre>\(HTML.escape(failure.message))</pre></div>"
    }

    private var brokenWidgets: String {
        guard let broken = manifest.brokenWidgets else { return "" }
        let items = broken.map { widget in
            "<div class=\"failure\"><b>\(HTML.escape(widget.type)): \(widget.reason.rawValue)</b>"
                + "<pre>\(HTML.escape(widget.message))</pre></div>"
        }
        return "<section class=\"notes\">\n<h2>Not described</h2>\n\(items.joined(separator: "\n"))\n</section>"
    }

    /// One line for each fact, in whatever pictures it was found.
    private var allFindings: String {
        guard let groups = manifest.findingGroups else { return "" }
        // Many would push the pictures out of sight.
        let isOpen = groups.count <= Self.openFindings ? " open=\"\"" : ""
        return "<details class=\"all\"\(isOpen)><summary><h2>\(Count.text(groups.count, "finding"))</h2></summary>\n"
            + "\(FindingsList(groups: groups).html)\n</details>"
    }

    private var notes: String {
        guard !manifest.notes.isEmpty else { return "" }
        let items = manifest.notes.map { "<li>\(HTML.escape($0))</li>" }.joined(separator: "\n")
        return "<section class=\"notes\">\n<h2>Notes</h2>\n<ul>\n\(items)\n</ul>\n</section>"
    }

    /// `158`, `176.67`.
    private static func number(_ value: Double) -> String {
        let hundredths = (value * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
    }
}

extension GalleryPage where Pictures == [Manifest.Picture], Failures == [Manifest.Failure] {
    /// Of a whole manifest.
    init(manifest: Manifest, data: @escaping (String) -> Data?) {
        self.init(manifest: manifest, pictures: manifest.pictures, failures: manifest.failures, data: data)
    }
}
