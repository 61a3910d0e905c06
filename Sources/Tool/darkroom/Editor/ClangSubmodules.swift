import SwiftText

/// A map of the parts of modules that files import, such as `log` of `os.log`, which on Apple's systems only Clang's
/// modules have. They are empty: the compiler then takes the Swift module of the same name along, where everything is.
struct ClangSubmodules {
    /// The names below each name.
    private var tree = Node()

    private struct Node {
        var parts: [String: Node] = [:]

        mutating func add(_ names: some Sequence<Substring>) {
            var rest = Array(names)
            guard !rest.isEmpty else { return }
            parts[String(rest.removeFirst()), default: Node()].add(rest)
        }

        /// As a map of modules.
        var text: String {
            parts.sorted { $0.key < $1.key }.map { "module \($0.key) { \($0.value.text)}" }.joined(separator: "\n")
                + "\n"
        }
    }

    var isEmpty: Bool { tree.parts.isEmpty }
    /// What a file with the extension `modulemap` holds.
    var text: String { tree.text }

    /// Of Apple's frameworks alone: a module of C's that a package has brings parts of its own.
    init(importedBy files: some Sequence<SourceFile>, _ availability: ModuleAvailability) {
        for file in files {
            for declaration in file.imports where declaration.kind == nil && !declaration.member.isEmpty {
                let module = declaration.module
                guard availability.status(of: module) == .runtime || module == "Foundation" else { continue }
                let name = RuntimeLibrary.moduleAliases[module] ?? module
                tree.add([Substring(name)] + file[declaration.member].split(separator: "."))
            }
        }
    }
}
