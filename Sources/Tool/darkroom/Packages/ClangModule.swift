import Foundation
import SystemSupport

/// A package's target in C or C++, or a library of the system that it describes.
struct ClangModule {
    let name: String
    /// Absolute.
    let folder: String
    /// What is compiled, relative to the folder.
    let sources: [String]
    /// The folder of the headers that others see; it need not be there.
    let headers: String
    /// What the compiler is told of it alone.
    let flags: [String]
    /// What its users are linked with.
    let libraries: [String]
    /// The modules whose headers it includes.
    let dependencies: [String]
    /// What pkg-config calls it, where it is a library of the system.
    let systemLibrary: String?
    let isRemote: Bool
    /// Headers that most of its C++ includes, which are compiled once for all of it.
    var commonHeaders: [String] = []

    static let cPlusPlus: Set<String> = ["cc", "cpp", "cxx"]
    static let objectiveC: Set<String> = ["m", "mm"]
    private static let extensions = Set(["c", "S", "s"]).union(cPlusPlus).union(objectiveC)

    /// The files of C and its kin below a target's folder, sorted.
    static func sources(in folder: String, _ files: PackageTargetFiles) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { extensions.contains($0.pathExtension) && files.holds($0) }.sorted()
    }

    var usesCPlusPlus: Bool { sources.contains { Self.cPlusPlus.contains($0.pathExtension) } }

    /// The module map that the target brings with it.
    var ownModuleMap: String? {
        ["\(headers)/module.modulemap", "\(folder)/module.modulemap"].first(where: FileManager.default.fileExists)
    }

    /// What SwiftPM would write for a target without a module map: a header of its name speaks for all of them.
    var generatedModuleMap: String {
        let umbrella = ["\(headers)/\(name).h", "\(headers)/\(name)/\(name).h"]
            .first(where: FileManager.default.fileExists)
        return """
            module \(name) {
                umbrella \(umbrella.map { "header \"\($0)\"" } ?? "\"\(headers)\"")
                export *
            }

            """
    }

    /// Everything that the compiled module depends on, in the target's folder.
    var identity: [String] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return [name, folder, headers] + sources + flags + libraries + [systemLibrary ?? ""]
            + paths.sorted().map { FileIdentity.text("\(folder)/\($0)") }
    }
}

/// A module that is compiled along with a widget.
enum CompilableModule {
    case swift(SourceModule)
    case clang(ClangModule)

    var name: String {
        switch self {
        case .swift(let module): module.name
        case .clang(let module): module.name
        }
    }

    var source: SourceModule? {
        if case .swift(let module) = self { module } else { nil }
    }

    /// The names of what it imports.
    var imports: Set<String> {
        switch self {
        case .swift(let module): module.imports
        case .clang(let module): Set(module.dependencies)
        }
    }
}

/// A module that is known and cannot be compiled here.
struct UnusableModule: Error {
    let reason: String
}

/// BoringSSL, which packages for cryptography bring under prefixes of their own.
enum BoringSSL {
    static func isOne(target: String) -> Bool { target.hasSuffix("BoringSSL") }

    /// Its portable code only. Its assembly asks the processor for random numbers, past the seeded ones, and takes
    /// other paths on other processors.
    static let flags = ["-DOPENSSL_NO_ASM"]

    /// What half of the time of its 246 files goes to, 0.35 of 0.7 s for one of them: headers of the standard library, and
    /// the module's own.
    static func commonHeaders(of module: String, in folder: String) -> [String] {
        ["algorithm", "array", "atomic", "iterator", "memory", "ranges", "string_view", "type_traits", "utility"]
            + ["\(module).h", folder.appendingPath("crypto/internal.h")]
    }

    /// Those that hold anything then.
    static func portable(_ sources: [String]) -> [String] { sources.filter { !$0.lowercased().hasSuffix(".s") } }
}
