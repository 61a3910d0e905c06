import Foundation
import RenderCoordinator
import SystemSupport
import TestSupport
import Testing
import XcodeProjects

@testable import darkroom

/// The programs that the tool runs: what they may do, and what is said where they are not there.
struct ToolProgramTests {
    private let root: String

    init() throws { root = try #require(temporaryFolder().path.realPath) }

    private func write(_ text: String, _ path: String, isProgram: Bool = false) throws {
        let file = "\(root)/\(path)"
        try FileManager.default.createDirectory(atPath: file.parentFolder, withIntermediateDirectories: true)
        guard !isProgram else { return try writeScript(text, to: file) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    private func log() -> [String] {
        (DescriptorIO.text(root + "/scratch/log") ?? "").split(separator: "\n").map(String.init)
    }

    /// A toolchain of scripts, confined to a project beside it.
    private func toolchain(swift: String = "#!/bin/sh\n") throws -> Toolchain {
        try write("#!/bin/sh\n", "toolchain/usr/bin/swiftc", isProgram: true)
        try write(swift, "toolchain/usr/bin/swift", isProgram: true)
        for folder in ["scratch", "project"] {
            try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
        let compiler = root + "/toolchain/usr/bin/swiftc"
        var toolchain = Toolchain(compiler: compiler)
        toolchain.confinement = try ToolConfinement(
            boundary: ProjectBoundary(of: root + "/project"), compiler: compiler,
            runtime: RuntimeLibrary.located(executable: DarkroomProgram.path),
            cache: ProgramCache(environment: ["XDG_CACHE_HOME": root + "/cache"]))
        return toolchain
    }

    @Test func whatIsMissingIsSaidWithTheWayOut() throws {
        let git = #expect(throws: Git.Failure.self) {
            try Git(surroundings: ["PATH": root]).references("https://example.com/Kit.git")
        }
        #expect(git?.message == "git is not installed; to install it on Debian: apt-get install git")
        let swift = #expect(throws: CommandFailure.self) { try Toolchain.located(environment: ["PATH": root]) }
        #expect(swift?.message.contains("there is no swiftc on PATH: install Swift") == true)
        let gone = #expect(throws: CommandFailure.self) { try Toolchain(compiler: root + "/gone").run([], in: "/") }
        #expect(gone?.message == "cannot start \(root)/gone: No such file or directory")
    }

    @Test func aCompilerOfAnotherReleaseIsToldByBothVersions() throws {
        try write(
            """
            #!/bin/sh
            echo "t.swift:1:8: error: module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler: X"
            exit 1
            """, "bin/swiftc", isProgram: true)
        let compilation = Compilation(
            toolchain: Toolchain(compiler: "\(root)/bin/swiftc"), folder: root + "/staged",
            files: ["t.swift": "import WidgetKit"], origins: [:],
            absent: AbsentModules([:], ModuleAvailability(runtime: [], toolchain: [])), name: "Clock",
            diagnostics: CollectedDiagnostics())
        let failure = #expect(throws: CommandFailure.self) { try compilation.run([], output: "/dev/null") }
        #expect(failure?.status == .requestFailed)
        #expect(
            failure?.message.hasPrefix("Darkroom was built with Swift 6.3.1, and \(root)/bin/swiftc is Swift 6.2; ")
                == true)
    }

    @Test func whatGitPrintsIsReadBesideItsErrors() throws {
        try write(
            """
            #!/bin/sh
            head -c 3000000 /dev/zero >&2
            i=0; while [ $i -lt 20000 ]; do echo "$i\trefs/tags/$i"; i=$((i + 1)); done
            """, "bin/git", isProgram: true)
        let git = Git(surroundings: ["PATH": root + "/bin:/usr/bin:/bin"])
        #expect(try git.references("https://example.com/Kit.git").count == 20_000)
        try write("#!/bin/sh\necho usage\necho 'fatal: no such repository' >&2\nexit 128\n", "bin/git", isProgram: true)
        let failure = #expect(throws: Git.Failure.self) { try git.references("https://example.com/Kit.git") }
        #expect(failure?.message == "no such repository")
    }

    @Suite(
        .enabled(
            "needs the product DarkroomRuntime and a kernel with Landlock",
            { Sandbox.support == .whole && (try? RuntimeLibrary.located(executable: DarkroomProgram.path)) != nil }))
    struct Confined {
        private let tests: ToolProgramTests

        init() throws { tests = try ToolProgramTests() }

        /// Package manifests name the libraries, and a file is one as well.
        @Test(.enabled("needs pkg-config on PATH", { ProgramSearch.path(of: "pkg-config") != nil }))
        func pkgConfigReadsWhatIsInstalledOnly() throws {
            let toolchain = try tests.toolchain(), open = Toolchain(compiler: toolchain.compiler)
            try tests.write("Name: a\nDescription: a\nVersion: 1\nLibs: -lsecret\n", "elsewhere/a.pc")
            let file = tests.root + "/elsewhere/a.pc"
            #expect(open.packageConfig(["--libs"], of: [file]) == ["-lsecret"])
            #expect(toolchain.packageConfig(["--libs"], of: [file]) == [])
            let flags = toolchain.packageConfig(["--libs"], of: ["libpng"])
            #expect(!flags.isEmpty && flags == open.packageConfig(["--libs"], of: ["libpng"]))
            let option = "--log-file=\(tests.root)/elsewhere/log"
            #expect(open.packageConfig(["--libs"], of: [option, "libpng"]) == [])
            #expect(!FileManager.default.fileExists(atPath: tests.root + "/elsewhere/log"))
        }

        /// Fetching what macros depend on is all that has one.
        @Test func macrosAreBuiltWithoutANetwork() throws {
            let toolchain = try tests.toolchain(
                swift: """
                    #!/bin/bash
                    echo "$1 $( (exec 3<>/dev/tcp/127.0.0.1/9) 2>&1 )" >> log
                    while [ $# -gt 0 ]; do
                        [ "$1" = --scratch-path ] && made=$2/debug/Made-tool
                        shift
                    done
                    mkdir -p "${made%/*}" && printf '#!/bin/sh\\n' > "$made" && chmod +x "$made"
                    """)
            try tests.write("// swift-tools-version: 5.9", "project/Package.swift")
            let folder = tests.root + "/scratch", diagnostics = CollectedDiagnostics()
            for hasDependencies in [true, false] {
                try? FileManager.default.removeItem(atPath: folder + "/log")
                let macro = MacroPlugin(
                    package: tests.root + "/project", target: "Made", moduleName: "Made",
                    hasDependencies: hasDependencies)
                try macro.build(toolchain, in: folder, diagnostics)
                #expect(FileManager.default.isExecutableFile(atPath: folder + "/Made"))
                let log = tests.log()
                let build = try #require(log.last { $0.hasPrefix("build ") })
                #expect(build.contains("Permission denied") && !build.contains("refused"), "\(log)")
                let fetch = log.first { $0.hasPrefix("package ") }
                #expect(fetch?.contains("Connection refused") == (hasDependencies ? true : nil), "\(log)")
                try FileManager.default.removeItem(atPath: folder + "/Made")
            }
            #expect(diagnostics.all.map(\.kind) == [.progress, .progress])
            #expect(diagnostics.all.first?.message == "Building the macros Made. This can take several minutes")
        }
    }
}

/// What the tool has to say goes to whoever it was given.
struct CollectedDiagnosticsTests {
    @Test func whatIsLeftOutOfATargetIsAWarningEach() throws {
        let folder = try temporaryFolder().path
        func write(_ text: String, _ path: String) throws {
            let file = "\(folder)/\(path)"
            try FileManager.default.createDirectory(atPath: file.parentFolder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        }
        try write("@main struct W {}", "App/Widget/W.swift")
        try write("let secret = 1", "Elsewhere/Secret.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/App/Widget/Link.swift", withDestinationPath: "../../Elsewhere/Secret.swift")
        try write("{ objects = { P0 = {isa = PBXProject; }; }; rootObject = P0; }", "App/App.xcodeproj/project.pbxproj")
        try write("no list", "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        let diagnostics = CollectedDiagnostics()
        let widget = WidgetSources(folder: folder + "/App/Widget", diagnostics: diagnostics)
        #expect(try SourceFiles(widget).paths == ["W.swift"])
        _ = ResolvedPackages(near: try XcodeProject(folder + "/App/App.xcodeproj"), diagnostics)
        #expect(diagnostics.all.map(\.kind) == [.warning, .warning])
        let first = diagnostics.all.first?.message
        #expect(first?.hasPrefix("\(folder)/App/Widget/Link.swift leads out of the project") == true)
        #expect(diagnostics.all.last?.message.hasSuffix("are used; correct the file") == true)
    }
}
