import Assets
import DarkroomCommands
import Foundation
import RenderCoordinator
import SystemSupport
import XcodeProjects

/// What makes up a widget extension: a folder, or the files of a target.
struct WidgetSources {
    /// What paths are relative to, as the user wrote it.
    let folder: String
    /// The Swift files and intent definitions, relative to the folder; nil for all of them in it.
    let paths: [String]?
    /// The files that its target lists and that are not there, absolute.
    private(set) var missingFiles: [String] = []
    /// The folder that stands for the extension in its project.
    let home: String
    /// The files and folders of its bundle; nil for everything in the folder.
    let resources: [String]?
    /// What the program is called.
    let name: String
    /// The project that it was named by.
    let project: XcodeProject?
    /// Compilation conditions that hold in it, as its project says.
    let conditions: [String]
    /// Those that hold in its previews: the Debug configuration's.
    let debugConditions: [String]
    /// What else the compiler is told of it.
    let flags: [String]
    let languageMode: LanguageMode
    /// The code that Tuist would generate for its resources.
    let accessors: ResourceAccessors?
    /// Packages that the user named, whose modules it may import.
    let packages: [String]
    /// Folders and files that the user named, which are compiled with it.
    let others: [String]
    /// Where checkouts of remote packages lie, as xcodebuild's `-clonedSourcePackagesDirPath` says.
    var checkouts: String?
    /// Whether remote packages that are not on this machine are fetched.
    var mayFetchPackages = true
    /// Whether packages are not fetched again that could not be fetched a while ago.
    var remembersFailures = true
    /// Whether its own files may lose what does not compile, whatever the reason.
    var keepsGoing = false
    /// Takes what there is to say of its files, and of what they need.
    let diagnostics: any Diagnostics
    /// What it was named by: a folder, or a project and perhaps a target.
    private let named: [String]
    /// The folder or workspace that the user named and in which the project was found.
    private let around: String?

    /// - Parameters:
    ///   - path: A folder of Swift files, or an Xcode project.
    ///   - target: The target of the project; nil for its only widget extension.
    ///   - packages: Folders of packages.
    ///   - others: Folders and files that belong to the widget too.
    ///   - around: What the user named, where the path was found in it.
    init(
        _ path: String, target: String?, packages: [String] = [], others: [String] = [], around: String? = nil,
        diagnostics: any Diagnostics = TerminalDiagnostics()
    ) throws {
        let trimmed = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
        guard ProjectPath.isProject(trimmed) else {
            if let target {
                throw CommandFailure(
                    .usage, "--target \(target): \(path) is a folder; specify the .xcodeproj that contains the target")
            }
            self.init(folder: path, packages: packages, others: others, diagnostics: diagnostics)
            return
        }
        let project = try XcodeProject(trimmed)
        let named = [Shell.quoted(path)] + (target.map { ["--target", Shell.quoted($0)] } ?? [])
        let chosen = try project.widgetExtension(named: target)
        if !chosen.supportsiOS {
            diagnostics.warn(
                "\(chosen.name) is built for \(chosen.platformNames.joined(separator: ", ")); compiling it for iOS"
            )
        }
        let given = around.map { $0.hasSuffix(".xcworkspace") ? ($0.parentFolder.isEmpty ? "." : $0.parentFolder) : $0 }
        self.init(chosen, of: project, packages, others, named: named, around: given, diagnostics)
    }

    init(
        folder: String, packages: [String] = [], others: [String] = [],
        diagnostics: any Diagnostics = TerminalDiagnostics()
    ) {
        self.diagnostics = diagnostics
        project = nil
        self.packages = packages
        self.others = others + ExpoTargets.sharedFolders(of: folder).filter { !others.contains($0) }
        let url = URL(fileURLWithPath: folder).standardizedFileURL
        // One file is a program of its own, with the resources beside it.
        let isFile = folder.hasSuffix(".swift") && !folder.isFolder, parent = folder.parentFolder
        self.folder = isFile ? (parent.isEmpty ? "." : parent) : folder
        paths = isFile ? [url.lastPathComponent] : nil
        (conditions, debugConditions) = ([], ["DEBUG"])
        (flags, languageMode, accessors) = (BuildSettings.usualFlags, .swift5, nil)
        home = self.folder
        resources = nil
        name = isFile ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
        named = [Shell.quoted(folder)]
        around = nil
    }

    /// The words of a command about it, behind the command's name.
    func words(conditions: [String]) -> [String] {
        named + packages.flatMap { ["--package", Shell.quoted($0)] }
            + (checkouts.map { ["--cloned-source-packages-dir-path", Shell.quoted($0)] } ?? [])
            + (mayFetchPackages ? [] : ["--skip-package-updates"]) + others.flatMap { ["--with", Shell.quoted($0)] }
            + (keepsGoing ? ["--keep-going"] : []) + conditions.flatMap { ["-D", Shell.quoted($0)] }
    }

