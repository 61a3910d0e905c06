import ArgumentParser

/// Tells SwiftPM where `import SwiftUI` and its kin lie.
struct FlagsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flags", abstract: "Print the flags for 'swift build' to compile a package against Darkroom.",
        discussion: """
            For packages that import SwiftUI or WidgetKit and are not part of a widget's folder, unmodified:

              swift build $(darkroom flags)
              swift test $(darkroom flags)
            """)

    func run() throws {
        let runtime = try RuntimeLibrary.located()
        let compiler = CompilerArguments(toolchain: try Toolchain.located(), runtime: runtime).ofRuntime()
        let linker = [runtime.library, "-rpath", runtime.folder]
        let flags = compiler.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
        print(flags.joined(separator: " "))
    }
}
