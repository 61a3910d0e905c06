import Foundation
import RenderCoordinator
import SystemSupport

/// Looks for modules in the project around a widget, and in packages near it and elsewhere.
///
/// It reads no more than is asked for: the project first, then one package after the other until one has the module.
/// What it has read, found and missed it keeps, so that each name is looked for once.
final class ModuleSearch {
    /// How far a module is looked for.
    enum Scope {
        /// Of the packages that would have to be fetched, only in those whose names say that they have it.
        case named
        case everywhere
    }

    private let widget: WidgetSources
    var diagnostics: any Diagnostics { widget.diagnostics }
    private let toolchain: Toolchain
    private let cache: ProgramCache

    // What is read when a first name is looked for.
    private lazy var project = widget.project ?? XcodeProject.around(widget.folder)
    private lazy var frameworks = Dictionary(
        (project?.frameworks ?? []).map { ($0.moduleName, $0) }, uniquingKeysWith: { first, _ in first })
    private lazy var remotes = madeRemotes()

    /// The projects that are built together with it, read when nothing of its own has a name.
    private lazy var companions = project?.companions(within: widget.boundary) ?? XcodeProject.Companions()
    private lazy var companionFrameworks = Dictionary(
        companions.projects.flatMap(\.frameworks).map { ($0.moduleName, $0) }, uniquingKeysWith: { first, _ in first })

    /// The target of the widget; where a folder is drawn, any extension of the project around it may be that.
    private lazy var targets =
        project.map { project in
            project.extensions.filter { widget.project == nil || $0.name == widget.name }
        } ?? []
    /// The names of the packages' products that the widget's target depends on.
    private lazy var products = targets.reduce(into: Set<String>()) { $0.formUnion($1.products) }

    /// Those that have been read.
    private var packages: [LocalPackage]
    /// The folders of packages that have not been needed yet.
    private lazy var unread =
        (project.map(Self.packages) ?? []) + packages.flatMap(\.neighbors) + surroundingPackages
    /// The folders of packages elsewhere in the repository, which nothing near the widget names; the nearest first.
    private lazy var distant = widget.boundary.folders.flatMap { Self.packages(below: $0) }.enumerated().sorted {
        let depths = [$0, $1].map { Self.sharedDepth($0.element, widget.folder) }
        return depths[0] == depths[1] ? $0.offset < $1.offset : depths[0] > depths[1]
    }.map(\.element)
    /// The folders that have no package which can be read.
    private var unreadable: Set<String> = []
    private var found: [String: CompilableModule] = [:]
    /// Those that were looked for everywhere when so many packages were known.
    private var missing: [String: Int] = [:]
    /// Why modules that are known are not there, by name.
    private(set) var reasons: [String: String] = [:]

    /// - Throws: `CommandFailure` for a package that the user named and that cannot be read.
    init(_ widget: WidgetSources, toolchain: Toolchain, cache: ProgramCache) throws {
        self.widget = widget
        self.toolchain = toolchain
        self.cache = cache
        packages = try widget.packages.map {
            try LocalPackage(
                folder: $0, toolchain: toolchain, cache: cache.manifestFolder, diagnostics: widget.diagnostics)
        }
    }

    /// Whether there is a module that has not been left out.
    func has(_ name: String, in scope: Scope) -> Bool { reasons[name] == nil && module(name, in: scope) != nil }

    /// Whether the widget's target depends on a package's product of a name. Built products are found before the
    /// frameworks of the system.
    func hasProduct(_ name: String) -> Bool { products.contains(name) }

    /// A module is not there after all.
    func omit(_ name: String, because reason: String) { reasons[name] = reason }

    /// Looks for a module in one more package, and where it was not found before.
    ///
    /// - Returns: the module; else why there is none, where that is known.
    func module(_ name: String, alsoIn package: RemotePackage) -> (module: CompilableModule?, reason: String?) {
        remotes.add(package)
        missing[name] = nil
        let module = module(name, in: .named)
        return (module, module == nil ? reasons[name] ?? remotes.failure(for: name, byName: true) : nil)
    }

    func module(_ name: String, in scope: Scope) -> CompilableModule? {
        if let known = found[name] { return known }
        if missing[name] == packages.count || reasons[name] != nil { return nil }
        do {
            if let module = try search(name, in: scope) {
                found[name] = module
                return module
            }
        } catch {
            let reason = (error as? UnusableModule)?.reason ?? (error as? CommandFailure)?.message ?? "\(error)"
            reasons[name] = reason
            diagnostics.warn("the module \(name) is not available: \(reason)")
            return nil
        }
        if scope == .everywhere {
            missing[name] = packages.count
            reasons[name] = remotes.failure(for: name, byName: AppleFrameworks.names.contains(name))
        }
        return nil
    }

