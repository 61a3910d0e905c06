import Assets
import DarkroomCommands
import Foundation
import RenderCoordinator
import Synchronization
import SystemSupport
import XcodeProjects

/// What an Xcode project says of targets and their files.
struct XcodeProject {
    let file: ProjectFile
    private let known = KnownTargets()

    /// As the user wrote it, such as `App/App.xcodeproj`.
    var path: String { file.path }
    /// The folder that its paths are relative to, absolute.
    var folder: String { file.folder }

    init(_ file: ProjectFile) { self.file = file }

    init(_ path: String) throws {
        do throws(ProjectFile.Failure) {
            file = try ProjectFile(path)
        } catch {
            let name = "\(path)/project.pbxproj", place = path.parentFolder.isEmpty ? "." : path.parentFolder
            switch error {
            case .missing:
                throw CommandFailure(
                    .usage,
                    "\(name) cannot be read: it is missing, or its folder is not readable. Specify another Xcode "
                        + "project, or the folder of the widget's sources: \(ProjectPath.widgetCommand(below: place))")
            case .unreadable(let problem):
                throw CommandFailure(
                    .usage,
                    "\(problem.text(name)). Xcode cannot open it either: correct the line, or restore the file from "
                        + "version control. Or specify the folder of the widget's sources: "
                        + TypedCommand.example("folder"))
            case .empty:
                throw CommandFailure(
                    .usage,
                    "\(name) is not a project that Xcode can open: its objects or its rootObject are missing; "
                        + "specify the folder of the widget's sources instead: \(TypedCommand.example("folder"))")
            case .specification(let text):
                throw CommandFailure(
                    .usage,
                    "\(text). Correct it, or generate the project with XcodeGen and specify that: "
                        + "\(TypedCommand.example("project"))"
                )
            case .manifest(let text):
                throw CommandFailure(
                    .usage,
                    "\(text). Correct it, generate the project with Tuist and specify that, or specify the folder of "
                        + "the widget's sources: \(ProjectPath.widgetCommand(below: path.parentFolder))")
            }
        }
    }

    /// The project around a folder of sources, at most four levels up; nil where there is none that can be read.
    static func around(_ folder: String) -> XcodeProject? {
        ProjectFile.around(folder).project.map { XcodeProject($0) }
    }

    /// The targets that are app extensions, in the project's order.
    var extensions: [XcodeTarget] { targets(of: ["app-extension", "extensionkit-extension"]) }

    /// The widget extensions for iOS, without empty ones beside others; where there are none, those for other systems.
    var widgetExtensions: [XcodeTarget] {
        let all = extensions.filter(\.holdsWidgets), ours = all.filter(\.supportsiOS)
        let written = ours.filter(\.hasCode)
        return written.isEmpty ? (ours.isEmpty ? all : ours) : written
    }

    /// The folder of the extension that handles SiriKit intents; nil where there is none.
    var intentsExtension: String? {
        extensions.first { $0.extensionPoint == Self.intentsPoint }?.folder
    }

    /// The targets that make modules for others.
    var frameworks: [XcodeTarget] {
        targets(of: ["framework", "framework.static", "library.static", "library.dynamic"])
    }

    /// What its classes begin with, as Xcode's file inspector has it; mostly empty.
    var classPrefix: String { file.root.table("attributes")["CLASSPREFIX"] as? String ?? "" }

    /// The local packages that it names.
    var packageFolders: [String] {
        let named = file.all("XCLocalSwiftPackageReference").compactMap { $0.text("relativePath") }.map {
            $0.hasPrefix("/") ? $0 : URL(fileURLWithPath: "\(folder)/\($0)").standardizedFileURL.path
        }
        let files = file.places.filter { file[$0.key]?.kind == "PBXFileReference" }.map(\.value)
        return (named + files).filter { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }.sorted()
    }

    /// The remote packages that it names, with the products that its targets depend on.
    var remotePackages: [RemotePackage] {
        let products = file.all("XCSwiftPackageProductDependency")
        return file.all("XCRemoteSwiftPackageReference").compactMap { reference in
            guard let url = reference.text("repositoryURL") else { return nil }
            let own = products.filter { $0.text("package") == reference.identifier }
            return RemotePackage(
                url: url, requirements: [PackageRequirement(xcode: reference.table("requirement"))].compactMap(\.self),
                products: Set(own.compactMap { $0.text("productName") }))
        }
    }

