import Foundation
import SwiftText
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import darkroom

struct PackageTargetFilesTests {
    @Test func pathsAreWrittenInSeveralWays() {
        let files = PackageTargetFiles(excluded: ["Resources/", "./Old.swift"], sources: ["Core/", "./Main.swift"])
        #expect(files.holds("Core/A.swift") && files.holds("Main.swift"))
        #expect(!files.holds("Other.swift") && !files.holds("CoreData.swift"))
        #expect(!PackageTargetFiles(excluded: ["Resources/"], sources: nil).holds("Resources/A.swift"))
        #expect(PackageTargetFiles(excluded: [], sources: ["./"]).holds("A.swift"))
    }

    @Test func automaticResourcesLieAnywhere() throws {
        let folder = try temporaryFolder().path
        try FileManager.default.createDirectory(
            atPath: "\(folder)/Deep/Down/Assets.xcassets", withIntermediateDirectories: true)
        #expect(PackageTargetFiles(excluded: [], sources: nil).hasAutomaticResources(in: folder))
        #expect(!PackageTargetFiles(excluded: ["Deep/"], sources: nil).hasAutomaticResources(in: folder))
    }
}

@Suite(
    .enabled(
        "needs the product DarkroomRuntime", { (try? RuntimeLibrary.located(executable: DarkroomProgram.path)) != nil }),
    .timeLimit(.minutes(20)))
