import Foundation
import SystemSupport
import XcodeProjects

/// What `Package.resolved` files say: which revision of each package was chosen.
struct ResolvedPackages {
    struct Pin: Equatable {
        var revision: String
        var version: String?
        var branch: String?
    }

    /// By the packages' identities.
    private(set) var pins: [String: Pin] = [:]

    init() {}

    /// Reads a file of version 1, 2 or 3; nil for anything else.
    init?(_ data: Data) {
        guard let list = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return nil }
        // The first version keeps the list one level deeper, and has other names for the place.
        let entries = (list["object"] as? [String: Any] ?? list)["pins"] as? [[String: Any]]
        guard let entries else { return nil }
        for entry in entries {
            guard let state = entry["state"] as? [String: Any],
                let place = entry["location"] as? String ?? entry["repositoryURL"] as? String
            else { continue }
            let version = state["version"] as? String
            // Packages of a registry have no revision.
            guard let revision = state["revision"] as? String ?? version else { continue }
            pins[RemotePackage.identity(of: place)] =
                Pin(revision: revision, version: version, branch: state["branch"] as? String)
        }
    }

    /// What Xcode keeps for a project, else for a workspace around it.
    init(near project: XcodeProject, _ diagnostics: any Diagnostics) {
        let inner = "xcshareddata/swiftpm/Package.resolved"
        let made =
            project.path.isFolder
            ? project.path : project.path.parentFolder.appendingPath("\(project.file.projectName).xcodeproj")
        add(file: "\(made)/project.xcworkspace/\(inner)", diagnostics)
        if ManifestFile.isOne(project.path) {
            for file in TuistRepository(around: project.folder).resolvedPackages { add(file: file, diagnostics) }
        }
        // The project may be part of a workspace that lies beside it or above it.
        var place = URL(fileURLWithPath: project.path).standardizedFileURL.deletingLastPathComponent()
        for _ in 0..<3 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            for name in names.sorted() where name.hasSuffix(".xcworkspace") {
                add(file: "\(place.path)/\(name)/\(inner)", diagnostics)
            }
            place.deleteLastPathComponent()
        }
    }

    /// Adds what a file says of packages that nothing is known of; a missing file says nothing.
    mutating func add(file: String, _ diagnostics: any Diagnostics) {
        guard FileManager.default.fileExists(atPath: file) else { return }
        guard let data = FileManager.default.contents(atPath: file), let others = ResolvedPackages(data) else {
            diagnostics.warn(
                "\(file): no list of resolved packages, so the newest versions that the project takes are used; "
                    + "correct the file")
            return
        }
        pins.merge(others.pins) { known, _ in known }
    }
}
