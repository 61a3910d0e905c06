import RenderModel
import SwiftText
import SystemSupport

/// The modules that can be compiled along with a widget: frameworks of its project and targets of packages near it.
final class ModuleCatalog {
    /// What sources can import before anything is compiled.
    let availability: ModuleAvailability
    private let search: ModuleSearch
    private let system: SystemVersion
    /// Whether `CryptoKit` is that of a package.
    private var hasWholeCryptoKit = false

    /// - Parameter system: the release of iOS that `#available` asks about.
    /// - Throws: `CommandFailure` for a package that the user named and that cannot be read.
    init(
        widget: WidgetSources, runtime: RuntimeLibrary, toolchain: Toolchain, cache: ProgramCache,
        system: SystemVersion = .newest
    ) throws {
        self.system = system
        search = try ModuleSearch(widget, toolchain: toolchain, cache: cache)
        availability = ModuleAvailability(runtime, toolchain, project: .search(search))
    }

    /// Why modules that are known are not there, by name.
    var reasons: [String: String] { search.reasons }

    /// A module is not there after all.
    func omit(_ name: String, because reason: String) { search.omit(name, because: reason) }

    /// How the `#if`s of modules for a platform are answered.
    func conditions(
        for platform: PlatformConditions.Platform, _ languageMode: LanguageMode = .swift5
    ) -> PlatformConditions {
        let availability = availability
        return PlatformConditions(
            canImport: { availability.status(of: $0, on: platform).isAvailable }, platform: platform,
            languageMode: languageMode, system: system)
    }

    /// Those that sources import and that there are, and what they import in turn, each after what it imports.
    ///
    /// - Parameter sources: with the conditions about platforms answered.
    func modules(for sources: [ActiveCode]) throws -> [CompilableModule] {
        let names = Self.imports(of: sources), found = try modules(named: names)
        let others = found.compactMap(\.source).filter { module in
            module.name != WholeCryptoKit.cryptoModule
                && module.contents.values.contains { WholeCryptoKit.isImported(by: $0) }
        }
        let lacking = WholeCryptoKit.lackingNames(in: sources).union(
            others.flatMap { module in
                module.platforms.flatMap { WholeCryptoKit.lackingNames(in: active(module, $0)) }
            })
        guard !lacking.isEmpty, findWholeCryptoKit(lacking) else { return found }
        return try modules(named: names)
    }

    /// Looks for the package that has all of CryptoKit.
    ///
    /// - Parameter lacking: what the runtime's lacks, which is told where there is no package.
    private func findWholeCryptoKit(_ lacking: Set<String>) -> Bool {
        let crypto = WholeCryptoKit.cryptoModule
        let (module, reason) = search.module(crypto, alsoIn: WholeCryptoKit.package)
        if case .swift(let source)? = module, source.package == WholeCryptoKit.packageName {
            hasWholeCryptoKit = true
            return true
        }
        omit(WholeCryptoKit.name, because: reason ?? "another module is called \(crypto)")
        search.diagnostics.warn(
            "Darkroom's CryptoKit has only hashes and authentication codes; code that uses "
                + "\(lacking.sorted().joined(separator: ", ")) is left out without the package "
                + "\(WholeCryptoKit.packageName)")
        return false
    }

    /// Those among `names` that there are, and what they import in turn, each after what it imports.
    func modules(named names: Set<String>) throws -> [CompilableModule] {
        var result: [CompilableModule] = [], visited: Set<String> = []
        func add(_ name: String) throws {
            guard visited.insert(name).inserted else { return }
            let isStoodFor = hasWholeCryptoKit && name == WholeCryptoKit.name
            let known: CompilableModule? = isStoodFor ? .swift(WholeCryptoKit.module) : projectModule(name)
            guard let module = known else { return }
            switch module {
            case .clang(let clang):
                for other in clang.dependencies {
                    // Only what lies in the same package: nothing is fetched for it.
                    if case .clang? = search.module(other, in: .named) { try add(other) }
                }
                result.append(module)
            case .swift(var source):
                source.imports = imports(of: &source)
                for name in source.imports.sorted() { try add(name) }
                result.append(.swift(source))
            }
        }
        for name in names.sorted() { try add(name) }
        return result
    }

    /// A module of the project or a package, where neither runtime nor toolchain has it.
    private func projectModule(_ name: String) -> CompilableModule? {
        availability.status(of: name, in: .everywhere) == .project ? search.module(name, in: .everywhere) : nil
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
            return Self.imports(of: active(source, .linux))
        }
        let phone = active(source, .phone), wanted = Self.imports(of: phone)
        if source.name == WholeCryptoKit.cryptoModule, source.package == WholeCryptoKit.packageName {
            // The runtime's CryptoKit is enough: that for Linux would be compiled from all of BoringSSL.
            source.platforms = [.phone]
            return wanted
        }
        guard source.package != nil, source.contents.values.contains(where: Self.knowsLinux) else { return wanted }
        let linux = active(source, .linux), other = Self.imports(of: linux)
        let isRefused =
            phone.contains(where: \.isRefused)
            || wanted.contains { name in
                if case .absent = availability.status(of: name, in: .everywhere) { true } else { false }
            }
        // What only Linux needs is fetched where there is no other way.
        let isComplete = other.allSatisfy {
            availability.status(of: $0, on: .linux, in: isRefused ? .everywhere : .named).isAvailable
        }
        guard isComplete, !linux.contains(where: \.isRefused) else { return wanted }
        source.platforms = isRefused ? [.linux] : [.phone, .linux]
        return isRefused ? other : wanted.union(other)
    }

    /// What of a module's files counts on a platform.
    private func active(_ source: SourceModule, _ platform: PlatformConditions.Platform) -> [ActiveCode] {
        let conditions = conditions(for: platform, source.languageMode)
        return source.contents.values.map { ActiveCode($0, answers: conditions.answers(in: $0)) }
    }

    private static func imports(of sources: [ActiveCode]) -> Set<String> {
        sources.reduce(into: []) { $0.formUnion($1.imports) }
    }

    /// Whether some condition asks for Linux or for its C library.
    private static func knowsLinux(_ file: SourceFile) -> Bool {
        file.conditions.contains { directive in
            directive.queries(in: file).contains {
                $0.name == "os" && $0.argument == "Linux" || $0.name == "canImport" && $0.argument == "Glibc"
            }
        }
    }
}