    /// The products of packages that a target depends on.
    private func products(of target: ProjectObject) -> [ProjectObject] {
        let phases = file.objects(target.texts("buildPhases"))
        // Products that are only linked stand among the files.
        let linked = file.objects(phases.flatMap { $0.texts("files") }).compactMap { $0.text("productRef") }
        return file.objects(target.texts("packageProductDependencies") + linked)
    }

    private func targets(of types: Set<String>) -> [XcodeTarget] {
        let prefix = "com.apple.product-type."
        return file.targets.filter { object in
            let type = object.text("productType") ?? ""
            return type.hasPrefix(prefix) && types.contains(String(type.dropFirst(prefix.count)))
        }.map { object in known.target(object.identifier) { target(object) } }
    }

    private func target(_ object: ProjectObject) -> XcodeTarget {
        var target = XcodeTarget(name: object.text("name") ?? "")
        target.classPrefix = classPrefix
        for phase in file.objects(object.texts("buildPhases")) {
            // Of an intent definition that several targets share one generates the classes, which the others import.
            let files = file.objects(phase.texts("files")).filter(Self.generatesCode).compactMap { $0.text("fileRef") }
            switch phase.kind {
            case "PBXSourcesBuildPhase": target.sources += files.flatMap(paths)
            case "PBXResourcesBuildPhase": target.resources += files.flatMap(paths)
            default: break
            }
        }
        let own = Set(object.texts("fileSystemSynchronizedGroups"))
        for (group, place) in file.places where file[group]?.kind == "PBXFileSystemSynchronizedRootGroup" {
            let exceptions = SynchronizedFolder.paths(of: exceptions(of: group, object.identifier), in: place)
            target.add(
                own.contains(group)
                    ? SynchronizedFolder.files(in: place, without: exceptions)
                    : exceptions.sorted().filter { FileManager.default.fileExists(atPath: "\(place)/\($0)") },
                in: place)
        }
        target.sources = Array(Set(target.sources)).sorted()
        target.resources = Array(Set(target.resources)).sorted()
        let products = products(of: object)
        target.products = Set(products.compactMap { $0.text("productName") })
        target.packages = Set(
            file.objects(products.compactMap { $0.text("package") }).compactMap { $0.text("repositoryURL") }
                .map(RemotePackage.identity))
        let plugIns = file.objects(object.texts("dependencies")).compactMap { $0.text("productRef") }
        target.buildTools = file.objects(plugIns).compactMap { $0.text("productName") }
            .filter { $0.hasPrefix(Self.plugInPrefix) }.map { String($0.dropFirst(Self.plugInPrefix.count)) }
        target.take(file.settings(of: object), of: file)
        target.missingSettingsFiles = file.missingSettingsFiles(of: object)
        target.accessors = ResourceAccessors(moduleName: target.moduleName, kinds: object.texts("resourceAccessors"))
        target.debugConditions = file.debugSettings(of: object)?.conditions ?? []
        return target
    }

    /// What Xcode writes before the name of a product that is a plug-in.
    private static let plugInPrefix = "plugin:"

    private static func generatesCode(_ file: ProjectObject) -> Bool {
        (file.table("settings")["ATTRIBUTES"] as? [String])?.contains("no_codegen") != true
    }

    /// A reference's file, or those of a group of its translations or versions.
    private func paths(_ identifier: String) -> [String] {
        var seen: Set<String> = []
        return paths(identifier, &seen)
    }

    /// - Parameter seen: what has been met: groups may hold each other, or one group many times.
    private func paths(_ identifier: String, _ seen: inout Set<String>) -> [String] {
        guard seen.insert(identifier).inserted else { return [] }
        if let group = file[identifier], group.kind != "XCVersionGroup", !group.texts("children").isEmpty {
            return group.texts("children").flatMap { paths($0, &seen) }
        }
        return file.places[identifier].map { [$0] } ?? []
    }

    /// The paths inside a synchronized folder for which a target differs from the folder's own targets.
    private func exceptions(of group: String, _ target: String) -> [String] {
        let sets = file.objects(file[group]?.texts("exceptions") ?? []).filter { $0.text("target") == target }
        return sets.flatMap { $0.texts("membershipExceptions") }
    }
}

/// The targets of a project that have been looked at: each costs its folders' listings and its settings.
private final class KnownTargets: Sendable {
    private let targets = Mutex<[String: XcodeTarget]>([:])

    func target(_ identifier: String, _ make: () -> XcodeTarget) -> XcodeTarget {
        if let found = targets.withLock({ $0[identifier] }) { return found }
        let made = make()
        targets.withLock { $0[identifier] = made }
        return made
    }
}
