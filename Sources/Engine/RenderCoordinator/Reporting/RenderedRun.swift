import Findings
import RenderModel
import RenderPlanning

/// What `render --json` and `previews --json` say of the pictures in a folder; `manifest.json` says everything.
package struct RenderedRun: Encodable, Sendable {
    package struct Image: Encodable, Sendable {
        /// The path inside the folder.
        package var file: String
        package var kind: String
        package var family: String
        package var variant: VariantName
        package var entryIndex: Int?
        package var entryDate: String?
        package var scheme: SchemeName
        package var mode: ModeName
        package var device: String
        package var locale: String
        package var typeSize: String
        package var configuration: String?
        /// In pixels.
        package var pixelSize: Manifest.Size
        package var findingCount: Int

        fileprivate init(_ picture: Manifest.Picture) {
            (file, kind, family) = (picture.file, picture.kind, picture.family)
            (variant, entryIndex, entryDate) = (picture.variant, picture.entryIndex, picture.entryDate)
            (scheme, mode, device) = (picture.scheme, picture.mode, picture.device)
            (locale, typeSize, configuration) = (picture.locale, picture.typeSize, picture.configuration?.name)
            (pixelSize, findingCount) = (picture.pixelSize, picture.findings.count)
        }
    }

    /// How the folder's pictures compare with those that were there before.
    package struct Changes: Encodable, Sendable {
        package var new: Int
        package var changed: Int
        package var unchanged: Int
        package var kept: Int
        package var removed: Int
    }

    /// The extension's name, where a project has several; missing for one.
    package var target: String?
    /// The folder, as it was typed.
    package var output: String
    /// `index.html` and `manifest.json`.
    package var page: String
    package var manifest: String
    package var seconds: Double
    package var images: [Image]
    package var failures: [Manifest.Failure]
    /// The widgets that could not be described.
    package var brokenWidgets: [BrokenWidget]
    /// One for each fact.
    package var findings: [FindingGroup]
    /// What was asked for and could not be planned, a sentence each.
    package var notes: [String]
    package var changes: Changes?

    init(
        _ report: RenderReport, findings: [FindingGroup], counts: FolderRecord.Counts?, seconds: Double, page: String
    ) {
        let folder = page.hasSuffix(OutputFile.page) ? String(page.dropLast(OutputFile.page.count)) : page
        output = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        (self.page, manifest) = (page, folder + OutputFile.manifest)
        (self.seconds, self.findings) = (seconds, findings)
        images = Manifest.pictures(of: report).map(Image.init)
        failures = Array(Manifest.failures(of: report))
        (brokenWidgets, notes) = (report.brokenWidgets, report.plan.notes)
        changes = counts.map {
            Changes(
                new: $0.new, changed: $0.changed, unchanged: $0.unchanged, kept: $0.kept, removed: $0.removed)
        }
    }
}
