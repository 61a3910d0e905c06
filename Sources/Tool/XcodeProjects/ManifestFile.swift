import Foundation
import Synchronization
import SystemSupport

/// The file of which Tuist makes a project: a program, which has to be compiled and run to know what it describes.
package enum ManifestFile {
    /// What a manifest describes.
    package struct Description: Sendable {
        /// In the form of XcodeGen's `project.json`.
        package let specification: Data
        /// The files that it comes from, absolute.
        package let files: [String]

        package init(specification: Data, files: [String]) {
            (self.specification, self.files) = (specification, files)
        }
    }

    /// Runs the manifest at an absolute path.
    package typealias Reader = @Sendable (_ path: String) throws(ProjectFile.Failure) -> Description

    /// Set by who has a compiler; without one, manifests describe nothing.
    package static let reader = Mutex<Reader?>(nil)

    package static let name = "Project.swift"
    package static let workspaceName = "Workspace.swift"

    /// Whether a path is one by its name and by what it imports.
    package static func isOne(_ path: String) -> Bool {
        path.lastPathComponent == name && describesProjects(path)
    }

    /// The manifest in a folder, as a list for those who look for several kinds of projects.
    ///
    /// - Parameter names: What the folder holds.
    package static func names(in folder: String, _ names: [String]) -> [String] {
        names.contains(name) && describesProjects("\(folder)/\(name)") ? [name] : []
    }

    /// Whether a file is Tuist's: an app may well have a type `Project`, in a file of its own.
    package static func describesProjects(_ path: String) -> Bool {
        guard !path.isFolder, let data = FileManager.default.contents(atPath: path), data.count < 4 << 20 else {
            return false
        }
        return String(decoding: data, as: UTF8.self).contains("import ProjectDescription")
    }

    /// Runs several at the same time, each of which is quickly read then.
    package static func readAhead(_ paths: [String]) {
        let manifests = paths.filter(isOne)
        guard manifests.count > 1 else { return }
        DispatchQueue.concurrentPerform(iterations: manifests.count) { index in
            _ = try? description(of: manifests[index])
        }
    }

    static func description(of path: String) throws(ProjectFile.Failure) -> Description {
        guard let reader = reader.withLock({ $0 }) else { throw .missing }
        return try reader(URL(fileURLWithPath: path).standardizedFileURL.path)
    }
}
