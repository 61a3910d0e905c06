import Foundation
import SystemSupport
import XcodeProjects

/// The folder around Tuist's projects: what their manifests import, and the packages that they all share.
struct TuistRepository: Hashable {
    /// Absolute.
    let root: String

    /// The nearest folder that has what Tuist takes for a root, else the folder itself.
    ///
    /// - Parameter folder: That of a manifest, absolute.
    init(around folder: String) {
        let boundary = ProjectBoundary(around: [folder])
        var place = folder
        while place != "/", boundary.holds(place) {
            let names = Set((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [])
            if !names.isDisjoint(with: ["Tuist", "Tuist.swift", ".git"]) {
                root = place
                return
            }
            place = place.parentFolder.isEmpty ? "/" : place.parentFolder
        }
        root = folder
    }

    /// The manifest that names the plug-ins; nil where there is none.
    var configuration: String? {
        first(["Tuist.swift", "Tuist/Tuist.swift", "Tuist/Config.swift", "TuistConfig.swift"]) {
            ManifestFile.describesProjects($0)
        }
    }

    /// The files of the module `ProjectDescriptionHelpers`.
    var helpers: [String] { Self.swiftFiles(in: "\(root)/Tuist/\(Self.helperModule)") }

    static let helperModule = "ProjectDescriptionHelpers"

    /// The files beside projects' manifests that say what these mean, without those of plug-ins.
    var files: [String] {
        [configuration, packageFolder.map { "\($0)/Package.swift" }, dependencies].compactMap(\.self) + helpers
    }

    /// The package that names what `.external` may mean: beside Tuist's other files, or at the root.
    var packageFolder: String? {
        ["\(root)/Tuist", root].first { folder in
            FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
        }
    }

    /// Its manifest in Tuist 3.
    var dependencies: String? { first(["Tuist/Dependencies.swift"]) { ManifestFile.describesProjects($0) } }

    /// What was chosen of the packages' versions.
    var resolvedPackages: [String] {
        [
            "Tuist/Package.resolved", "Package.resolved", ".package.resolved",
            "Tuist/Dependencies/Lockfiles/Package.resolved"
        ].map { "\(root)/\($0)" }
    }

    /// Where Tuist keeps checkouts.
    var checkoutFolders: [String] {
        ["Tuist/.build/checkouts", "Tuist/Dependencies/SwiftPackageManager/.build/checkouts"].map { "\(root)/\($0)" }
    }

    private func first(_ names: [String], where fits: (String) -> Bool) -> String? {
        names.lazy.map { "\(root)/\($0)" }.first(where: fits)
    }

    /// Absolute, sorted.
    static func swiftFiles(in folder: String) -> [String] {
        guard folder.isFolder else { return [] }
        return SynchronizedFolder.files(in: folder).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
}
