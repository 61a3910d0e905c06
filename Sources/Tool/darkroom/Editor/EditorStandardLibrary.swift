import Foundation
import RenderCoordinator
import SystemSupport

/// Swift's standard library as a language server reads it beside Objective-C: with the pointer to which the compiler
/// converts `&value`, and which the library has on Apple's systems alone.
enum EditorStandardLibrary {
    static let moduleName = "Swift"

    /// What follows the toolchain's own interface.
    private static let addition = """

        @frozen @unsafe public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
          public typealias Distance = Swift.Int
          public let _rawValue: Builtin.RawPointer
          @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
        }

        """

    private static let flags = "// swift-module-flags: "

    /// The toolchain's interface of the library with the pointer; nil where there is none, or one that has it.
    ///
    /// - Parameter modules: the toolchain's modules.
    static func interface(in modules: String) -> String? {
        let folder = "\(modules)/\(moduleName).swiftmodule"
        let names = ["private.swiftinterface", "swiftinterface"].map { "\(folder)/\(EditorModules.target).\($0)" }
        guard let text = names.lazy.compactMap(DescriptorIO.text).first else { return nil }
        return extended(text)
    }

    /// An interface with the pointer, in the way that takes least: no bodies are read, as nothing is run.
    static func extended(_ text: String) -> String? {
        guard !text.contains("struct AutoreleasingUnsafeMutablePointer<"),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix(flags) })
        else { return nil }
        return text.replacing(line, with: "\(line) -Onone -experimental-skip-all-function-bodies", maxReplacements: 1)
            + addition
    }

    /// Compiles the interface, which takes 4 s, once for each release.
    ///
    /// - Parameters:
    ///   - folder: where it is done.
    /// - Returns: the path of the module.
    static func compile(_ interface: String, _ toolchain: Toolchain, in folder: String) throws -> String {
        let source = "\(folder)/\(moduleName).swiftinterface", module = "\(folder)/\(moduleName).swiftmodule"
        try AtomicFile.write(Data(interface.utf8), to: source)
        let answer = try toolchain.run(
            [
                "-frontend", "-compile-module-from-interface", "-parse-stdlib", "-module-name", moduleName,
                "-target", EditorModules.target, "-module-cache-path", "\(folder)/Cache", "-o", module, source
            ], in: folder, writing: [folder])
        guard answer.isSuccess else {
            throw CommandFailure(
                .requestFailed, "\(toolchain.compiler) cannot read its standard library for editors: \(answer.text)")
        }
        return module
    }
}
