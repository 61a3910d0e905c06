import Findings
import Foundation
import Rasterizer
import RenderModel
import Synchronization

/// Writes what belongs to a set of pictures: the manifest and the page; removes an earlier run's leavings.
///
/// Each is written piece by piece: the page of 20,000 pictures has 480 MB.
package final class GalleryReporter: RunListener {
    private let folder: OutputFolder
    private let fonts: String?
    private let policy: FindingPolicy
    private let report = Mutex<RenderReport?>(nil)

    /// - Parameters:
    ///   - fonts: the fingerprint of the fonts that pictures are drawn with.
    ///   - policy: which findings are allowed, and where views are written.
    package init(folder: OutputFolder, fonts: String?, policy: FindingPolicy = FindingPolicy()) {
        (self.folder, self.fonts, self.policy) = (folder, fonts, policy)
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
        let page = GalleryPage(manifest: manifest, pictures: pictures, failures: failures) { [folder] file in
            FileManager.default.contents(atPath: "\(folder.path)/\(file)")
        }
        try folder.write(to: OutputFolder.pageName) { output in try page.write(to: output.write) }
        let json = try StreamedJSON(
            manifest, lists: [.init("pictures", pictures), .init("failures", failures)])
        try folder.write(to: Manifest.fileName) { output in try json.write(to: output.write) }
    }
}
