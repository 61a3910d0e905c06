import Foundation
import SystemSupport

/// Names files in findings: from the folder that was searched, so that a finding reads the same on every machine.
struct DisplayPath {
    private let roots: [String]

    init(roots: [URL]) {
        self.roots = roots.map { $0.standardizedFileURL.path }
    }

    /// The path from the name of the searched folder on; the whole path outside of every such folder.
    func callAsFunction(_ url: URL) -> String {
        let path = url.standardizedFileURL.path
        for root in roots where path.hasPrefix(root + "/") {
            return root.lastPathComponent + path.dropFirst(root.count)
        }
        return path
    }
}
