import DisplayList
import Foundation
import Gallery
import Geometry
import Rasterizer
import RenderCoordinator
import RenderModel
import SystemSupport

/// Writes the pictures of folders as contact sheets.
package struct SheetWriter {
    /// How sheets look.
    package struct Options: Sendable {
        /// Nil for the widgets' names.
        package var title: String?
        /// Points.
        package var width = 1200.0
        /// Pixels per point.
        package var scale = 2.0
        package var isDark = false

        package init() {}
    }

    private typealias Sections = GallerySections<ManifestGallery<ManifestReader>>

    private let gallery: ManifestGallery<ManifestReader>
    private let paths: [String]
    private let options: Options

    /// - Parameter paths: folders that `darkroom render` wrote.
    /// - Throws: `CommandFailure` where one is none.
    package init(_ paths: [String], _ options: Options) throws {
        let paths = Site.runs(paths), names = Site.names(paths)
        let sources = try zip(paths, names).map { path, name in
            ManifestGallery.Source(try Site.reader(path), name: name)
        }
        gallery = try ManifestGallery(sources, title: options.title)
        (self.paths, self.options) = (paths, options)
    }

    /// - Parameter file: the path: a PDF of all pages, or a PNG, whose further pages have a number before the extension.
    /// - Returns: the files that were written.
    /// - Throws: `CommandFailure` where a picture is missing, `FileError` where a file cannot be written.
    @MainActor
    package func write(to file: String) throws -> [String] {
        var layout = ContactSheet.Layout()
        layout.width = max(300, options.width)
        let sheet = ContactSheet(title: gallery.outline.title, layout: layout, isDark: options.isDark)
        let pages = sheet.pages(try sections())
        if file.pathExtension.lowercased() == "pdf" {
            let document = try drawn(file) { () throws(RasterizerError) in
                try Rasterizer().pdf(
                    of: pages, title: gallery.outline.title, pixelScale: options.scale, hasSelectableText: true)
            }
            try AtomicFile.write(document.data, to: file)
            return [file]
        }
        return try pages.enumerated().map { number, page in
            let name = number == 0 ? file : Self.name(file, page: number + 1)
            // A new one for each, as it keeps the pictures that it has drawn.
            let picture = try drawn(name) { () throws(RasterizerError) in
                try Rasterizer().rasterize(page, scale: options.scale)
            }
            try AtomicFile.write(try PNGEncoder().encode(picture.bitmap), to: name)
            return name
        }
    }

    private func drawn<Result>(_ file: String, _ draw: () throws(RasterizerError) -> Result) throws -> Result {
        do {
            return try draw()
        } catch {
            throw CommandFailure(.requestFailed, "\(file): \(error); take a smaller --width or --scale")
        }
    }

    /// The files that are named as pages behind the last one, as those of a longer sheet before this one are; nil where
    /// there are none.
    package static func pages(after files: [String], of file: String) -> String? {
        guard file.pathExtension.lowercased() != "pdf" else { return nil }
        var others: [String] = []
        while case let next = name(file, page: files.count + others.count + 1),
            FileManager.default.fileExists(atPath: next)
        {
            others.append(next)
        }
        guard let first = others.first, let last = others.last else { return nil }
        return first == last ? first : "\(first) to \(last)"
    }

    /// `sheet-2.png` of `sheet.png`.
    static func name(_ file: String, page: Int) -> String {
        let form = file.pathExtension
        return form.isEmpty ? "\(file)-\(page)" : "\(file.dropLast(form.count + 1))-\(page).\(form)"
    }

    @MainActor
    private func sections() throws -> [ContactSheet.Section] {
        let sections = try GallerySections(gallery.outline, gallery)
        return try sections.sections.map { section in
            ContactSheet.Section(
                widget: section.widget, family: section.family,
                cells: try section.places.map { try cell(at: $0, sections, section) })
        }
    }

    @MainActor
    private func cell(
        at place: Int, _ sections: Sections, _ section: Sections.Section
    ) throws -> ContactSheet.Cell {
        let picture = try sections.picture(at: place), entry = gallery.entries[place]
        let manifest = try gallery.sources[entry.source].reader.picture(entry.index)
        let file = paths[entry.source].appendingPath(manifest.file)
        guard OutputFolder.staysInside(manifest.file), FileManager.default.isReadableFile(atPath: file) else {
            throw CommandFailure(
                .usage,
                "\(file): the manifest lists it, and it cannot be read; render it again: darkroom render "
                    + "<widget> --output \(Shell.quoted(paths[entry.source]))")
        }
        return ContactSheet.Cell(
            file: file, size: CGSize(width: picture.width, height: picture.height),
            pixelSize: CGSize(width: manifest.pixelSize.width, height: manifest.pixelSize.height),
            caption: sections.caption(of: picture, in: section), backdrop: Self.backdrop(manifest))
    }

    /// What is drawn over glass or over the Lock Screen is light.
    private static func backdrop(_ picture: Manifest.Picture) -> ContactSheet.Backdrop {
        let isLight = picture.scheme == .light && picture.mode == .fullColor
        return isLight ? .light : .dark
    }
}
