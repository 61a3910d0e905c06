import Foundation
import Rasterizer

/// Writes what belongs to a set of pictures: the manifest and the page; removes an earlier run's leavings.
struct Exporter {
    let folder: OutputFolder
    let fonts: String?

    func export(_ report: RenderReport) throws {
        let manifest = Manifest(
            report,
            renderer: .init(version: DarkroomVersion.current, encoder: PNGEncoder.name, fonts: fonts))
        folder.removeStale(except: Set(manifest.pictures.map(\.file)))
        let page = GalleryPage(manifest: manifest) { file in
            FileManager.default.contents(atPath: "\(folder.path)/\(file)")
        }
        try folder.write(page.encoded(), to: GalleryPage.fileName)
        try folder.write(try manifest.encoded(), to: Manifest.fileName)
    }
}
