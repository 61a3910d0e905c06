import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import Synchronization
import SystemSupport

/// Makes `tap.json` of a tap, and prints what came of it.
package final class TapReporter: RunListener {
    private let report = Mutex<TapReport?>(nil)
    /// nil prints nothing: the report is asked for.
    private let reply: CommandReply?
    /// Whether every area that can be tapped is told; no file is written then.
    private let listsAreas: Bool
    /// nil writes nothing.
    private let folder: OutputFolder?
    /// The folder as the user typed it.
    private let output: String
    /// The command that shows what user code prints.
    private let retry: String

    package init(_ reply: CommandReply?, listsAreas: Bool = false, folder: OutputFolder?, output: String, retry: String)
    {
        (self.reply, self.listsAreas) = (reply, listsAreas)
        (self.folder, self.output, self.retry) = (folder, output, retry)
    }

    package func handle(_ event: RunEvent) {
        guard case .action(let action) = event, let progress = action as? TapProgress else { return }
        let (group, event) = (progress.group, progress.event)
        report.withLock { report in
            if case .began(let picture, let point) = event { report = TapReport(picture, of: group, at: point) }
            report?.record(event)
            switch event {
            case .instant(let date): report?.instant = ClockTime.text(date)
            case .areas(let regions): report?.regions = regions
            case .picture(.before, let picture): report?.before = picture
            case .picture(.during, let picture): report?.during = picture
            case .picture(_, let picture): report?.after = picture
            default: break
            }
        }
    }

    /// The report; nil before there is one.
    package var collected: TapReport? { report.withLock(\.self) }

    package func finish() throws {
        guard let reply, let report = collected else { return }
        if let folder { try folder.write(try report.encoded(), to: OutputFile.tap) }
        let printer = TapPrinter(report: report, output: output)
        reply.give(TapAnswer(output: folder == nil ? nil : output, tap: report)) {
            listsAreas ? printer.regions() : printer.text()
        }
        if let failure = report.failure {
            throw CommandFailure(.requestFailed, "\(failure.message); to try again: \(retry)")
        }
    }
}

/// What `tap --json` says.
private struct TapAnswer: Encodable, Sendable {
    /// The folder with the images, as it was typed; missing where areas are only listed.
    var output: String?
    /// As `tap.json` has it.
    var tap: TapReport
}

extension TapReport {
    fileprivate init(_ picture: PlannedPicture, of group: RenderGroup, at point: CGPoint?) {
        let request = picture.request
        self.init(
            kind: request.kind, family: request.presentationKind.description, variant: request.variant.kind,
            device: group.placement.device.identifier, scheme: request.scheme,
            instant: ClockTime.text(request.surface.clock), at: point.map(Point.init))
    }
}
