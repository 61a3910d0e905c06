import Foundation
import Snapshots

/// A form in which people or services read a report.
package protocol ReportFormat: Sendable {
    /// The name of its file in the report's folder.
    var fileName: String { get }

    /// The whole file. The same report and files give the same bytes.
    func data(of report: SnapshotReport, _ context: ReportContext) throws -> Data
}

/// What a format knows besides the report.
package struct ReportContext: Sendable {
    /// The pictures and texts that the report names.
    package var files: ReportFiles
    /// How people write commands about the report.
    package var commands: AcceptCommands
    /// Whether pictures stand in the page itself, as data addresses, instead of beside it.
    package var embedsPictures: Bool
    /// How a service that shows the repository names its files.
    package var paths: RepositoryPaths

    package init(
        files: ReportFiles, commands: AcceptCommands = AcceptCommands(), embedsPictures: Bool = false,
        paths: RepositoryPaths = .unchanged
    ) {
        (self.files, self.commands, self.embedsPictures) = (files, commands, embedsPictures)
        self.paths = paths
    }
}

/// The formats, as a command line names them.
package enum ReportFormatName: String, Hashable, Sendable, CaseIterable {
    case html, junit, markdown, github, json, sarif

    package var format: any ReportFormat {
        switch self {
        case .html: ReportPage()
        case .junit: JUnitReport()
        case .markdown: MarkdownReport()
        case .github: GitHubAnnotations()
        case .json: JSONReport()
        case .sarif: SARIFReport()
        }
    }

    /// What is written unless something else is asked for. The JSON is always written: the others are made of it.
    package static let usual: [ReportFormatName] = [.html, .json]
}
