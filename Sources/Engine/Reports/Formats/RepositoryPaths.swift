import Foundation
import SystemSupport

/// Paths as services show them: from the repository's root, whatever folder a command was started in.
package struct RepositoryPaths: Sendable {
    /// Absolute; nil where there is no repository.
    private let root: String?
    /// The working folder, from the root; empty for the root itself.
    private let folder: String

    /// Leaves paths as they are.
    package static let unchanged = RepositoryPaths(root: nil, folder: "")

    private init(root: String?, folder: String) { (self.root, self.folder) = (root, folder) }

    /// - Parameter workingFolder: absolute; what relative paths are relative to.
    package init(workingFolder: String = FileManager.default.currentDirectoryPath) {
        var folder = workingFolder
        // A worktree's is a file.
        while !FileManager.default.fileExists(atPath: folder.appendingPath(".git")) {
            let parent = folder.parentFolder
            guard !parent.isEmpty, parent != folder, parent != "/" else {
                self = .unchanged
                return
            }
            folder = parent
        }
        self.init(root: folder, folder: workingFolder.below(folder) ?? "")
    }

    /// A path from the root. One that is outside the repository stays as it is, and so does one that is from the root
    /// already, as those of reports are that were made elsewhere.
    package func path(_ file: String) -> String {
        guard let root else { return file }
        if file.hasPrefix("/") { return file.below(root) ?? file }
        guard !folder.isEmpty else { return file }
        let own = folder.appendingPath(file), exists = FileManager.default.fileExists(atPath:)
        if exists(root.appendingPath(file)), !exists(root.appendingPath(own)) { return file }
        guard file.split(separator: "/").contains("..") else { return own }
        return URL(fileURLWithPath: root.appendingPath(own)).standardizedFileURL.path.below(root) ?? file
    }
}
