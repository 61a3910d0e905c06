import Findings
import Foundation
import Launch
import RenderPlanning

/// A program that holds widgets, as its coordinator knows it: this process runs none of its code.
package struct WidgetExecutable: Sendable {
    /// Its absolute path.
    package var path: String
    /// The command that the user typed, without options, for messages: `darkroom render Widget`.
    package var command: String
    package var bundle: ExtensionBundle
    /// What its workers are told when they start, besides of their bundle.
    package var launch: LaunchFile
    /// The files and folders of modules that were compiled with it and that its user can change; absolute.
    package var modulePaths: [String] = []
    /// What it was compiled without, a sentence each.
    package var leftOut: [String] = []
    /// Knows where its views are written, where its sources are known.
    package var sources: (any SourceLocating)?
    /// Knows which findings the sources allow; nil where there are none to read.
    package var comments: (any FindingComments)?

    package init(path: String, command: String, bundle: ExtensionBundle, launch: LaunchFile = LaunchFile()) {
        (self.path, self.command, self.bundle, self.launch) = (path, command, bundle, launch)
        self.launch.bundle = bundle.description
    }
}

/// What the coordinator knows of the extension's bundle.
package struct ExtensionBundle: Sendable {
    package var description: BundleDescription
    /// What is wrong with its files. Asked once, while pictures are drawn.
    package var fileFindings: @Sendable () -> [Finding]

    package init(
        _ description: BundleDescription = BundleDescription(folders: []),
        fileFindings: @escaping @Sendable () -> [Finding] = { [] }
    ) {
        (self.description, self.fileFindings) = (description, fileFindings)
    }

    /// The folders that stand for it.
    package var directories: [URL] { description.folders.map { URL(fileURLWithPath: $0, isDirectory: true) } }

    /// What its entitlements say of data protection.
    package var dataProtection: [DataProtection.Declaration] {
        description.entitlements.files.compactMap { file in
            file.dataProtection.map { DataProtection.Declaration(file: file.name, level: $0) }
        }
    }

    /// What is wrong with the bundle's files, the values in them included.
    package var findings: [Finding] { DataProtection.findings(in: dataProtection) + fileFindings() }
}
