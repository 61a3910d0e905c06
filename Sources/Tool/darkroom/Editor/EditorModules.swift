import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport

/// Modules for a language server that reads sources as for iOS.
///
/// The server sees the user's own text, with its `#if os(iOS)` and `@objc`, and not the copies that are compiled. It
/// reads that right only where the target is iOS, and then refuses modules that name another target. So the modules of
/// the toolchain, the runtime and the packages are copied with a target of the same length in place of their own:
/// nothing is linked or run, and of the contents of modules nothing depends on the name.
struct EditorModules {
    /// One folder for the toolchain's modules, and one for the runtime's.
    private let folder: String

    #if arch(arm64)
        private static let machine = "aarch64"
    #else
        private static let machine = "x86_64"
    #endif

    /// What the toolchain's modules were compiled for.
    static let target = "\(machine)-unknown-linux-gnu"

    /// The same number of bytes, and an older release than any that is asked for.
    private static let copiedTarget: String = {
        let name = "arm64-apple-ios9.0."
        return name + String(repeating: "0", count: target.utf8.count - name.utf8.count)
    }()

    /// The name under which the compiler looks for modules of a folder.
    private static let fileName = "arm64-apple-ios"

    /// Copies what has not been copied before.
    ///
    /// - Throws: what the system says of files; `CommandFailure` where the toolchain has no modules.
    init(_ toolchain: Toolchain, _ runtime: RuntimeLibrary, cache: ProgramCache) throws {
        let key = SHA256.hexadecimal(parts: [
            DarkroomVersion.current, toolchain.identity, FileIdentity.text(runtime.library), Self.copiedTarget,
            Self.objectiveCSource
        ])
        let overlay = try cache.editorModules(Self.overlayName, key: key) { folder in
            try Self.copyToolchain(toolchain.modules, to: "\(folder)/Toolchain")
            try Self.replaceStandardLibrary(toolchain, in: "\(folder)/Toolchain")
            try Self.copyModules(runtime.modules, to: "\(folder)/Runtime")
            try AtomicFile.write(
                try JSONEncoder.forFiles.encode(HeaderOverlay(toolchain.modules)), to: "\(folder)/\(Self.overlayName)")
            try Self.makeObjectiveC(toolchain, runtime, in: folder)
        }
        folder = overlay.parentFolder
    }

    private static let overlayName = "headers.yaml"

    /// What the compiler is told so that it reads sources as for iOS.
    func arguments(for reading: EditorReading) -> [String] {
        Self.arguments(for: reading, in: folder)
            + ["-I", "\(folder)/\(Self.objectiveC)", "-Xfrontend", "-import-module", "-Xfrontend", Self.objectiveC]
    }

    private static func arguments(for reading: EditorReading = .iOS, in folder: String) -> [String] {
        let frontend = [
            // C is what is installed here.
            "-clang-target", target,
            // `@objc` and `#selector` are part of what projects say.
            reading == .iOS ? "-enable-objc-interop" : "-disable-objc-interop",
            // `@objc` before classes, too, of which Swift's own `NSObject` is none of Objective-C's.
            "-disable-objc-attr-requires-foundation-module",
            // What is new is drawn, too; `#available` is left to Xcode, which knows when Apple's API came.
            "-disable-availability-checking"
        ]
        // For the newest release nothing is said of what only newer ones have.
        // Without `-sdk`: what lies in it counts as the system's, of which a server renames and marks nothing.
        var arguments = ["-target", "\(fileName)\(SystemVersion.newest)"]
        arguments += frontend.flatMap { ["-Xfrontend", $0] }
        arguments += ["-I", "\(folder)/Toolchain"]
        arguments += ["-Xcc", "-ivfsoverlay", "-Xcc", "\(folder)/\(overlayName)"]
        arguments += ["-Xcc", "-fmodule-map-file=\(HeaderOverlay.moduleMap)"]
        return arguments
    }

    /// The copy that stands for the runtime's folder of modules.
    var runtimeModules: String { "\(folder)/Runtime" }

    // MARK: Copies

    /// The module of which the compiler takes the type of `#selector`, and how a truth value becomes Objective-C's.
    private static let objectiveC = "ObjectiveC"

    /// Without the functions, a language server ends where a property is `@objc dynamic` and a `Bool`: the compiler looks
    /// for them in this module alone.
    private static let objectiveCSource = """
        @_exported import FoundationCompat
        import Foundation

        public typealias ObjCBool = Foundation.ObjCBool

        public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
        public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

        """

