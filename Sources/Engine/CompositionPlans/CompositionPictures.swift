import Foundation
import Geometry
import Rasterizer
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport

/// The pictures that compositions are made of: those of a run, or of a folder that an earlier run has filled.
package struct CompositionPictures: Sendable {
    package let widgets: [Manifest.Widget]
    private let pictures: [Manifest.Picture]
    /// Absolute.
    private let folder: String

    package init(_ report: RenderReport, in folder: OutputFolder) {
        let manifest = Manifest(
            report, renderer: .init(version: DarkroomVersion.current, encoder: PNGEncoder().name, fonts: nil))
        self.init(manifest, folder: folder.path)
    }

    /// - Parameter folder: an output folder with its manifest.
    /// - Throws: `CommandFailure` where it has none that can be read.
    package init(folder: String, command: String) throws {
        let path = "\(folder)/\(OutputFile.manifest)"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(.usage, "\(path) is missing or cannot be read; render first: \(command)")
        }
        let manifest: Manifest
        do {
            manifest = try JSONDecoder().decode(Manifest.self, from: data)
        } catch {
            throw CommandFailure(
                .usage, "\(path) is not a manifest of this version of darkroom; render again: \(command)")
        }
        self.init(manifest, folder: URL(fileURLWithPath: folder).standardizedFileURL.path)
    }

    private init(_ manifest: Manifest, folder: String) {
        (widgets, pictures, self.folder) = (manifest.widgets, manifest.pictures, folder)
    }

    /// The kinds, in the order of the bundle; `kinds` leaves out the others.
    package func kinds(_ kinds: [String] = []) -> [String] {
        widgets.map(\.kind).filter { kinds.isEmpty || kinds.contains($0) }
    }

    /// Whether there is a picture of a form.
    package func has(_ presentationKind: PresentationKind, ofKind kind: String) -> Bool {
        pictures.contains { $0.kind == kind && $0.family == presentationKind.description }
    }

    package func presentationKinds(ofKind kind: String) -> [PresentationKind] {
        PresentationKind.all.filter { has($0, ofKind: kind) }
    }

    /// What tells a picture from others of the same widget.
    package struct Wanted: Hashable, Sendable {
        package var kind: String
        package var presentationKind: PresentationKind
        package var variant = VariantName.timeline
        package var entry = 0

        package init(kind: String, presentationKind: PresentationKind, variant: VariantName = .timeline, entry: Int = 0)
        {
            (self.kind, self.presentationKind, self.variant, self.entry) = (kind, presentationKind, variant, entry)
        }
    }

    /// The picture as it is placed on a screen.
    /// - Throws: `CompositionLayout.Problem` that says what there is instead.
    package func picture(
        _ wanted: Wanted, on canvas: CompositionCanvas, mode: ModeName
    ) throws(CompositionLayout.Problem) -> ComposedPicture {
        let same = pictures.filter { $0.kind == wanted.kind && $0.family == wanted.presentationKind.description }
        // The island is black, and drawn once, whatever the device is set to.
        let isAlwaysDark = wanted.presentationKind.activity?.isIsland == true
        let fitting = same.filter {
            ($0.scheme == canvas.scheme || isAlwaysDark) && $0.mode == mode && $0.locale == canvas.locale
                && $0.device == canvas.device.identifier && $0.variant == wanted.variant && $0.wallpaper == nil
        }
        // A timeline that begins later shows its first entry.
        let found = fitting.first { ($0.entryIndex ?? 0) == wanted.entry }
        guard let found else { throw missing(wanted, same, canvas, mode) }
        let size =
            canvas.device.size(of: wanted.presentationKind)?.shown
            ?? CGSize(width: found.size.width, height: found.size.height)
        // A Live Activity is as high as its content, a compact island as wide.
        let shown =
            wanted.presentationKind.family == nil ? CGSize(width: found.size.width, height: found.size.height) : size
        let widget = widgets.first { $0.kind == wanted.kind }
        let names =
            widget?.localizations?[canvas.locale]
            ?? WidgetNames(displayName: widget?.displayName ?? "", description: widget?.description ?? "")
        var picture = ComposedPicture(
            path: "\(folder)/\(found.file)",
            pixelSize: CGSize(width: found.pixelSize.width, height: found.pixelSize.height), size: shown,
            cornerRadius: canvas.device.cornerRadius(for: wanted.presentationKind), kind: wanted.kind,
            presentationKind: wanted.presentationKind,
            variant: wanted.variant, names: names)
        picture.isGlass = mode == .accented || mode == .clear || wanted.presentationKind == .activity(.lockScreen)
        return picture
    }

    private func missing(
        _ wanted: Wanted, _ same: [Manifest.Picture], _ canvas: CompositionCanvas, _ mode: ModeName
    ) -> CompositionLayout.Problem {
        if !widgets.contains(where: { $0.kind == wanted.kind }) {
            let known = widgets.map(\.kind)
            return .init(
                description: "there is no widget of kind '\(wanted.kind)'\(NearestName.hint(wanted.kind, known))")
        }
        if same.isEmpty {
            let presentationKinds = presentationKinds(ofKind: wanted.kind).map(\.description)
            return .init(
                description: "'\(wanted.kind)' has no image of \(wanted.presentationKind)"
                    + (presentationKinds.isEmpty
                        ? "" : "; there are images of \(presentationKinds.joined(separator: ", "))"))
        }
        return .init(
            description: "'\(wanted.kind)' has no \(wanted.presentationKind) image of \(wanted.variant.rawValue) "
                + "\(wanted.entry) in \(canvas.scheme), \(mode.rawValue), \(canvas.locale) on "
                + "\(canvas.device.identifier)" + Self.instead(same, canvas, mode))
    }

    /// What the pictures of a widget have in place of what is wanted; empty where they have each, but not together.
    private static func instead(
        _ pictures: [Manifest.Picture], _ canvas: CompositionCanvas, _ mode: ModeName
    ) -> String {
        func others(_ values: [String], not wanted: String) -> String? {
            values.contains(wanted) ? nil : Set(values).sorted().joined(separator: ", ")
        }
        if let devices = others(pictures.map(\.device), not: canvas.device.identifier) {
            return "; there are images on \(devices): choose with --device"
        }
        if pictures.allSatisfy({ $0.wallpaper != nil }) {
            return "; its images have a wallpaper already: render them without --wallpaper"
        }
        if let locales = others(pictures.map(\.locale), not: canvas.locale) {
            return "; there are images in \(locales): choose with --locale"
        }
        if let schemes = others(pictures.map(\.scheme.rawValue), not: canvas.scheme.rawValue) {
            return "; there are images in \(schemes)"
        }
        if let modes = others(pictures.map(\.mode.rawValue), not: mode.rawValue) {
            return "; there are images in \(modes)"
        }
        return ""
    }
}
