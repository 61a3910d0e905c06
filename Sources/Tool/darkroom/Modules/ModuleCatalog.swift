import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport

/// The modules that can be compiled along with a widget: frameworks of its project and targets of packages near it.
///
/// The project and the packages near it are read when something is asked for that the runtime lacks.
final class ModuleCatalog {
    private let widget: WidgetSources
    private let runtime: RuntimeLibrary
    private let toolchain: Toolchain
    private let cache: ProgramCache
    private let system: SystemVersion
    private var diagnostics: any Diagnostics { widget.diagnostics }
    private lazy var project = widget.project ?? XcodeProject.around(widget.folder)
    private lazy var frameworks = Dictionary(
        (project?.frameworks ?? []).map { ($0.moduleName, $0) }, uniquingKeysWith: { first, _ in first })
    private var packages: [LocalPackage]
    /// The folders of packages that have not been needed yet.
    private lazy var unread = (project.map(Self.packages) ?? []) + packages.flatMap(\.neighbours)
    private lazy var remotes = madeRemotes()
    private var found: [String: CompilableModule] = [:]
    /// Those that were looked for everywhere when so many packages were known.
    private var missing: [String: Int] = [:]
    /// Why modules that are known are not there, by name.
    private(set) var reasons: [String: String] = [:]
    /// Whether `CryptoKit` is that of a package.
    private var hasWholeCryptoKit = false

    /// - Parameter system: the release of iOS that `#available` asks about.
    /// - Throws: `CommandFailure` for a package that the user named and that cannot be read.
    init(
        widget: WidgetSources, runtime: RuntimeLibrary, toolchain: Toolchain, cache: ProgramCache,
        system: SystemVersion = .newest
    ) throws {
        self.system = system
        self.widget = widget
        self.runtime = runtime
        self.toolchain = toolchain
        self.cache = cache
        packages = try widget.packages.map {
            try LocalPackage(
                folder: $0, toolchain: toolchain, cache: cache.manifestFolder, diagnostics: widget.diagnostics)
        }
    }

    /// What the project says, with what the packages that are known already depend on.
    private func madeRemotes() -> RemotePackages {
        let store = PackageStore(
            cache: cache, mayFetch: widget.mayFetchPackages, remembersFailures: widget.remembersFailures,
            diagnostics: diagnostics)
        let remotes = RemotePackages(
            project: project, checkouts: widget.checkouts, store: store, diagnostics: diagnostics)
        // The target of a folder is not known: any extension may be it.
        let targets = project.map { project in
            project.extensions.filter { widget.project == nil || $0.name == widget.name }
        }
        for target in targets ?? [] { remotes.use(target.packages) }
        for package in packages { remotes.add(dependenciesOf: package) }
        return remotes
    }

    /// Whether the widget can import a module: one that is here, or one that is compiled along.
    func canImport(_ name: String) -> Bool {
        guard !isDecided(name) else { return runtime.canImport(name, toolchain: toolchain) }
        return reasons[name] == nil && module(name, byName: true) != nil
    }

    /// Whether a module that is compiled as on Linux can import another.
    private func canImportOnLinux(_ name: String) -> Bool {
        toolchain.hasModule(name) || !isDecided(name) && reasons[name] == nil && module(name, byName: true) != nil
    }

    /// How the `#if`s of modules for a platform are answered.
    func conditions(for platform: PlatformConditions.Platform) -> PlatformConditions {
        PlatformConditions(
            canImport: platform == .phone ? canImport : canImportOnLinux, platform: platform, system: system)
    }

    /// A module is not there after all.
    func leaveOut(_ name: String, because reason: String) { reasons[name] = reason }

    /// Whether no module near the widget is looked for under a name.
    private func isDecided(_ name: String) -> Bool {
        RuntimeLibrary.absentOnPhones.contains(name) || runtime.canImport(name, toolchain: toolchain)
    }

    /// Those that sources import and that there are, and what they import in turn, each after what it imports.
    ///
    /// - Parameter sources: with the conditions about platforms answered.
    func modules(for sources: some Collection<String>) throws -> [CompilableModule] {
        let names = ImportDeclarations.modules(in: sources), found = try modules(named: names)
        let others = found.compactMap(\.source).filter { module in
            module.name != WholeCryptoKit.cryptoModule
                && module.contents.values.contains { $0.contains(WholeCryptoKit.cryptoModule) }
        }
        let lacking = WholeCryptoKit.lackingNames(in: sources).union(
            others.flatMap { module in module.platforms.flatMap { WholeCryptoKit.lackingNames(in: staged(module, $0)) } })
        guard !lacking.isEmpty, findWholeCryptoKit(lacking) else { return found }
        return try modules(named: names)
    }

    /// Looks for the package that has all of CryptoKit.
    ///
    /// - Parameter lacking: what the runtime's lacks, which is told where there is no package.
    private func findWholeCryptoKit(_ lacking: Set<String>) -> Bool {
        let (name, crypto) = (WholeCryptoKit.name, WholeCryptoKit.cryptoModule)
        remotes.add(WholeCryptoKit.package)
        missing[crypto] = nil
        if case .swift(let source)? = module(crypto, byName: true), source.package == WholeCryptoKit.packageName {
            hasWholeCryptoKit = true
            return true
        }
        reasons[name] = reasons[crypto] ?? remotes.failure(for: crypto, byName: true)
            ?? "another module is called \(crypto)"
        diagnostics.warn(
            "CryptoKit has only its hashes and their codes here: what uses its \(lacking.sorted().joined(separator: ", ")) "
                + "is left out, as \(WholeCryptoKit.packageName) brings that")
        return false
    }

