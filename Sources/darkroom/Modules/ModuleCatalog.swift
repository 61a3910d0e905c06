import Foundation

/// The modules that can be compiled along with a widget: frameworks of its project and targets of packages near it.
struct ModuleCatalog {
    private let toolchain: Toolchain
    private let cache: String
    private let frameworks: [String: XcodeTarget]
    private let packageFolders: [String]

    /// - Parameters:
    ///   - project: the project that the widget belongs to, if one is known.
    ///   - packages: further packages that the user named, which come first.
    init(project: XcodeProject?, packages: [String], toolchain: Toolchain, cache: ProgramCache) {
        self.toolchain = toolchain
        self.cache = cache.manifestFolder
        frameworks = Dictionary(
            (project?.frameworks ?? []).map { ($0.moduleName, $0) }, uniquingKeysWith: { first, _ in first })
        packageFolders = packages + (project.map(Self.packages) ?? [])
    }

    /// Those among `names` that there are, and what they import in turn, each after what it imports.
    func modules(named names: Set<String>) throws -> [SourceModule] {
        var search = Search(catalog: self)
        for name in names.sorted() { try search.add(name) }
        return search.result
    }

    private struct Search {
        let catalog: ModuleCatalog
        var result: [SourceModule] = []
        private var visited: Set<String> = []
        private var unread: [String]
        private var packages: [LocalPackage] = []

        init(catalog: ModuleCatalog) {
            self.catalog = catalog
            unread = catalog.packageFolders
        }

        mutating func add(_ name: String) throws {
            guard visited.insert(name).inserted, let module = try module(name) else { return }
            for imported in ImportDeclarations.modules(in: module.contents.values).sorted() { try add(imported) }
            result.append(module)
        }

        private mutating func module(_ name: String) throws -> SourceModule? {
            if let framework = catalog.frameworks[name] { return try framework.module }
            while true {
                if let package = packages.first(where: { $0.moduleNames.contains(name) }) {
                    return try package.module(name)
                }
                guard !unread.isEmpty else { return nil }
                let folder = unread.removeFirst()
                guard !packages.contains(where: { $0.folder == folder }),
                    let package = try? LocalPackage(folder: folder, toolchain: catalog.toolchain, cache: catalog.cache)
                else { continue }
                packages.append(package)
                unread += package.neighbours
            }
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
