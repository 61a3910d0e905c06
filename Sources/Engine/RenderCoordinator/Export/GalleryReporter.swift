import Findings
import Foundation
import Gallery
import RenderModel
import RenderPlanning
import Synchronization
import SystemSupport

/// Writes what belongs to a set of pictures: the manifest and the page; removes an earlier run's leavings.
///
/// Each is written piece by piece, as 100,000 pictures are not kept in memory.
package final class GalleryReporter: RunListener {
    private let record: FolderRecord
    private let findings: GroupedFindings
    private let embedsPictures: Bool
    private let report = Mutex<RenderReport?>(nil)

    /// - Parameters:
    ///   - record: what lies in the folder, and what the run has added to it.
    ///   - embedsPictures: whether the page is one file that needs nothing beside it.
    package init(_ record: FolderRecord, findings: GroupedFindings = GroupedFindings(), embedsPictures: Bool = false) {
        (self.record, self.findings, self.embedsPictures) = (record, findings, embedsPictures)
    }

    package func handle(_ event: RunEvent) {
        if case .rendered(let whole) = event { report.withLock { $0 = whole } }
    }

    package func finish() throws {
        guard let report = report.withLock(\.self) else { return }
        try Self.write(
            try FolderContents(report, over: record, findings), to: record.folder, embedsPictures: embedsPictures)
        record.close()
    }

    static func write(
        _ contents: FolderContents, to folder: OutputFolder, embedsPictures: Bool = false
    ) throws {
        try contents.writeManifest(to: folder)
        let path = folder.path
        // Equal runs write equal pages, wherever they write them.
        let gallery = try ManifestGallery([.init(contents, name: "")])
        let page = try GalleryPage(
            gallery.outline, gallery,
            embedding: embedsPictures
                ? { file in
                    OutputFolder.staysInside(file) ? FileManager.default.contents(atPath: "\(path)/\(file)") : nil
                } : nil)
        try page.write(in: path) { try folder.write(to: $0, $1) }
    }
}