    private static func makeObjectiveC(_ toolchain: Toolchain, _ runtime: RuntimeLibrary, in folder: String) throws {
        let place = "\(folder)/\(objectiveC)", source = "\(place)/\(objectiveC).swift"
        try AtomicFile.write(Data(objectiveCSource.utf8), to: source)
        let words = CompilerArguments(toolchain: toolchain, runtime: runtime).ofRuntime().map {
            $0 == runtime.modules ? "\(folder)/Runtime" : $0
        }
        let answer = try toolchain.run(
            ["-emit-module", "-emit-module-path", "\(place)/\(objectiveC).swiftmodule", "-module-name", objectiveC]
                + arguments(in: folder) + words + [source], in: place, writing: [folder])
        guard answer.isSuccess else {
            throw CommandFailure(
                .requestFailed, "\(toolchain.compiler) cannot read modules for editors: \(answer.text)")
        }
    }

    private static func copyToolchain(_ source: String, to target: String) throws {
        let files = FileManager.default
        var count = 0
        for name in try files.contentsOfDirectory(atPath: source).sorted() where name.hasSuffix(".swiftmodule") {
            let binary = "\(source)/\(name)/\(Self.target).swiftmodule"
            guard files.fileExists(atPath: binary) else { continue }
            try copyModule(binary, to: "\(target)/\(name)/\(fileName).swiftmodule")
            count += 1
        }
        guard count > 0 else {
            throw CommandFailure(
                .requestFailed, "\(source) has no modules for \(Self.target): install Swift for this machine again")
        }
    }

    /// Where the toolchain has no interface of it, the copy stays.
    private static func replaceStandardLibrary(_ toolchain: Toolchain, in target: String) throws {
        guard let interface = EditorStandardLibrary.interface(in: toolchain.modules) else { return }
        let work = "\(target)/Library"
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: work) }
        try copyModule(
            try EditorStandardLibrary.compile(interface, toolchain, in: work),
            to: "\(target)/\(EditorStandardLibrary.moduleName).swiftmodule/\(fileName).swiftmodule")
    }

    /// Copies the modules that lie in a folder, those inside of which are files for several targets among them.
    static func copyModules(_ source: String, to target: String) throws {
        let files = FileManager.default
        for name in try files.contentsOfDirectory(atPath: source).sorted() where name.hasSuffix(".swiftmodule") {
            let path = "\(source)/\(name)"
            if path.isFolder {
                let binary = "\(path)/\(Self.target).swiftmodule"
                guard files.fileExists(atPath: binary) else { continue }
                try copyModule(binary, to: "\(target)/\(name)/\(fileName).swiftmodule")
            } else {
                try copyModule(path, to: "\(target)/\(name)")
            }
        }
    }

    /// Copies a module and its documentation.
    private static func copyModule(_ source: String, to target: String) throws {
        guard var data = FileManager.default.contents(atPath: source) else {
            throw CommandFailure(.requestFailed, "\(source) cannot be read; install Darkroom or Swift again")
        }
        let old = Data(Self.target.utf8), new = Data(copiedTarget.utf8)
        var start = data.startIndex
        while let found = data.range(of: old, in: start..<data.endIndex) {
            data.replaceSubrange(found, with: new)
            start = found.upperBound
        }
        try AtomicFile.write(data, to: target)
        let documentation = source.replacingExtension("swiftdoc")
        if FileManager.default.fileExists(atPath: documentation) {
            let copy = target.replacingExtension("swiftdoc")
            try? FileManager.default.removeItem(atPath: copy)
            try FileManager.default.copyItem(atPath: documentation, toPath: copy)
        }
    }
}

/// Puts the toolchain's module map of the C library beside the headers that it names, as the compiler does by itself
/// for Linux.
private struct HeaderOverlay: Encodable {
    private struct Folder: Encodable {
        var type = "directory"
        var name = HeaderOverlay.folder
        var contents: [File]
    }

    private struct File: Encodable {
        var type = "file"
        var name: String
        var external: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case external = "external-contents"
        }
    }

    private static let folder = "/usr/include"
    static let moduleMap = "\(folder)/module.modulemap"

    private var version = 0
    private var roots: [Folder]

    /// - Parameter modules: the toolchain's Swift modules.
    init(_ modules: String) {
        let place = "\(modules)/\(EditorModules.target.prefix { $0 != "-" })"
        roots = [
            Folder(contents: [
                File(name: "module.modulemap", external: "\(place)/glibc.modulemap"),
                File(name: "SwiftGlibc.h", external: "\(place)/SwiftGlibc.h")
            ])
        ]
    }
}

extension String {
    /// The path of the file beside it with another extension.
    fileprivate func replacingExtension(_ other: String) -> String {
        String(dropLast(pathExtension.count)) + other
    }
}
