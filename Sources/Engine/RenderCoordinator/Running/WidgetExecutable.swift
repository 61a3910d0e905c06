import Findings
import Foundation

/// A program that holds widgets, as its coordinator knows it: this process runs none of its code.
package struct WidgetExecutable: Sendable {
    /// Its absolute path.
    package var path: String
    /// The command that the user typed, without options, for messages: `darkroom render Widget`.
    package var command: String
    package var bundle: ExtensionBundle

    package init(path: String, command: String, bundle: ExtensionBundle) {
        (self.path, self.command, self.bundle) = (path, command, bundle)
    }
}

/// What the coordinator must know of the extension's bundle.
package struct ExtensionBundle: Sendable {
    /// The folders that stand for it.
    package var directories: [URL]
    /// What its entitlements say of data protection.
    package var dataProtection: [DataProtection.Declaration]
    /// What is wrong with its files. Asked once, while pictures are drawn.
    package var fileFindings: @Sendable () -> [Finding]

    package init(
        directories: [URL] = [], dataProtection: [DataProtection.Declaration] = [],
        fileFindings: @escaping @Sendable () -> [Finding] = { [] }
    ) {
        (self.directories, self.dataProtection, self.fileFindings) = (directories, dataProtection, fileFindings)
    }

    /// What is wrong with the bundle's files, the values in them included.
    package var findings: [Finding] { DataProtection.findings(in: dataProtection) + fileFindings() }
}
