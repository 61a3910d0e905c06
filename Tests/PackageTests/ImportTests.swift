import Foundation
import TestSupport
import Testing

/// What CONTRIBUTING says of imports: each is declared, and points one way.
struct ImportTests {
    /// The rooms of `Sources`.
    private static let rooms = [
        "Apple", "C", "Compositions", "Drawing", "Engine", "Manifests", "Resources", "Testing", "Tool"
    ]

    /// From what is below everything to what a widget's program begins with: each may import itself and those before it.
    private static let widgetSide = [
        "C", "Engine/ProcessContext", "Engine/SystemSupport", "Engine/Findings", "Drawing", "Resources",
        "Engine/RenderModel", "Engine/Snapshots", "Apple", "Apple/Device", "Engine/RenderWorker",
        "Compositions", "Testing"
    ]

    /// The same up to the command line, which knows no module of Apple's API.
    private static let toolSide = [
        "C", "Engine/ProcessContext", "Engine/SystemSupport", "Engine/WebPages", "Engine/Findings", "Drawing",
        "Resources",
        "Engine/RenderModel", "Engine/Snapshots", "Engine/Gallery", "Engine/Reports", "Engine/RenderPlanning",
        "Engine/RenderCoordinator", "Engine/Verification", "Engine/Taps", "Engine/ContactSheets", "Engine/Timelines",
        "Engine/CompositionPlans", "Manifests", "Tool"
    ]

    /// What may be imported all the same, and why.
    private static let exceptions = [
        "WidgetKit → RenderWorker": "`main()` of a widget starts the worker",
        "WidgetSnapshotTesting → RenderPlanning": "a test's process plans as the command does, and draws as a worker"
    ]

    /// Which only gathers others for one build.
    private static let gathering = "ReleaseModules"

    @Test func everyImportIsDeclaredAndEveryDeclarationImported() async throws {
        let package = try await Package()
        for target in package.targets.values where !target.isSystemLibrary && target.name != Self.gathering {
            let imported = try target.imports().filter { package.targets[$0] != nil && $0 != target.name }
            let missing = imported.subtracting(target.dependencies)
            #expect(missing.isEmpty, "\(target.name) imports \(missing.sorted()): declare them in Package.swift")
            // C includes headers; plugins and programs are built for it, the command line is linked, and none imported.
            guard !target.name.hasPrefix("C") || target.room != "C" else { continue }
            let unused = target.dependencies.subtracting(imported).filter { name in
                // Swift imports it where Testing is imported beside another module.
                guard !name.hasPrefix("_Testing_") else { return false }
                return package.targets[name].map { !$0.isPlugin && !$0.isProgram && $0.name != "LinkedCommandLine" }
                    ?? false
            }
            #expect(unused.isEmpty, "\(target.name) does not import \(unused.sorted()): take them out of Package.swift")
        }
    }

    @Test func importsPointOneWay() async throws {
        let package = try await Package()
        var met: Set<String> = []
        for target in package.targets.values where target.name != Self.gathering {
            let chains = [Self.widgetSide, Self.toolSide].filter { chain in target.layer(in: chain) != nil }
            guard let own = target.path.hasPrefix("Sources") ? chains : nil else { continue }
            #expect(!own.isEmpty, "\(target.path) lies in no layer: give it one in ImportTests")
            for name in target.dependencies {
                guard let other = package.targets[name], !other.isPlugin else { continue }
                let isAllowed = own.allSatisfy { chain in
                    other.layer(in: chain).map { $0 <= target.layer(in: chain)! } ?? false
                }
                let arrow = "\(target.name) → \(name)"
                if Self.exceptions[arrow] != nil { met.insert(arrow) }
                #expect(
                    isAllowed || Self.exceptions[arrow] != nil,
                    "\(target.name) of \(target.path) imports \(name) of \(other.path), which lies above or beside it")
            }
        }
        #expect(met == Set(Self.exceptions.keys), "an exception that is none any more")
    }

    @Test func everyRoomSaysWhatBelongsThere() throws {
        let sources = Package.folder + "/Sources"
        #expect(try FileManager.default.contentsOfDirectory(atPath: sources).sorted() == Self.rooms)
        for room in Self.rooms + ["Apple/Device"] {
            let text = try String(contentsOfFile: "\(sources)/\(room)/README.md", encoding: .utf8)
            #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 21, "\(room)")
            #expect(
                text.hasPrefix("# \(room.split(separator: "/").last!)\n") && text.contains("**May be imported**")
                    && text.contains("**To add"))
        }
    }

    @Test func theManifestReadsLikeATable() throws {
        let lines = try String(contentsOfFile: Package.folder + "/Package.swift", encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where line.count > 120 {
            Issue.record("Package.swift:\(number + 1) has \(line.count) columns")
        }
    }
}
