import Foundation
import SystemSupport

/// `.sourcekit-lsp/config.json`: says that the server reads the compilation database of a folder in which it would
/// otherwise ask something else.
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

    /// What the server would ask rather than read the database.
    enum Rival {
        /// SwiftPM.
        case package
        /// What runs on a Mac, such as xcode-build-server.
        case buildServer
    }

    static let buildServer = "buildServer.json"

    /// In the order of the server's own.
    var rival: Rival? {
        func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: root.appendingPath(name)) }
        return has(Self.buildServer) ? .buildServer : has("Package.swift") ? .package : nil
    }

    private var written: String? { DescriptorIO.text(path) }

    /// What comes of it.
    enum Outcome: Equatable {
        /// Nothing is in the way, or it is there already.
        case settled
        case written
        /// Somebody else has written one that does not say it.
        case lacking
    }

    /// Writes it where it is needed and nobody else has written one.
    func write() throws -> Outcome {
        guard rival != nil else { return .settled }
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
