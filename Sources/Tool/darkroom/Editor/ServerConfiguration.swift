import Foundation
import SystemSupport

/// `.sourcekit-lsp/config.json`: says that the server reads the compilation database of a folder that is a package, too,
/// which it would otherwise build with SwiftPM.
struct ServerConfiguration {
    private static let text = """
        {
          "defaultWorkspaceType": "compilationDatabase"
        }

        """

    private let root: String
    /// Absolute.
    let path: String

    /// - Parameter root: the folder that the editor opens, absolute.
    init(in root: String) {
        self.root = root
        path = root.appendingPath(".sourcekit-lsp").appendingPath("config.json")
    }

    /// Whether the server would not read the database by itself.
    private var isNeeded: Bool { FileManager.default.fileExists(atPath: root.appendingPath("Package.swift")) }
    private var written: String? { DescriptorIO.text(path) }

    /// What comes of it.
    enum Outcome: Equatable {
        /// The folder is no package, or it is there already.
        case settled
        case written
        /// Somebody else has written one that does not say it.
        case lacking
    }

    /// Writes it where it is needed and nobody else has written one.
    func write() throws -> Outcome {
        guard isNeeded else { return .settled }
        if let written { return Self.names(written) ? .settled : .lacking }
        try AtomicFile.write(Data(Self.text.utf8), to: path)
        return .written
    }

    /// Removes it, and its folder where nothing else is inside, unless somebody has changed it.
    func remove() throws {
        guard written == Self.text else { return }
        let files = FileManager.default
        try files.removeItem(atPath: path)
        if try files.contentsOfDirectory(atPath: path.parentFolder).isEmpty {
            try files.removeItem(atPath: path.parentFolder)
        }
    }

    private static func names(_ text: String) -> Bool {
        let settings = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return settings?["defaultWorkspaceType"] as? String == "compilationDatabase"
    }
}