struct ModuleCatalogTests {
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "CKit")])

        """

    private func folder(_ files: [String: String]) throws -> String {
        let folder = try temporaryFolder()
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder.path
    }

    private func catalog(_ folder: String, packages: [String]) throws -> ModuleCatalog {
        try catalog(WidgetSources(folder: folder, packages: packages))
    }

    private func catalog(_ widget: WidgetSources) throws -> ModuleCatalog {
        try ModuleCatalog(
            widget: widget,
            runtime: RuntimeLibrary.located(executable: DarkroomProgram.path), toolchain: Toolchain.located(),
            cache: ProgramCache(environment: ["XDG_CACHE_HOME": try temporaryFolder().path]))
    }

    /// As Xcode finds built products before the system's frameworks.
    @Test func packagesMayHaveTheNameOfAFramework() throws {
        let properties = "{NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}"
        let target = "{type: app-extension, platform: iOS, info: {path: Info.plist, properties: \(properties)}"
        let folder = try folder([
            "project.yml": """
            name: App
            packages: {Charts: {path: Charts}}
            targets:
              With: \(target), sources: [With], dependencies: [{package: Charts}]}
              Without: \(target), sources: [Without]}

            """,
            "With/W.swift": "", "Without/W.swift": "", "Charts/Sources/Charts/C.swift": "",
            "Charts/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Charts", targets: [.target(name: "Charts")])

            """
        ])
        let statuses = try ["With", "Without"].map {
            try catalog(WidgetSources(folder + "/project.yml", target: $0)).availability.status(of: "Charts")
        }
        #expect(statuses == [.project, .runtime])
    }

    @Test func conditionsKnowWhatIsCompiledAlong() throws {
        let folder = try folder([
            "Kit/Package.swift": Self.manifest, "Kit/Sources/Kit/Kit.swift": "import CKit\nimport SwiftUI\n",
            "Kit/Sources/CKit/c.c": "", "Kit/Sources/CKit/include/c.h": ""
        ])
        let catalog = try catalog(folder, packages: [folder + "/Kit"])
        let names = ["Kit", "CKit", "SwiftUI", "os", "UIKit", "Foundation", "AppKit", "Nothing"]
        #expect(
            names.map { catalog.availability.status(of: $0) } == [
                .project, .project, .runtime, .runtime, .runtime, .toolchain, .otherSystem, .absent(reason: nil)
            ])
        #expect(
            ["Kit", "SwiftUI", "Glibc"].map { catalog.availability.status(of: $0, on: .linux) } == [
                .project, .absent(reason: nil), .toolchain
            ])
        #expect(try catalog.modules(named: ["Kit", "SwiftUI"]).map(\.name) == ["CKit", "Kit"])
    }

    /// cmark-gfm is one: SwiftPM makes a module cmark_gfm of it.
    @Test func targetsWithHyphensAreFoundByWhatDependsOnThem() throws {
        let folder = try folder([
            "Kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit",
                targets: [.target(name: "c-base"), .target(name: "c-more", dependencies: ["c-base"])])

            """,
            "Kit/Sources/c-base/b.c": "", "Kit/Sources/c-base/include/b.h": "", "Kit/Sources/c-more/m.c": "",
            "Kit/Sources/c-more/include/m.h": ""
        ])
        let catalog = try catalog(folder, packages: [folder + "/Kit"])
        #expect(try catalog.modules(named: ["c_more"]).map(\.name) == ["c_base", "c_more"])
    }

    @Test func aNamedPackageThatCannotBeReadIsAnError() throws {
        let folder = try folder(["Broken/Package.swift": "no manifest"])
        for package in ["/Broken", "/Misspelt"] {
            #expect(throws: CommandFailure.self) { try catalog(folder, packages: [folder + package]) }
        }
    }

    @Test func aPackageNearbyThatCannotBeReadIsPassedOver() throws {
        let folder = try folder([
            "App.xcodeproj/project.pbxproj": "{ objects = { P0 = {isa = PBXProject; }; }; rootObject = P0; }",
            "A/Package.swift": "no manifest", "Kit/Package.swift": Self.manifest, "Kit/Sources/Kit/Kit.swift": "",
            "Kit/Sources/CKit/c.c": "", "Kit/Sources/CKit/include/c.h": "", "W/W.swift": ""
        ])
        #expect(try catalog(folder + "/W", packages: []).availability.status(of: "Kit") == .project)
    }
}

struct ModuleAvailabilityTests {
    private let availability = ModuleAvailability(runtime: ["SwiftUI", "CryptoKit"], toolchain: ["Foundation", "Glibc"])
        .compiled(["Kit", "CryptoKit"], reasons: ["Charts3": "it does not compile here"])

    @Test func whatIsCompiledAlongStandsForWhatElseHasItsName() {
        for platform in [PlatformConditions.Platform.phone, .linux] {
            #expect(["Kit", "CryptoKit"].map { availability.status(of: $0, on: platform) } == [.project, .project])
        }
    }

    @Test func linuxSeesTheToolchainOnlyAndIPhonesNothingOfOthers() {
        let names = ["SwiftUI", "Foundation", "Glibc", "Musl"]
        #expect(names.map { availability.status(of: $0) } == [.runtime, .toolchain, .otherSystem, .otherSystem])
        #expect(
            names.map { availability.status(of: $0, on: .linux) } == [
                .absent(reason: nil), .toolchain, .toolchain, .otherSystem
            ])
    }

    @Test func whatIsNotThereSaysWhy() {
        #expect(availability.status(of: "Charts3") == .absent(reason: "it does not compile here"))
        #expect(availability.status(of: "Nothing") == .absent(reason: nil))
        var absent = AbsentModules(["A.swift": ["Charts3", "Kit", "AppKit"]], availability)
        #expect(absent.byFile == ["A.swift": ["Charts3"]])
        #expect(absent.hint(failing: []) == "The module Charts3 is not available: it does not compile here")
        absent.add("Kit", missedBy: ["B.swift"], because: nil)
        #expect(absent.byFile["B.swift"] == ["Kit"])
    }

    /// A package that cannot be had stands behind seven of Home Assistant's modules, and twelve others behind the rest.
    @Test func oneReasonIsToldOnceAndManyAreCut() {
        var absent = AbsentModules([:], availability)
        for name in ["Zip", "Archive"] { absent.add(name, missedBy: ["A.swift"], because: "no ZIP") }
        absent.add("Keys", missedBy: ["A.swift"], because: "no keys")
        #expect(
            absent.hint(failing: [])
                == "The modules Archive, Zip are not available: no ZIP. The module Keys is not available: no keys")
        for name in ["Lists", "Maps", "Nets"] { absent.add(name, missedBy: ["A.swift"], because: "no \(name)") }
        #expect(
            absent.hint(failing: [])?.hasSuffix("Lists. The modules Maps, Nets are not available either") == true,
            "\(absent.hint(failing: []) ?? "")")
    }
}

struct NetworkingSourceTests {
    @Test func contentsOfTheWebAreTheNetworks() {
        func usesNetwork(_ sources: String...) -> Bool { NetworkingSource.usesNetwork(sources.map(SourceFile.init)) }
        #expect(usesNetwork("try Data(contentsOf: url)", "let url = \"https://example.com\""))
        #expect(usesNetwork("URLSession.shared") && usesNetwork("let a = \"\\(HTTPURLResponse())\""))
        #expect(!usesNetwork("try Data(contentsOf: url)") && !usesNetwork("// As URLSession does"))
    }

    /// Tasks with handlers load files by a class that is registered before the program begins.
    @Test func tasksLoadFiles() {
        func text(_ source: String) -> String { NetworkingSource([SourceFile(source)]).text ?? "" }
        #expect(text("session.dataTask(with: url) { _, _, _ in }").contains("registerClass(FileURLProtocol.self)"))
        #expect(!text("await session.data(from: url)").contains("FileURLProtocol"))
    }

    @Test func numbersOfDefinitionsCompile() {
        #expect([3, .infinity, -.infinity].map(SwiftName.number) == ["3.0", "Double.infinity", "-Double.infinity"])
    }
}
