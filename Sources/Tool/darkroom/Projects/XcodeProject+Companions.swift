import Foundation
import SwiftText
import SystemSupport
import XcodeProjects

extension XcodeProject {
    /// What is built together with a project.
    struct Companions {
        var projects: [XcodeProject] = []
        /// Folders of packages, absolute.
        var packageFolders: [String] = []
    }

    /// The projects that it refers to, and what the workspaces list that have it: those beside it and in the folders
    /// around it, at most three levels up. One that cannot be read has nothing to tell.
    func companions(within boundary: ProjectBoundary) -> Companions {
        let references = file.places.filter { file[$0.key]?.kind == "PBXFileReference" }.map(\.value)
        var paths = references.filter { $0.hasSuffix(".xcodeproj") || ManifestFile.isOne($0) }, folders: [String] = []
        let own = Self.standard(path)
        var place = Self.standard(path).parentFolder
        for _ in 0...3 where boundary.holds(place) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
            for name in names.sorted() where name.hasSuffix(".xcworkspace") {
                let members = ProjectPath.members(ofWorkspace: place.appendingPath(name)).map(Self.standard)
                guard members.contains(own) else { continue }
                paths += members.filter { $0.hasSuffix(".xcodeproj") }
                folders += members.filter {
                    FileManager.default.fileExists(atPath: $0.appendingPath("Package.swift"))
                }
            }
            place = place.parentFolder.isEmpty ? "/" : place.parentFolder
        }
        var seen: Set = [own], projects: [XcodeProject] = []
        while !paths.isEmpty {
            let others = paths.filter { boundary.holds($0) && seen.insert($0).inserted }
            ManifestFile.readAhead(others)
            let read = others.compactMap { try? XcodeProject($0) }
            projects += read
            // What a manifest needs of another one's is linked with what that needs.
            paths = read.flatMap(\.manifestReferences)
        }
        return Companions(projects: projects, packageFolders: folders.filter(boundary.holds))
    }

    private var manifestReferences: [String] {
        guard ManifestFile.isOne(path) else { return [] }
        return file.places.filter { file[$0.key]?.kind == "PBXFileReference" }.map(\.value).filter(ManifestFile.isOne)
            .sorted()
    }

    private static func standard(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// The sources of the SiriKit intents extension that tells what a widget's configuration can be, and the definitions of
    /// all intents that it handles: they are compiled with a widget that asks. A file that declares a type of the widget's
    /// own target stays out.
    func intentHandlers(for target: XcodeTarget) -> [String] {
        let own = target.sources.filter { $0.hasSuffix(".swift") }
        guard target.extensionPoint != Self.intentsPoint,
            own.contains(where: asksForIntents),
            let handlers = extensions.first(where: { $0.extensionPoint == Self.intentsPoint })
        else { return [] }
        func types(_ path: String) -> Set<String> {
            DescriptorIO.text(path).map { TypeDeclarations(SourceFile($0)).names } ?? []
        }
        let taken = own.reduce(into: Set<String>()) { $0.formUnion(types($1)) }, known = Set(target.sources)
        return handlers.sources.filter { path in
            guard !known.contains(path), FileManager.default.fileExists(atPath: path) else { return false }
            return path.hasSuffix(".intentdefinition")
                || path.hasSuffix(".swift") && types(path).isDisjoint(with: taken)
        }
    }

    private func asksForIntents(_ path: String) -> Bool {
        guard let text = DescriptorIO.text(path), text.contains("IntentConfiguration") else { return false }
        // `AppIntentConfiguration` has its options itself.
        return SourceFile(text).hasWord("IntentConfiguration")
    }

    static let intentsPoint = "com.apple.intents-service"
}
