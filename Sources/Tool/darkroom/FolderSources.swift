import ArgumentParser
import DarkroomCommands
import Foundation
import RenderCoordinator
import Synchronization
import SystemSupport

/// The folders and projects whose widgets have snapshots in one store.
struct FolderSources: ProgramSources {
    @Argument(
        help: ArgumentHelp(
            "Folders of widget extensions, or .xcodeproj files. Includes all widget extensions of a project, unless "
                + "you pass --target. Default: the current folder.",
            valueName: "path"))
    var paths: [String] = []

    @OptionGroup(title: "Sources") var options: FolderOptions

    var words: String { (paths.map(Shell.quoted) + targetWords).joined(separator: " ") }

    private var targetWords: [String] { options.target.map { ["--target", Shell.quoted($0)] } ?? [] }

    func targets(for command: String) throws -> [ProgramTarget] {
        guard !paths.isEmpty || ProjectPath.isUsual(".") else {
            throw CommandFailure(.usage, "\(ProjectPath.missing): darkroom \(command) <path>")
        }
        return try options.targets(in: paths.isEmpty ? ["."] : paths)
    }

    func prepare(_ targets: [ProgramTarget], for demand: ProgramDemand) { options.prepare(targets, for: demand) }
}

/// Where a widget extension is.
struct ExtensionPlace {
    /// The folder or the project, as it was typed.
    let path: String
    /// Of a project that has several.
    let target: String?
    /// What it is called among those of a command.
    let name: String

    /// As a command takes it.
    var words: String { Shell.quoted(path) + (target.map { " --target \(Shell.quoted($0))" } ?? "") }
}

extension FolderOptions {
    /// The widget extensions of folders and projects: all that they have, unless `--target` names one.
    func targets(in paths: [String]) throws -> [ProgramTarget] {
        try places(in: paths, TerminalDiagnostics()).map { place in
            ProgramTarget(name: place.name, path: place.words) { demand in
                try program(of: place.path, target: place.target, for: demand)
            }
        }
    }

    /// Where widget extensions are; their names are unique.
    func places(in paths: [String], _ diagnostics: any Diagnostics) throws -> [ExtensionPlace] {
        typealias Place = (path: String, target: String?, name: String)
        let found = try paths.flatMap { path -> [Place] in
            func one(_ found: String) -> Place {
                (path, target, target ?? URL(fileURLWithPath: found).standardizedFileURL.lastPathComponent)
            }
            let found: String
            do {
                if target == nil {
                    let folders = PackageWidgets.widgetFolders(in: path)
                    if folders.count > 1 { return folders.map { ($0, nil, $0.lastPathComponent) } }
                    let projects = ProjectPath.projectsWithWidgets(at: path)
                    if !projects.isEmpty { return try extensions(of: projects, in: path, diagnostics) }
                }
                found = try ProjectPath.resolve(path, target: target)
            } catch {
                // One of several is told of when its program is asked for, and the others are rendered.
                if paths.count > 1 { return [one(path)] }
                throw error
            }
            guard ProjectPath.isProject(found), target == nil else { return [one(found)] }
            let targets = try widgetExtensions(of: found, diagnostics)
            // What is wrong with a project without any is told when its program is asked for.
            return targets.isEmpty ? [one(found)] : targets.map { (path, $0, $0) }
        }
        var taken: Set<String> = []
        return found.map { path, target, base in
            func folder(_ place: Place) -> String {
                URL(fileURLWithPath: place.path).standardizedFileURL.path.parentFolder
            }
            // Those of projects side by side are told apart by the projects' names.
            let own = folder((path, target, base))
            let isBesideTwin = found.count { $0.name == base && folder($0) == own } > 1
            let owner = isBesideTwin && ProjectPath.isProject(path) ? path.deletingPathExtension : own
            let label = owner.lastPathComponent
            let names = [base, "\(base) (\(label))"] + (2...).lazy.prefix(1000).map { "\(base) (\(label), \($0))" }
            let name = names.first { !taken.contains($0) } ?? base
            taken.insert(name)
            return ExtensionPlace(path: path, target: target, name: name)
        }
    }

    /// The widget extensions of projects that lie in a folder or a workspace. One whose name is like no other's is named
    /// by that, as its packages may lie there, too.
    private func extensions(
        of projects: [String], in path: String, _ diagnostics: any Diagnostics
    ) throws -> [(path: String, target: String?, name: String)] {
        let all = try projects.flatMap { project in
            try widgetExtensions(of: project, diagnostics).map { (project: project, name: $0) }
        }
        return all.map { place in
            let isAlone = all.count { $0.name == place.name } == 1
            return (isAlone ? path : place.project, place.name, place.name)
        }
    }

    /// The names of those for iOS that have code; the others are told of.
    private func widgetExtensions(of project: String, _ diagnostics: any Diagnostics) throws -> [String] {
        let project = try XcodeProject(project), names = project.widgetExtensions.map(\.name)
        for other in project.extensions where other.holdsWidgets && !names.contains(other.name) {
            guard !other.supportsiOS else {
                diagnostics.note("\(other.name) has no Swift files and is left out")
                continue
            }
            diagnostics.note(
                "\(other.name) is built for \(other.platformNames.joined(separator: ", ")) and is left out; "
                    + "to render it as if for iOS, pass --target \(Shell.quoted(other.name))")
        }
        for other in project.extensions where other.lacksCode && !names.contains(other.name) {
            let missing = ([other.infoPlist].compactMap(\.self) + other.sources).first {
                !FileManager.default.fileExists(atPath: $0)
            }
            diagnostics.warn(
                "\(other.name) is left out: the project names it, and its files are missing"
                    + (missing.map { ", such as \($0)" } ?? ""))
        }
        return names
    }

    /// Each program is made by a process of its own: what a compilation knows of its sources is the process's.
    func prepare(_ targets: [ProgramTarget], for demand: ProgramDemand) {
        guard targets.count > 1 else { return }
        let queue = Mutex(targets.map(\.path)), group = DispatchGroup()
        let rest = shared(demand)
        let cores = max(1, ProcessInfo.processInfo.activeProcessorCount), programs = min(targets.count, cores)
        var environment = ProcessInfo.processInfo.environment
        // Two at least: the last program's modules have all cores to themselves.
        environment[ModuleCompiler.widthVariable] = "\(max(2, cores / programs))"
        for _ in 0..<programs {
            group.enter()
            Thread.detachNewThread { [environment] in
                while let path = queue.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
                    // What goes wrong is told when the program is asked for, which repeats it from the cache.
                    let words = Self.unquoted(path)
                    var build = ConfinedProcess(
                        ThisProgram.path, ["build"] + words + rest, environment: environment)
                    build.sharesProgress()
                    _ = try? build.run()
                }
                group.leave()
            }
        }
        group.wait()
    }

    private static func unquoted(_ path: String) -> [String] { Shell.words(path) ?? [path] }

    /// The options that decide about the program, as words.
    private func shared(_ demand: ProgramDemand) -> [String] {
        var words = packages.flatMap { ["--package", $0] }
        if let checkouts = checkouts { words += ["--cloned-source-packages-dir-path", checkouts] }
        if skipsPackageUpdates { words.append("--skip-package-updates") }
        words += conditions.flatMap { ["-D", $0] }
        words += others.flatMap { ["--with", $0] }
        if keepGoing { words.append("--keep-going") }
        if retry { words.append("--retry") }
        words += ["--ios", demand.system.description]
        return demand.isConfined ? words : words + ["--no-sandbox"]
    }
}
