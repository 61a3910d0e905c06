import Findings
import Foundation
import Glibc
import RenderCoordinator
import RenderModel
import RenderPlanning
import Snapshots
import Synchronization
import SystemSupport

/// Gathers what became of a target's pictures.
package final class SnapshotCollector: RunListener {
    /// What is known when the run is over.
    struct Result: Sendable {
        /// Pictures and failures, in the plan's order.
        var report: RenderReport
        /// The pictures that the plan has, whether they are drawn or not.
        var named: Set<String>
    }

    private let state = Mutex<(named: Set<String>, report: RenderReport?)>(([], nil))

    package init() {}

    /// nil where the run has not come to its end.
    var result: Result? {
        state.withLock { state in state.report.map { Result(report: $0, named: state.named) } }
    }

    package func handle(_ event: RunEvent) {
        switch event {
        case .named(let pictures): state.withLock { $0.named.formUnion(pictures.lazy.map(\.file)) }
        case .rendered(let whole): state.withLock { $0.report = whole }
        default: return
        }
    }
}

/// The folder that a report is written into: `report.json`, what people read of it, `images` and `texts`.
package enum SnapshotReportFolder {
    /// What it is called unless told otherwise.
    package static let defaultName = "report"

    /// - Parameter option: the option that names it.
    /// - Throws: `CommandFailure` where it cannot be made, or holds what is not a report.
    package static func made(at path: String, command: String, option: String = "--report") throws -> OutputFolder {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }
        let isReport =
            names.isEmpty || names.contains(SnapshotReport.fileName)
            || Set(names).isSubset(of: ["images", "texts"])
        guard isReport else {
            throw CommandFailure(
                .usage,
                "\(option) \(path): the folder contains other files, such as \(names.sorted()[0]); choose another: "
                    + "\(command) \(option) widget-report")
        }
        return try OutputFolder.made(at: path, option: option, example: "\(command) \(option) widget-report")
    }
}

/// Says what changed between two texts of a snapshot, and where that is written.
package struct SnapshotWords: Sendable {
    private let sources: (any SourceLocating)?

    /// - Parameter sources: knows where views are written; nil where the sources are not known.
    package init(_ sources: (any SourceLocating)?) { self.sources = sources }

    /// At least one sentence: this is asked where pixels differ.
    func changes(from old: String, to new: String) -> [ViewChange] {
        let changes = ViewChanges.between(SnapshotText(parsing: old), SnapshotText(parsing: new))
        return sources.map { ViewChange.located(changes, by: $0) } ?? changes
    }

    /// What VoiceOver reads otherwise, a sentence for each element; empty where a text doesn't tell.
    func heard(from old: String, to new: String) -> [ViewChange] {
        ViewChanges.heard(SnapshotText(parsing: old), SnapshotText(parsing: new))
    }

    /// Findings with the lines where their views are written.
    func located(_ findings: [Finding]) -> [Finding] { findings.map { $0.located(by: sources) } }
}

extension Snapshot.Subject {
    /// What a picture of the plan shows.
    init(_ group: RenderGroup, _ request: DrawRequest?, target: String) {
        self.init(target: target, kind: group.widget.kind, family: group.presentationKind.description)
        displayName = group.widget.displayName
        device = group.placement.device.identifier
        locale = group.placement.locale
        typeSize = group.placement.typeSize.description
        pseudolanguage = group.placement.pseudolanguage == .plain ? nil : group.placement.pseudolanguage.rawValue
        configuration = group.configuration?.name
        guard let request else { return }
        variant = request.variant.kind
        entryIndex = request.variant.entryIndex
        scheme = request.scheme
        mode = request.presentation.mode
    }

    /// What the path of a golden says that nothing draws any more.
    init(ofOrphan file: String, target: String) {
        let parts = file.split(separator: "/").map(String.init)
        self.init(target: target, kind: parts.first ?? file, family: parts.count > 2 ? parts[1] : "")
        // As `PictureName` has them: `timeline-07-dark-accented.png`.
        var words = (parts.last ?? "").prefix { $0 != "." }.split(separator: "-")[...]
        func take<Value>(_ value: (String) -> Value?) -> Value? {
            guard let found = words.first.flatMap({ value(String($0)) }) else { return nil }
            words.removeFirst()
            return found
        }
        variant = take(VariantName.init)
        entryIndex = take { Int($0) }
        scheme = take(SchemeName.init)
        mode = scheme == nil ? nil : take(ModeName.init) ?? .fullColor
    }
}