    /// Those among `names` that there are, and what they import in turn, each after what it imports.
    func modules(named names: Set<String>) throws -> [CompilableModule] {
        var result: [CompilableModule] = [], visited: Set<String> = []
        func add(_ name: String) throws {
            guard visited.insert(name).inserted else { return }
            let isStoodFor = hasWholeCryptoKit && name == WholeCryptoKit.name
            let known = isStoodFor
                ? .swift(WholeCryptoKit.module) : isDecided(name) ? nil : self.module(name, byName: false)
            guard let module = known else { return }
            switch module {
            case .clang(let clang):
                for other in clang.dependencies {
                    // Only what lies in the same package: nothing is fetched for it.
                    if case .clang? = self.module(other, byName: true) { try add(other) }
                }
                result.append(module)
            case .swift(var source):
                let imported = imports(of: &source)
                for name in imported.sorted() { try add(name) }
                result.append(.swift(source))
            }
        }
        for name in names.sorted() { try add(name) }
        return result
    }

    /// What a module imports, on the platforms that it may then be compiled for.
    ///
    /// Packages for servers often know Apple's systems by their C library, and end the compilation elsewhere: those
    /// that are written for Linux too, and find everything there, can be compiled so.
    private func imports(of source: inout SourceModule) -> Set<String> {
        if hasWholeCryptoKit, source.package == WholeCryptoKit.packageName {
            // For iPhones it is nothing but CryptoKit, for which it is to stand.
            source.platforms = [.linux]
            source.isAllOrNothing = true
            return ImportDeclarations.modules(in: staged(source, .linux))
        }
        let phone = staged(source, .phone), wanted = ImportDeclarations.modules(in: phone)
        guard source.package != nil, source.contents.values.contains(where: Self.knowsLinux) else { return wanted }
        let linux = staged(source, .linux), other = ImportDeclarations.modules(in: linux)
        let isRefused = phone.contains(where: Self.isRefused) || wanted.contains(where: isLacking)
        // What only Linux needs is fetched where there is no other way.
        let isComplete = other.allSatisfy { toolchain.hasModule($0) || module($0, byName: !isRefused) != nil }
        guard isComplete, !linux.contains(where: Self.isRefused) else { return wanted }
        source.platforms = isRefused ? [.linux] : [.phone, .linux]
        return isRefused ? other : wanted.union(other)
    }

    private func staged(_ source: SourceModule, _ platform: PlatformConditions.Platform) -> [String] {
        let conditions = conditions(for: platform)
        return source.contents.values.map(conditions.applied)
    }

    private func isLacking(_ name: String) -> Bool {
        !RuntimeLibrary.absentOnPhones.contains(name) && !runtime.canImport(name, toolchain: toolchain)
            && module(name, byName: false) == nil
    }

    private static func knowsLinux(_ source: String) -> Bool {
        source.contains("os(Linux)") || source.contains("(Glibc)")
    }

    /// Whether a source ends the compilation itself.
    private static func isRefused(_ source: String) -> Bool {
        source.contains("#error") && ActiveCode.lines(of: source).contains { $0.contains("#error") }
    }

    /// - Parameter byName: whether packages are only looked into whose names say that they have it.
    private func module(_ name: String, byName: Bool) -> CompilableModule? {
        if let known = found[name] { return known }
        if missing[name] == packages.count || reasons[name] != nil { return nil }
        do {
            if let module = try search(name, byName: byName) {
                found[name] = module
                return module
            }
        } catch {
            let reason = (error as? UnusableModule)?.reason ?? (error as? CommandFailure)?.message ?? "\(error)"
            reasons[name] = reason
            diagnostics.warn("the module \(name) is not there: \(reason)")
            return nil
        }
        if !byName {
            missing[name] = packages.count
            reasons[name] = remotes.failure(for: name, byName: AppleFrameworks.names.contains(name))
        }
        return nil
    }

    private func search(_ name: String, byName: Bool) throws -> CompilableModule? {
        if let framework = frameworks[name] {
            remotes.use(framework.packages)
            return try framework.module(cache, diagnostics).map { .swift($0) }
        }
        if let package = packages.first(where: { $0.moduleNames.contains(name) }) { return try take(name, package) }
        while !unread.isEmpty {
            let folder = unread.removeFirst()
            guard !packages.contains(where: { $0.folder == folder }), let package = read(folder) else { continue }
            if package.moduleNames.contains(name) { return try take(name, package) }
        }
        // No package may stand for a framework of the system unless it says so.
        let candidates = remotes.candidates(for: name, byName: byName || AppleFrameworks.names.contains(name))
        for identity in candidates where !packages.contains(where: { $0.identity == identity }) {
            guard let folder = remotes.folder(of: identity), let package = read(folder, isRemote: true) else { continue }
            if package.moduleNames.contains(name) { return try take(name, package) }
        }
        return nil
    }

    private func take(_ name: String, _ package: LocalPackage) throws -> CompilableModule? {
        remotes.use(package.remotes(of: name))
        return try package.module(name)
    }

    /// A package that nobody named; one that cannot be read may have nothing to do with the widget.
    private func read(_ folder: String, isRemote: Bool = false) -> LocalPackage? {
        do {
            let package = try LocalPackage(
                folder: folder, isRemote: isRemote, toolchain: toolchain, cache: cache.manifestFolder,
                diagnostics: diagnostics)
            packages.append(package)
            unread += package.neighbours
            remotes.add(dependenciesOf: package)
            return package
        } catch {
            diagnostics.warn((error as? CommandFailure)?.message ?? String(describing: error))
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
