import Foundation
import WidgetRenderer

/// The modules that can be compiled along with a widget: frameworks of its project and targets of packages near it.
///
/// The project and the packages near it are read when something is asked for that the runtime lacks.
final class ModuleCatalog {
    private let widget: WidgetSources
    private let runtime: RuntimeLibrary
    private let toolchain: Toolchain
    private let cache: ProgramCache
    private lazy var project = widget.project ?? XcodeProject.around(widget.folder)
    private lazy var frameworks = Dictionary(
        (project?.frameworks ?? []).map { ($0.moduleName, $0) }, uniquingKeysWith: { first, _ in first })
    private var packages: [LocalPackage]
    /// The folders of packages that have not been needed yet.
    private lazy var unread = (project.map(Self.packages) ?? []) + packages.flatMap(\.neighbours)
    private var found: [String: SourceModule?] = [:]

    /// - Throws: `CommandFailure` for a package that the user named and that cannot be read.
    init(widget: WidgetSources, runtime: RuntimeLibrary, toolchain: Toolchain, cache: ProgramCache) throws {
        self.widget = widget
        self.runtime = runtime
        self.toolchain = toolchain
        self.cache = cache
        packages = try widget.packages.map {
            try LocalPackage(folder: $0, toolchain: toolchain, cache: cache.manifestFolder)
        }
    }

    /// Whether the widget can import a module: one that is here, or one that is compiled along.
    func canImport(_ name: String) -> Bool {
        guard !isDecided(name) else { return runtime.canImport(name, toolchain: toolchain) }
        return (try? module(name)) != nil
    }

    /// Whether no module near the widget is looked for under a name.
    private func isDecided(_ name: String) -> Bool {
        RuntimeLibrary.absentOnPhones.contains(name) || runtime.canImport(name, toolchain: toolchain)
    }

    /// Those among `names` that there are, and what they import in turn, each after what it imports.
    func modules(named names: Set<String>) throws -> [SourceModule] {
        var result: [SourceModule] = [], visited: Set<String> = []
        func add(_ name: String) throws {
            guard visited.insert(name).inserted, !isDecided(name), let module = try module(name) else { return }
            for imported in ImportDeclarations.modules(in: module.contents.values).sorted() { try add(imported) }
            result.append(module)
        }
        for name in names.sorted() { try add(name) }
        return result
    }

    private func module(_ name: String) throws -> SourceModule? {
        if let known = found[name] { return known }
        let module = try search(name)
        found[name] = .some(module)
        return module
    }

    private func search(_ name: String) throws -> SourceModule? {
        if let framework = frameworks[name] { return try framework.module(cache) }
        if let package = packages.first(where: { $0.moduleNames.contains(name) }) { return try package.module(name) }
        while !unread.isEmpty {
            let folder = unread.removeFirst()
            guard !packages.contains(where: { $0.folder == folder }), let package = nearby(folder) else { continue }
            packages.append(package)
            unread += package.neighbours
            if package.moduleNames.contains(name) { return try package.module(name) }
        }
        return nil
    }

    /// A package that nobody named; one that cannot be read may have nothing to do with the widget.
    private func nearby(_ folder: String) -> LocalPackage? {
        do {
            return try LocalPackage(folder: folder, toolchain: toolchain, cache: cache.manifestFolder)
        } catch {
            let reason = (error as? CommandFailure)?.message ?? String(describing: error)
            FileHandle.standardError.write(Data("warning: \(reason)\n".utf8))
            return nil
        }
    }

    /// Folders that are not searched for packages: others' code and what builds leave behind.
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build", "vendor"]

    /// The folders with a `Package.swift` at most three levels below the project's.
    private static func packages(of project: XcodeProject) -> [String] {
        var found: [String] = []
        func search(_ folder: String, _ depth: Int) {
            if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { found.append(folder) }
            guard depth > 0 else { return }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") && !skipped.contains(name) && !name.contains(".x") {
                var isFolder: ObjCBool = false
                let inner = "\(folder)/\(name)"
                if FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder), isFolder.boolValue {
                    search(inner, depth - 1)
                }
            }
        }
        search(project.folder, 3)
        return (project.packageFolders + found).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