    private init(
        _ target: XcodeTarget, of project: XcodeProject, _ packages: [String], _ others: [String], named: [String],
        around: String?, _ diagnostics: any Diagnostics
    ) {
        self.around = around
        self.diagnostics = diagnostics
        self.project = project
        self.named = named
        self.packages = packages
        self.others = others
        name = target.name
        conditions = target.conditions
        debugConditions =
            target.debugConditions.contains("DEBUG") ? target.debugConditions : target.debugConditions + ["DEBUG"]
        (flags, languageMode, accessors) = (target.flags, target.languageMode, target.accessors)
        let written = project.path.parentFolder
        let boundary = ProjectBoundary(around: [written] + packages, given: others + [around].compactMap(\.self))
        func inside(_ paths: [String]) -> [String] {
            paths.filter { path in
                if boundary.holds(path) { return true }
                diagnostics.warn(ProjectBoundary.leftOut(path))
                return false
            }
        }
        for path in project.file.missingFiles {
            diagnostics.warn("\(project.path) includes \(path), which does not exist; it is ignored")
        }
        for path in target.missingSettingsFiles {
            diagnostics.warn(
                "\(ShownFile.path(path)) does not exist; the target '\(target.name)' is built without its settings")
        }
        let sources = inside(target.sources + project.intentHandlers(for: target))
        var shown = written.isEmpty ? "." : written
        var base = URL(fileURLWithPath: shown).standardizedFileURL.path
        // Files may lie beside the project's folder: the folder around all of them is what paths are relative to.
        while base != "/", sources.contains(where: { !$0.lies(in: base) }) {
            base = base.parentFolder
            shown = base
        }
        folder = shown
        let listed = sources.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".intentdefinition") }
        // Keys and other secrets are often kept out of a public repository; the compiler says what is needed of them.
        let files = listed.filter(FileManager.default.fileExists)
        missingFiles = listed.filter { !files.contains($0) }
        for path in missingFiles {
            diagnostics.warn("\(path): the target '\(target.name)' lists this file, which does not exist")
        }
        paths = files.map { String($0.dropFirst(base == "/" ? 1 : base.count + 1)) }
        home = target.folder ?? base
        // One that XcodeGen or Tuist would write is no file.
        let list = target.infoPlist.flatMap { project.file.isGenerated($0) ? nil : $0 }
        resources = inside(target.resources + target.dataModels + [list].compactMap(\.self))
    }

    /// What the user has given: the project and what was named besides. Code and files elsewhere are none of it.
    var boundary: ProjectBoundary {
        ProjectBoundary(
            around: [project?.path.parentFolder ?? folder] + packages,
            given: others + [checkouts, around].compactMap(\.self))
    }

    /// The folders that stand for the bundle, the widget's own first.
    func bundleFolders(in cache: ProgramCache) throws -> [String] {
        [try ownBundleFolder(in: cache)]
            + others.filter(\.isFolder)
    }

    /// What the bundle of these folders says of itself.
    func bundle(of folders: [URL]) -> BundleReader {
        BundleReader(
            folders: folders, home: URL(fileURLWithPath: home).standardizedFileURL.path,
            named: project.map { ($0.file, name) }, deploymentTarget: ExpoTargets.deploymentTarget(of: home))
    }

    /// For a target, a folder of links to its resources.
    private func ownBundleFolder(in cache: ProgramCache) throws -> String {
        guard let resources else { return folder }
        return try LinkedBundle(resources: resources, target: name).folder(in: cache, diagnostics)
    }

    /// How many files are looked through before they are compiled.
    private static let fewestFiles = 20

    /// - Throws: `CommandFailure` where nothing here can be a widget: a large repository compiles for minutes before its
    ///   program can say so.
    func requireWidgets() throws {
        if let project { return try project.requireWidgets(in: name) }
        // What is added may have them.
        guard paths == nil, packages.isEmpty, others.isEmpty else { return }
        let swift = SynchronizedFolder.files(in: folder).filter { $0.hasSuffix(".swift") }
        // Of a few files the compiler says more in seconds.
        guard swift.count >= Self.fewestFiles,
            !swift.contains(where: { DescriptorIO.text(folder.appendingPath($0))?.contains("Widget") ?? true })
        else { return }
        throw CommandFailure(
            .usage,
            "\(folder): "
                + "none of its \(swift.count) Swift files declares a widget"
                + "; specify the folder of a widget extension, or a project with one: \(TypedCommand.example("path"))"
        )
    }

    /// For a folder whose target has files elsewhere: how to compile those too. Nil where there are none.
    var targetHint: String? {
        guard paths == nil, let project = XcodeProject.around(folder) else { return nil }
        let here = URL(fileURLWithPath: folder).standardizedFileURL.path + "/"
        for target in project.extensions {
            let swift = target.sources.filter { $0.hasSuffix(".swift") }
            let others = swift.filter { !$0.hasPrefix(here) }.count
            guard others > 0, others < swift.count else { continue }
            return "The target '\(target.name)' has \(others) more \(others == 1 ? "file" : "files") outside the "
                + "folder; to include them: darkroom render \(Shell.quoted(project.path)) "
                + "--target \(Shell.quoted(target.name))"
        }
        return nil
    }

    /// For a target with Objective-C, whose types nothing declares here. Nil where it has none, or nothing is missing.
    ///
    /// - Parameter messages: the compiler's.
    func objectiveCHint(_ messages: String) -> String? {
        guard messages.contains("error: cannot find "),
            let target = project?.extensions.first(where: { $0.name == name }),
            let file = target.sources.first(where: { $0.hasSuffix(".m") || $0.hasSuffix(".mm") })
        else { return nil }
        return "The target has Objective-C, such as \(file.lastPathComponent), which Darkroom does not compile; "
            + "add Swift that declares what it has with --with <file>"
    }

    /// For a target with plug-ins that may generate what was not found. Nil where it has none, or nothing is missing.
    ///
    /// - Parameter messages: the compiler's.
    func buildToolHint(_ messages: String) -> String? {
        // Plug-ins generate types, and extensions of types that are there.
        guard messages.contains("error: cannot find ") || messages.contains(" has no member '"),
            let tools = project?.extensions.first(where: { $0.name == name })?.buildTools, !tools.isEmpty
        else { return nil }
        let isOne = tools.count == 1
        return
            "Xcode runs the build tool plug-in\(isOne ? "" : "s") \(tools.joined(separator: ", ")) for the target, but "
            + "Darkroom does not; add the code that \(isOne ? "it generates" : "they generate") with --with <folder>"
    }
}
