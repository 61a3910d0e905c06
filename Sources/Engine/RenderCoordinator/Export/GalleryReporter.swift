import Findings
import Foundation
import RenderModel
import Synchronization

/// Writes what belongs to a set of pictures: the manifest and the page; removes an earlier run's leavings.
///
/// Each is written piece by piece: the page of 20,000 pictures has 480 MB.
package final class GalleryReporter: RunListener {
    private let record: FolderRecord
    private let policy: FindingPolicy
    private let report = Mutex<RenderReport?>(nil)

    /// - Parameters:
    ///   - record: what lies in the folder, and what the run has added to it.
    ///   - policy: which findings are allowed, and where views are written.
    package init(_ record: FolderRecord, policy: FindingPolicy = FindingPolicy()) {
        (self.record, self.policy) = (record, policy)
    }

    package func handle(_ event: RunEvent) {
        if case .rendered(let whole) = event { report.withLock { $0 = whole } }
    }

    package func finish() throws {
        guard let report = report.withLock(\.self) else { return }
        try Self.write(try FolderContents(report, over: record, policy: policy), to: record.folder)
        record.close()
    }

    /// The page comes first: who finds the manifest finds all that it tells of.
    static func write(_ contents: FolderContents, to folder: OutputFolder) throws {
        let page = GalleryPage(
            manifest: contents.outline, pictures: contents.pictures, failures: contents.failures
        ) { [folder] file in
            FileManager.default.contents(atPath: "\(folder.path)/\(file)")
        }
        try folder.write(to: OutputFolder.pageName) { output in try page.write(to: output.write) }
        try contents.writeManifest(to: folder)
    }
}