    private func search(_ name: String, in scope: Scope) throws -> CompilableModule? {
        if let framework = frameworks[name] {
            remotes.use(framework.packages)
            return try framework.module(in: project?.folder, cache, diagnostics).map { .swift($0) }
        }
        if let package = packages.first(where: { $0.moduleNames.contains(name) }) { return try take(name, package) }
        if let framework = companionFrameworks[name] {
            for remote in companions.projects.flatMap(\.remotePackages) { remotes.add(remote) }
            remotes.use(framework.packages)
            return try framework.module(in: project?.folder, cache, diagnostics).map { .swift($0) }
        }
        // To read a manifest takes a second: those that have the name go first.
        while let next = unread.firstIndex(where: { Self.mentions(name, in: $0) }) ?? unread.indices.first {
            let folder = unread.remove(at: next)
            guard !packages.contains(where: { $0.folder == folder }), let package = read(folder) else { continue }
            if package.moduleNames.contains(name) { return try take(name, package) }
        }
        // What is called so and is depended on comes before what only lies somewhere.
        if let module = try fetched(name, byName: true) { return module }
        while let next = distant.firstIndex(where: { Self.mentions(name, in: $0) }) {
            let folder = distant.remove(at: next)
            guard !packages.contains(where: { $0.folder == folder }), let package = read(folder) else { continue }
            if package.moduleNames.contains(name) { return try take(name, package) }
        }
        if let module = try SystemModules.module(name, toolchain, in: cache.systemModuleFolder) {
            return .clang(module)
        }
        // No package may stand for a framework of the system unless it says so.
        return scope == .named || AppleFrameworks.names.contains(name) ? nil : try fetched(name, byName: false)
    }

    /// Looks for a module in the packages that lie in repositories of their own.
    private func fetched(_ name: String, byName: Bool) throws -> CompilableModule? {
        for identity in remotes.candidates(for: name, byName: byName)
        where !packages.contains(where: { $0.identity == identity }) {
            guard let folder = remotes.folder(of: identity), let package = read(folder, isRemote: true) else {
                continue
            }
            if package.moduleNames.contains(name) { return try take(name, package) }
        }
        return nil
    }

    /// The package that a folder of sources is of, and those that stand beside the project in its workspace.
    private var surroundingPackages: [String] {
        guard project == nil else { return companions.packageFolders }
        return [PackageWidgets.around(widget.folder, within: widget.boundary.holds)].compactMap(\.self)
    }

    private func take(_ name: String, _ package: LocalPackage) throws -> CompilableModule? {
        remotes.use(package.remotes(of: name))
        return try package.module(name)
    }

    /// A package that nobody named; one that cannot be read may have nothing to do with the widget.
    private func read(_ folder: String, isRemote: Bool = false) -> LocalPackage? {
        guard !unreadable.contains(folder), !isElsewhere(folder) else { return nil }
        do {
            let package = try LocalPackage(
                folder: folder, isRemote: isRemote, toolchain: toolchain, cache: cache.manifestFolder,
                diagnostics: diagnostics)
            packages.append(package)
            unread += package.neighbors
            remotes.add(dependenciesOf: package)
            return package
        } catch {
            unreadable.insert(folder)
            diagnostics.warn((error as? CommandFailure)?.message ?? String(describing: error))
            return nil
        }
    }

    /// Whether a package that is not in a folder stands for it: Xcode takes one of the same name that the project names,
    /// wherever it lies.
    private func isElsewhere(_ folder: String) -> Bool {
        let identity = RemotePackage.identity(of: folder)
        return !FileManager.default.fileExists(atPath: folder.appendingPath("Package.swift"))
            && (packages.map(\.folder) + unread).contains {
                $0 != folder && RemotePackage.identity(of: $0) == identity
                    && FileManager.default.fileExists(atPath: $0.appendingPath("Package.swift"))
            }
    }

    /// What the project says, with what the packages that are known already depend on.
    private func madeRemotes() -> RemotePackages {
        let store = PackageStore(
            cache: cache, mayFetch: widget.mayFetchPackages, remembersFailures: widget.remembersFailures,
            diagnostics: diagnostics)
        let remotes = RemotePackages(
            project: project, checkouts: widget.checkouts, store: store, diagnostics: diagnostics)
        for target in targets { remotes.use(target.packages) }
        for package in packages { remotes.add(dependenciesOf: package) }
        return remotes
    }

    /// Folders that are not searched for packages: others' code and what builds leave behind.
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build", "vendor"]

    /// The project's own, and those at most three levels below its folder.
    static func packages(of project: XcodeProject) -> [String] {
        (project.packageFolders + packages(below: project.folder)).reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }

    /// The folders with a `Package.swift` at most three levels below one.
    private static func packages(below folder: String) -> [String] {
        var found: [String] = []
        func search(_ folder: String, _ depth: Int) {
            if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { found.append(folder) }
            guard depth > 0 else { return }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") && !skipped.contains(name) && !name.contains(".x") {
                let inner = "\(folder)/\(name)"
                if inner.isFolder { search(inner, depth - 1) }
            }
        }
        search(folder, 3)
        return found
    }

    /// Whether a package's manifest has a name, as it has those of its targets.
    private static func mentions(_ name: String, in package: String) -> Bool {
        (try? String(contentsOfFile: "\(package)/Package.swift", encoding: .utf8))?.contains("\"\(name)\"") == true
    }

    /// How many folders two paths have in common.
    private static func sharedDepth(_ one: String, _ other: String) -> Int {
        zip(one.split(separator: "/"), (other.realPath ?? other).split(separator: "/")).prefix { $0 == $1 }.count
    }
}
