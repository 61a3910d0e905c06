import Findings
import Geometry
import RenderCoordinator
import RenderModel
import RenderPlanning

/// A picture on the page. Of a timeline there is one, which shows the entry that the slider stands at.
package struct WatchTile: Hashable, Sendable, Encodable {
    /// Stays the same while sources and entries change.
    package var id: String
    package var kind: String
    /// The plan's folder of the group, such as `Clock/systemSmall`.
    package var folder: String
    /// As people write it, such as `Small`.
    package var family: String
    package var variant: VariantName
    package var scheme: SchemeName
    package var mode: ModeName
    /// The index among timeline entries, or among the states of a Live Activity.
    package var entry: Int?
    /// What the picture shows, such as `Timeline, light`.
    package var caption: String
    /// The SHA-256 of the picture; nil where none was drawn.
    package var picture: String?
    /// That of the picture that the last save has changed; nil where it changed nothing.
    package var before: String?
    /// Points: of the whole picture, and of the widget in it.
    package var width: Double
    package var height: Double
    package var frame: Manifest.Rect
    package var findings: [String]
    /// Whether it holds areas that perform an intent or open something of their own.
    package var hasAreas: Bool
    /// Why the newest picture is not there; the one that is shown is an older one.
    package var failure: String?

    /// The tile of a picture without the picture.
    package init(_ picture: PlannedPicture, of group: RenderGroup) {
        let request = picture.request, size = group.surface.size, name = request.presentationKind.description
        let look = "\(request.scheme.rawValue) \(request.presentation)"
        var number: Int?
        if case .state(let index) = request.variant { number = index }
        id = [group.folder, request.variant.name, number.map { "\($0)" }, look].compactMap(\.self)
            .joined(separator: " ")
        kind = group.widget.kind
        folder = group.folder
        family = GalleryWords.family(name)
        variant = request.variant.kind
        scheme = request.scheme
        mode = request.presentation.mode
        entry = request.variant.entryIndex
        caption = Self.caption(request, number)
        (width, height) = (size.width, size.height)
        frame = .init(CGRect(origin: .zero, size: size))
        findings = []
        hasAreas = false
    }

    /// The tile of a picture that was drawn.
    package init(_ picture: PlannedPicture, _ result: PictureResult, of group: RenderGroup) {
        self.init(picture, of: group)
        let laidOut = result.size ?? group.surface.size
        self.picture = result.sha256
        width = Double(result.pixelWidth) / picture.rasterScale
        height = Double(result.pixelHeight) / picture.rasterScale
        let place = group.wallpaper.map { _ in Wallpaper.frame(of: laidOut).origin }
        frame = .init(CGRect(origin: place ?? .zero, size: laidOut))
        findings = result.findings.map { "\($0.severity.rawValue): \($0.message)" }
        hasAreas = !result.intents.isEmpty || !result.links.isEmpty || result.control != nil
    }

    private static func caption(_ request: DrawRequest, _ number: Int?) -> String {
        var parts = [GalleryWords.words(request.variant.name) + (number.map { " \($0 + 1)" } ?? "")]
        parts.append(request.scheme.rawValue)
        if request.presentation.mode != .default(for: request.presentationKind) {
            parts.append(GalleryWords.words(request.presentation.mode.rawValue).lowercased())
        }
        return parts.joined(separator: ", ")
    }
}

/// A widget on the page.
package struct WatchWidget: Hashable, Sendable, Encodable {
    package var kind: String
    package var name: String
    package var summary: String
    /// The dates of its timeline's entries, in ISO 8601; empty until its provider has answered.
    package var entries: [String] = []

    package init(kind: String, name: String, summary: String, entries: [String] = []) {
        (self.kind, self.name, self.summary, self.entries) = (kind, name, summary, entries)
    }

    package init(_ widget: WidgetDescriptor) {
        self.init(
            kind: widget.kind, name: widget.displayName.isEmpty ? widget.kind : widget.displayName,
            summary: widget.description)
    }
}
