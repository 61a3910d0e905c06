import Findings
import Foundation
import Snapshots

/// The data that the page's script draws. Keys are spelled out, as the page is for people who look into it, too.
struct PageContent: Encodable {
    var heading: String
    var renderer: String
    var goldens: String
    var settings: [String]
    /// What cannot be told of one snapshot.
    var problems: [String]
    var notes: [String]
    var isFiltered: Bool
    /// What to do about all of it.
    var commands: [Command]
    /// Names and sentences of the states, those that need somebody first.
    var states: [State]
    var snapshots: [Row]
    /// What was found, each fact once.
    var findings: [FindingGroup]
    /// The addresses of embedded pictures by their paths; missing where they lie beside the page.
    var pictures: [String: String]?

    struct State: Encodable {
        var name: String
        var sentence: String
        var isProblem: Bool
    }

    struct Row: Encodable {
        var file: String
        var state: String
        var target: String
        var widget: String
        var kind: String
        var family: String
        /// What sets it apart from the widget's others.
        var detail: String
        var scheme: String?
        /// What it shows besides, by what that is called.
        var subject: [String: String]
        var movedFrom: String?
        var failure: String?
        var before: Picture?
        var after: Picture?
        var difference: Picture?
        var measured: String?
        var changes: [ViewChange]?
        var relaxation: String?
        var findings: [Finding]?
        var text: TextDifference?
        var command: Command?
    }

    struct Command: Encodable {
        var label: String
        var text: String
    }

    struct Picture: Encodable {
        /// nil where it is not in the report's folder.
        var file: String?
        var width: Int
        var height: Int
    }

    init(_ report: SnapshotReport, _ context: ReportContext) throws {
        heading = ReportCounts(report.snapshots).text
        renderer = "\(report.renderer.name) \(report.renderer.version)"
        (goldens, settings) = (report.goldens, report.settings)
        problems = report.wholeProblems
        notes = report.targets.flatMap { target in (target.notes ?? []).map { "\(target.name): \($0)" } }
        isFiltered = report.isFiltered == true
        commands = [
            context.commands.accept(report).map { Command(label: "Accept all of the report", text: $0) },
            context.commands.prune(report).map { Command(label: "Remove orphaned goldens", text: $0) }
        ].compactMap(\.self)
        states = ReportCounts.order.map { state in
            State(
                name: state.rawValue, sentence: state.sentence,
                isProblem: Snapshot(file: "", state: state, subject: .init(target: "", kind: "", family: "")).isProblem)
        }
        let common = Snapshot.Subject.common(report.snapshots.map(\.subject))
        snapshots = report.byUrgency.map { Row($0, report, context, leavingOut: common) }
        findings = report.findingGroups
        guard context.embedsPictures else { return }
        var addresses: [String: String] = [:]
        for file in report.files where file.hasSuffix(".png") {
            if let data = context.files.data(file) {
                addresses[file] = "data:image/png;base64,\(data.base64EncodedString())"
            }
        }
        pictures = addresses
    }
}

extension PageContent.Row {
    init(
        _ snapshot: Snapshot, _ report: SnapshotReport, _ context: ReportContext,
        leavingOut common: Set<Snapshot.Subject.Circumstance>
    ) {
        let subject = snapshot.subject
        file = snapshot.file
        state = snapshot.state.rawValue
        (target, widget, kind) = (subject.target, subject.widget, subject.kind)
        (family, detail, scheme) = (subject.family, subject.detail(leavingOut: common), subject.scheme?.rawValue)
        self.subject = Dictionary(
            uniqueKeysWithValues: Snapshot.Subject.Circumstance.allCases.compactMap { name in
                subject[name].map { (name.rawValue, $0) }
            })
        (movedFrom, failure) = (snapshot.movedFrom, snapshot.failure)
        before = snapshot.before.map(PageContent.Picture.init)
        after = snapshot.after.map(PageContent.Picture.init)
        if let image = snapshot.difference?.image, let size = snapshot.after ?? snapshot.before {
            difference = PageContent.Picture(
                file: ReportFiles.staysInside(image) ? image : nil, width: size.width, height: size.height)
        }
        measured = snapshot.difference?.text
        changes = snapshot.changes
        relaxation = snapshot.relaxation?.text
        findings = snapshot.findings
        command = context.commands.advice(for: snapshot, of: report).map { .init(label: $0.label, text: $0.command) }
        let texts = [snapshot.before?.text, snapshot.after?.text].compactMap { $0.flatMap(context.files.text) }
        if texts.count == 2, texts[0] != texts[1] { text = TextDifference(texts[0], texts[1]) }
    }
}

extension PageContent.Picture {
    init(_ picture: Snapshot.Picture) {
        let file = picture.image.flatMap { ReportFiles.staysInside($0) ? $0 : nil }
        self.init(file: file, width: picture.width, height: picture.height)
    }
}
