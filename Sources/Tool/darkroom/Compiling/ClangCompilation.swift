import Foundation
import RenderCoordinator
import Synchronization
import SystemSupport

/// The files of a module in C or C++.
struct ClangCompilation {
    let module: ClangModule
    let toolchain: Toolchain
    /// What Swift's compiler is told of the modules whose headers it includes.
    let imported: [String]

    /// Compiles every file by itself, as they may bear the same name in several folders.
    ///
    /// - Parameter diagnostics: takes what the compiler says where it fails.
    func run(in folder: String, _ diagnostics: any Diagnostics) throws {
        let map = "\(folder)/module.modulemap"
        if module.ownModuleMap == nil {
            try Data(module.generatedModuleMap.utf8).write(to: URL(fileURLWithPath: map))
        }
        let failures = Mutex<[Int: String]>([:])
        let sources = module.sources, common = try compileCommonHeaders(in: folder)
        // No one but these compilers reads it, and it is larger than what they make.
        defer { if let file = common.last { unlink(file) } }
        DispatchQueue.concurrentPerform(iterations: sources.count) { index in
            let isCPlusPlus = ClangModule.cPlusPlus.contains(sources[index].pathExtension)
            let arguments =
                ["-c", sources[index]] + arguments(sources[index])
                + (isCPlusPlus ? common : []) + ["-o", "\(folder)/\(index).o"]
            let answer = try? toolchain.run(
                arguments, program: toolchain.clang, in: module.folder, writing: [folder])
            guard answer?.isSuccess != true else { return }
            failures.withLock { $0[index] = answer?.text ?? "error: \(toolchain.clang) cannot be started\n" }
        }
        guard let first = failures.withLock({ $0.min { $0.key < $1.key } }) else { return }
        diagnostics.compiler(first.value)
        throw CommandFailure.notCompiled("the module \(module.name)")
    }

    /// Compiles what most of its C++ includes. Where that fails, each file reads it by itself.
    ///
    /// - Returns: what the compiler is told then.
    private func compileCommonHeaders(in folder: String) throws -> [String] {
        guard !module.commonHeaders.isEmpty else { return [] }
        let source = "\(folder)/common.hpp", result = "\(folder)/common.pch"
        let lines = module.commonHeaders.map { $0.hasSuffix(".h") ? "#include \"\($0)\"\n" : "#include <\($0)>\n" }
        try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: source))
        let answer = try toolchain.run(
            ["-x", "c++-header", source] + arguments("common.cc") + ["-o", result], program: toolchain.clang,
            in: module.folder, writing: [folder])
        return answer.isSuccess ? ["-include-pch", result] : []
    }

    /// - Parameter source: tells which language's standard counts.
    private func arguments(_ source: String) -> [String] {
        // Hidden: no function of a library that a package brings stands for one of the renderer's own.
        ["-fPIC", "-O1", "-fvisibility=hidden", "-DSWIFT_PACKAGE=1", "-I", module.headers]
            + module.flags.filter { !$0.hasPrefix("-std=") || isStandard($0, of: source) }
            + zip(imported, imported.dropFirst()).filter { $0.0 == "-Xcc" }.map(\.1)
            + systemFlags.filter { $0.hasPrefix("-I") }
    }

    /// C takes no standard of C++, and assembly none.
    private func isStandard(_ flag: String, of source: String) -> Bool {
        let kind = source.pathExtension
        return ClangModule.cPlusPlus.contains(kind) ? flag.contains("++") : kind == "c" && !flag.contains("++")
    }

    /// What who imports it tells Swift's compiler.
    func importArguments(_ folder: String) -> [String] {
        let map = module.ownModuleMap ?? "\(folder)/module.modulemap"
        let flags = ["-fmodule-map-file=\(map)", "-I\(module.headers)"] + systemFlags.filter { $0.hasPrefix("-I") }
        return flags.flatMap { ["-Xcc", $0] }
    }

    func linkArguments(_ folder: String) -> [String] {
        module.sources.indices.map { "\(folder)/\($0).o" } + SystemLibraries.arguments(module.libraries)
            + systemFlags.filter { $0.hasPrefix("-l") || $0.hasPrefix("-L") }
            + (module.usesCPlusPlus ? ["-lstdc++"] : [])
    }

    /// What pkg-config knows of a library of the system.
    private var systemFlags: [String] {
        module.systemLibrary.map { toolchain.packageConfig(["--cflags", "--libs"], of: [$0]) } ?? []
    }
}
