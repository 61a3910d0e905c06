import Findings
import Foundation
import Gallery
import Rasterizer
import RenderModel
import Synchronization
import SystemSupport

/// Writes what belongs to a set of pictures: the manifest and the page; removes an earlier run's leavings.
///
/// Each is written piece by piece, as 100,000 pictures are not kept in memory.
package final class GalleryReporter: RunListener {
    private let folder: OutputFolder
    private let fonts: String?
    private let policy: FindingPolicy
    private let embedsPictures: Bool
    private let report = Mutex<RenderReport?>(nil)

    /// - Parameters:
    ///   - fonts: the fingerprint of the fonts that pictures are drawn with.
    ///   - policy: which findings are allowed, and where views are written.
    ///   - embedsPictures: whether the page is one file that needs nothing beside it.
    package init(
        folder: OutputFolder, fonts: String?, policy: FindingPolicy = FindingPolicy(), embedsPictures: Bool = false
    ) {
        (self.folder, self.fonts, self.policy, self.embedsPictures) = (folder, fonts, policy, embedsPictures)
    }

    package func handle(_ event: RunEvent) {
        if case .rendered(let whole) = event { report.withLock { $0 = whole } }
    }

    package func finish() throws {
        if let report = report.withLock(\.self) { try write(report) }
    }

    private func write(_ report: RenderReport) throws {
        folder.removeStale(except: Set(report.pictures.lazy.map(\.file)))
        let manifest = Manifest(
            outlineOf: report,
            renderer: .init(version: DarkroomVersion.current, encoder: PNGEncoder.name, fonts: fonts), policy: policy)
        let pictures = Manifest.pictures(of: report, sources: policy.sources), failures = Manifest.failures(of: report)
        let json = try StreamedJSON(
            manifest, lists: [.init("pictures", pictures), .init("failures", failures)])
        try folder.write(to: Manifest.fileName) { output in try json.write(to: output.write) }
        try writePage()
    }

    /// Writes the page of what the manifest on disk says: one picture of it is in memory at a time.
    private func writePage() throws {
        let path = folder.path
        let reader = try ManifestReader("\(path)/\(Manifest.fileName)")
        // Equal runs write equal pages, wherever they write them.
        let gallery = try ManifestGallery([.init(reader, name: "")])
        let page = try GalleryPage(gallery.outline, gallery, embedding: embedsPictures ? { file in
            OutputFolder.staysInside(file) ? FileManager.default.contents(atPath: "\(path)/\(file)") : nil
        } : nil)
        try page.write(in: path) { try folder.write(to: $0, $1) }
    }
}
