import Assets
import Findings
import Foundation
import Glibc
import RenderModel
import Synchronization
import SystemSupport

/// Second names of a run's pictures, outside of the output folder. The widget's code runs as the user: where it removes
/// the folder, no picture but its own may be lost.
package final class Keepsakes: Sendable {
    private let folder: String
    private let lock: FolderLock
    /// Whether pictures had to be drawn again.
    package let wasRemoved = Atomic(false)

    /// - Parameters:
    ///   - output: what pictures are kept of.
    ///   - home: the run's own folder, which is taken where it lies on the same disk; else a folder beside the output.
    /// - Returns: nil where there is no place for second names.
    package init?(of output: OutputFolder, home: String) {
        let beside = "\(output.path.parentFolder)/\(OutputFolder.scratchPrefix)kept"
        let places = [Self.device(home) == Self.device(output.path) ? "\(home)/kept" : nil, beside]
        for case let place? in places {
            guard let made = try? FolderLock.newFolder(place) else { continue }
            (folder, lock) = made
            return
        }
        return nil
    }

    private static func device(_ path: String) -> dev_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_dev : nil
    }

    /// Equal pictures share a name.
    package func keep(_ picture: PlannedPicture, _ result: PictureResult, in output: String) {
        _ = link("\(output)/\(picture.file)", "\(folder)/\(result.sha256)")
    }

    /// The pictures that went before they had a second name.
    ///
    /// - Parameter record: knows the digests of what the report does not describe itself.
    package func lost(of report: RenderReport, _ record: FolderRecord?, in output: String) -> [PlannedPicture] {
        report.pictures.filter { picture in
            access("\(output)/\(picture.file)", F_OK) != 0
                && access("\(folder)/\(Self.digest(picture, record))", F_OK) != 0
        }.map(report.planned)
    }

    private static func digest(_ picture: RenderReport.Picture, _ record: FolderRecord?) -> String {
        picture.place.flatMap { place in record.map { $0.digest(at: place) } } ?? picture.result.sha256
    }

    /// Puts back what has gone. What cannot be put back has failed.
    package func restore(_ report: inout RenderReport, _ record: FolderRecord?, to output: String) {
        let lost = report.pictures.filter { access("\(output)/\($0.file)", F_OK) != 0 }
        guard !lost.isEmpty || wasRemoved.load(ordering: .relaxed) else { return }
        report.assetFindings.append(
            Finding(
                .outputRemoved,
                "The widget's code removed images from the output folder, which were put back. On a device it has no "
                    + "files but those in its containers."))
        var failed: Set<String> = []
        for picture in lost {
            let file = "\(output)/\(picture.file)", kept = "\(folder)/\(Self.digest(picture, record))"
            try? FileManager.default.createDirectory(atPath: file.parentFolder, withIntermediateDirectories: true)
            if link(kept, file) == 0 { continue }
            do { try FileManager.default.copyItem(atPath: kept, toPath: file) } catch {
                failed.insert(picture.file)
                report.failures.append(
                    RenderFailure(
                        subject: .picture(report.planned(picture)),
                        reason: FailureReason(
                            .failed, "its file was removed by the widget's code, which ran while others were drawn")))
            }
        }
        report.pictures.removeAll { failed.contains($0.file) }
    }

    package func remove() {
        CleanUp.remove(folder)
    }
}
