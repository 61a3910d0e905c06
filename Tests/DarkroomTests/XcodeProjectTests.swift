import Foundation
import RenderCoordinator
import SystemSupport
import TestSupport
import Testing
import XcodeProjects

@testable import darkroom

struct XcodeProjectTests {
    /// A project of one app extension, in a folder with these files.
    ///
    /// - Parameter objects: what the target and its files are, beside the project itself.
    func project(
        _ objects: String, mainGroup: String, root: String = "P0", files: [String: String]
    ) throws -> XcodeProject {
        let folder = try temporaryFolder()
        let text = """
            // !$*UTF8*$!
            { objects = {
            P0 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2); };
            G0 = {isa = PBXGroup; children = (\(mainGroup)); sourceTree = "<group>"; };
            \(objects)
            }; rootObject = \(root); }
            """
        var files = files
        files["App.xcodeproj/project.pbxproj"] = text
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try XcodeProject(folder.path + "/App.xcodeproj")
    }

    func relative(_ paths: [String], _ project: XcodeProject) -> [String] {
        paths.map { $0.hasPrefix(project.folder + "/") ? String($0.dropFirst(project.folder.count + 1)) : $0 }
    }

    @Test func aFileThatCannotBeReadIsToldWithItsLine() throws {
        let folder = try temporaryFolder().path
        try FileManager.default.createDirectory(atPath: folder + "/App.xcodeproj", withIntermediateDirectories: true)
        for (text, problem) in [
            ("{ objects = {\n P0 = ;\n}; }", "project.pbxproj:2: is not a property list: "),
            ("{\n<<<<<<< HEAD\n}", "project.pbxproj:2: holds a merge conflict. Xcode cannot open it either"),
            ("{ objects = {}; }", "project.pbxproj is not a project that Xcode can open: ")
        ] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/App.xcodeproj/project.pbxproj"))
            let error = #expect(throws: CommandFailure.self) { try XcodeProject(folder + "/App.xcodeproj") }
            #expect(error?.message.contains(problem) == true, "\(error?.message ?? "")")
            #expect(error?.message.hasSuffix("darkroom render <folder>") == true)
        }
    }

    @Test func whatIsMissingIsNamed() throws {
        let folder = try temporaryFolder().path
        try FileManager.default.createDirectory(atPath: folder + "/App.xcodeproj", withIntermediateDirectories: true)
        let absent = #expect(throws: CommandFailure.self) { try XcodeProject(folder + "/App.xcodeproj") }
        #expect(absent?.message.contains("project.pbxproj cannot be read: it is missing") == true)
        #expect(absent?.message.hasSuffix("darkroom render <folder>") == true)

        let project = try project(
            """
            F1 = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
            B1 = {fileRef = F1; };
            H1 = {isa = PBXSourcesBuildPhase; files = (B1); };
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildPhases = (H1); };
            """, mainGroup: "F1", files: [:])
        let failure = #expect(throws: CommandFailure.self) { try project.widgetExtension(named: nil) }
        #expect(
            failure?.message.contains(
                "'W' (whose sources are missing, such as \(project.folder)/W.swift)")
                == true, "\(failure?.message ?? "")")
    }

    @Test func filesLieWhereTheirGroupsSay() throws {
        let project = try project(
            """
            G1 = {isa = PBXGroup; children = (F1, F2, V1); path = Widget; sourceTree = "<group>"; };
            V1 = {isa = PBXVariantGroup; children = (F3, F4); name = Localizable.strings; sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Shared/S.swift; sourceTree = SOURCE_ROOT; };
            F3 = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
            F4 = {isa = PBXFileReference; path = /else/where.strings; sourceTree = "<absolute>"; };
            B1 = {fileRef = F1; }; B2 = {fileRef = F2; }; B3 = {fileRef = V1; };
            H1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
            H2 = {isa = PBXResourcesBuildPhase; files = (B3); };
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildPhases = (H1, H2); };
            T2 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (); };
            """, mainGroup: "G1", files: [:])
        let target = try #require(project.extensions.first)
        #expect(project.extensions.map(\.name) == ["W"])
        #expect(relative(target.sources, project) == ["Shared/S.swift", "Widget/W.swift"])
        #expect(relative(target.resources, project) == ["/else/where.strings", "Widget/en.lproj/Localizable.strings"])
    }

    @Test func synchronizedFoldersGiveAllButTheirExceptions() throws {
        let project = try project(
            """
            S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1); path = Widget; sourceTree = "<group>"; };
            S2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X2); path = App; sourceTree = "<group>"; };
            X1 = {membershipExceptions = (Info.plist, Old.swift); target = T1; };
            X2 = {membershipExceptions = (Model/City.swift); target = T1; };
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; fileSystemSynchronizedGroups = (S1); };
            T2 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S2); };
            """, mainGroup: "S1, S2",
            files: [
                "Widget/W.swift": "", "Widget/Old.swift": "", "Widget/Info.plist": "", "Widget/Views/V.swift": "",
                "Widget/Assets.xcassets/Contents.json": "{}", "App/App.swift": "", "App/Model/City.swift": ""
            ])
        let target = try #require(project.extensions.first)
        #expect(relative(target.sources, project) == ["App/Model/City.swift", "Widget/Views/V.swift", "Widget/W.swift"])
        #expect(relative(target.resources, project) == ["Widget/Assets.xcassets"])
    }

    @Test func theWidgetsExtensionIsFoundAndOthersAreNamed() throws {
        func point(_ name: String) -> String {
            "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(name)</string></dict></dict></plist>"
        }
        let project = try project(
            """
            T1 = {isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L1; };
            T2 = {isa = PBXNativeTarget; name = Clock; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L2; };
            L1 = {buildConfigurations = (C1); }; C1 = {buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/S.plist"; }; };
            L2 = {buildConfigurations = (C2); }; C2 = {buildSettings = {INFOPLIST_FILE = C.plist; PRODUCT_NAME = "The Clock"; }; };
            """, mainGroup: "",
            files: ["S.plist": point("com.apple.share-services"), "C.plist": point("com.apple.widgetkit-extension")])
        let found = try project.widgetExtension(named: nil)
        #expect(found.name == "Clock")
        #expect(found.moduleName == "The_Clock")
        let failure = #expect(throws: CommandFailure.self) { try project.widgetExtension(named: "Nope") }
        #expect(failure?.message.hasSuffix("has no such app extension; it has 'Share', 'Clock'") == true)
        try project.requireWidgets(in: "Clock")
        let other = #expect(throws: CommandFailure.self) { try project.requireWidgets(in: "Share") }
        #expect(
            other?.message == "--target Share: Share is an extension of com.apple.share-services, and has no widgets; "
                + "widgets are in --target Clock")
    }

    /// Xcode runs OpenAPIGenerator, whose code nothing here declares.
    @Test func plugInsAreToldWhereNamesAreMissing() throws {
        let project = try project(
            """
            T1 = {isa = PBXNativeTarget; name = Clock; productType = "com.apple.product-type.app-extension"; dependencies = (D1, D2); };
            D1 = {isa = PBXTargetDependency; productRef = R1; }; D2 = {isa = PBXTargetDependency; target = T2; };
            R1 = {isa = XCSwiftPackageProductDependency; productName = "plugin:OpenAPIGenerator"; };
            """, mainGroup: "", files: ["Clock.swift": "import WidgetKit\n@main struct Clock: Widget {}"])
        #expect(project.extensions.map(\.buildTools) == [["OpenAPIGenerator"]])
        let sources = try WidgetSources(project.path, target: "Clock")
        let hint = sources.buildToolHint("Clock.swift:1:1: error: cannot find type 'Operations' in scope")
        #expect(hint?.hasPrefix("Xcode runs the build tool plug-in OpenAPIGenerator for the target") == true)
        #expect(sources.buildToolHint("Clock.swift:1:1: error: expected '}'") == nil)
    }

    @Test func frameworksOfTheWorkspaceAreFound() throws {
        let project = try project(
            """
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; };
            T2 = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
            """, mainGroup: "",
            files: [
                "All.xcworkspace/contents.xcworkspacedata":
                    "<Workspace><FileRef location=\"group:App.xcodeproj\"/><FileRef location=\"group:Kit/Kit.xcodeproj\"/>"
                    + "<FileRef location=\"group:Tools\"/></Workspace>",
                "Kit/Kit.xcodeproj/project.pbxproj": """
                { objects = { P = {isa = PBXProject; mainGroup = G; targets = (T); }; G = {isa = PBXGroup; children = (); };
                T = {isa = PBXNativeTarget; name = Base; productType = "com.apple.product-type.framework"; };
                }; rootObject = P; }
                """,
                "Tools/Package.swift": ""
            ])
        let inside = project.companions(within: ProjectBoundary(of: project.folder))
        #expect(inside.projects.flatMap(\.frameworks).map(\.name) == ["Base"])
        #expect(relative(inside.packageFolders, project) == ["Tools"])
        let outside = project.companions(within: ProjectBoundary(of: project.folder + "/Elsewhere"))
        #expect(outside.projects.isEmpty)
    }

    @Test func theHandlerOfIntentsComesAlongWhereAWidgetAsks() throws {
        let point =
            "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
            + "<string>com.apple.intents-service</string></dict></dict></plist>"
        func found(_ configuration: String) throws -> [String] {
            let project = try project(
                """
                F1 = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Handler.swift; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = Twin.swift; sourceTree = "<group>"; };
                F4 = {isa = PBXFileReference; path = Own.intentdefinition; sourceTree = "<group>"; };
                F5 = {isa = PBXVariantGroup; name = Shortcuts.intentdefinition; children = (F6); sourceTree = "<group>"; };
                F6 = {isa = PBXFileReference; name = Base; path = Base.lproj/Shortcuts.intentdefinition; sourceTree = "<group>"; };
                B1 = {fileRef = F1; }; B2 = {fileRef = F2; }; B3 = {fileRef = F3; }; B4 = {fileRef = F4; };
                B5 = {fileRef = F5; }; B6 = {fileRef = F4; };
                H1 = {isa = PBXSourcesBuildPhase; files = (B1, B4); };
                H2 = {isa = PBXSourcesBuildPhase; files = (B2, B3, B5, B6); };
                T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildPhases = (H1); };
                T2 = {isa = PBXNativeTarget; name = I; productType = "com.apple.product-type.app-extension"; buildPhases = (H2); buildConfigurationList = L; };
                L = {buildConfigurations = (C); }; C = {buildSettings = {INFOPLIST_FILE = I.plist; }; };
                """, mainGroup: "F1, F2, F3, F4, F5",
                files: [
                    "W.swift": "struct W { let a = \(configuration)() }\nstruct Card {}\n", "I.plist": point,
                    "Handler.swift": "class Handler {}\n", "Twin.swift": "struct Card {}\n",
                    "Own.intentdefinition": "", "Base.lproj/Shortcuts.intentdefinition": ""
                ])
            return relative(project.intentHandlers(for: try #require(project.extensions.first)), project)
        }
        let handlers = try found("IntentConfiguration")
        #expect(handlers == ["Base.lproj/Shortcuts.intentdefinition", "Handler.swift"])
        #expect(try found("AppIntentConfiguration").isEmpty)
    }

    @Test("A framework has the classes of its intent definitions; who shares one without code has none")
    func intentsBelongToTheTargetThatGeneratesTheirCode() throws {
        let project = try project(
            """
            F1 = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; path = View.intentdefinition; sourceTree = "<group>"; };
            B1 = {fileRef = F1; }; B2 = {fileRef = F2; }; B3 = {fileRef = F3; };
            B4 = {fileRef = F3; settings = {ATTRIBUTES = (no_codegen, ); }; };
            H1 = {isa = PBXSourcesBuildPhase; files = (B1, B4); }; H2 = {isa = PBXSourcesBuildPhase; files = (B2, B3); };
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildPhases = (H1); };
            T2 = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (H2); };
            """, mainGroup: "F1, F2, F3",
            files: [
                "W.swift": "import WidgetKit\n@main struct W {}", "Kit.swift": "public struct Kit {}",
                "View.intentdefinition": """
                <plist><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>ViewApp</string>
                <key>INIntentTitle</key><string>View App</string></dict></array></dict></plist>
                """
            ])
        #expect(relative(try #require(project.extensions.first).sources, project) == ["W.swift"])
        let nobody = CollectedDiagnostics()
        let found = try project.frameworks.first?.module(in: project.folder, ProgramCache(), nobody)
        let module = try #require(found)
        #expect(relative(module.definitions, project) == ["View.intentdefinition"])
        let text = GeneratedSources(module, canImport: { _ in false }, nobody).files[IntentSource.fileName]
        #expect(text?.contains("public class ViewAppIntent: INIntent") == true && nobody.all.isEmpty)
        try Data("no list".utf8).write(to: URL(fileURLWithPath: module.definitions[0]))
        #expect(GeneratedSources(module, canImport: { _ in false }, nobody).files[IntentSource.fileName] == nil)
        #expect(nobody.all.first?.message.hasPrefix("the module Kit: ") == true, "\(nobody.all)")
    }

    @Test(arguments: ["", "{ objects = {}; }", "no property list {"])
    func brokenProjectsAreUsageErrors(text: String) throws {
        let folder = try temporaryFolder().appendingPathComponent("A.xcodeproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("project.pbxproj"))
        #expect(throws: CommandFailure.self) { try XcodeProject(folder.path) }
    }

    @Test(
        arguments: [
            ("$(SRCROOT)/$(TARGET_NAME)/Info.plist", "W/Info.plist"),
            ("${PROJECT_DIR}/${PRODUCT_NAME}.plist", "The W.plist"),
            ("$(PROJECT_NAME)-Info.plist", "App-Info.plist"), ("$(PLACE)/I.plist", "Deep/W/I.plist"), ("", nil)
        ] as [(String, String?)])
    func propertyListsAreNamedWithSettings(written: String, place: String?) throws {
        let project = try project(
            """
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L1; };
            L1 = {buildConfigurations = (C1); };
            C1 = {buildSettings = {INFOPLIST_FILE = "\(written)"; PRODUCT_NAME = "The $(TARGET_NAME)"; PLACE = "Deep/${TARGET_NAME}"; }; };
            """, mainGroup: "", files: [:])
        let found = try #require(project.extensions.first).infoPlist
        #expect(found.map { relative([$0], project)[0] } == place)
    }

    @Test func missingFilesAreLeftToTheCompiler() throws {
        let project = try project(
            """
            F1 = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Keys.swift; sourceTree = "<group>"; };
            B1 = {fileRef = F1; }; B2 = {fileRef = F2; }; H1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildPhases = (H1); };
            """, mainGroup: "F1, F2", files: ["W.swift": "import WidgetKit\n@main struct W {}"])
        #expect(try WidgetSources(project.path, target: "W").paths == ["W.swift"])
    }

    @Test func remotePackagesAreRead() throws {
        let project = try project(
            """
            R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.org/a/Kit.git"; requirement = {kind = exactVersion; version = 1.2.3; }; };
            R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.org/a/App"; requirement = {kind = branch; branch = main; }; };
            D1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = KitCore; };
            D2 = {isa = XCSwiftPackageProductDependency; package = R2; productName = App; };
            B1 = {isa = PBXBuildFile; productRef = D1; }; H1 = {isa = PBXFrameworksBuildPhase; files = (B1); };
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildPhases = (H1); };
            T2 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; packageProductDependencies = (D2); };
            """, mainGroup: "", files: [:])
        #expect(project.extensions.first?.packages == ["kit"])
        #expect(project.remotePackages.map(\.products) == [["KitCore"], ["App"]])
        #expect(project.remotePackages.map(\.requirements) == [[.exact(PackageVersion(1, 2, 3))], [.branch("main")]])
    }

    /// Xcode 16 writes translated files so, once for all languages.
    @Test func exceptionsNameTranslations() throws {
        let folder = try temporaryFolder().path
        for path in ["en.lproj/Labels.strings", "de.lproj/Labels.strings", "de.lproj/Other.strings", "A.swift"] {
            let place = "\(folder)/Views/\(path)"
            try FileManager.default.createDirectory(
                atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: place))
        }
        let paths = SynchronizedFolder.paths(of: ["/Views/Localized: Labels.strings", "B.swift"], in: folder)
        #expect(paths == ["Views/en.lproj/Labels.strings", "Views/de.lproj/Labels.strings", "B.swift"])
        let top = SynchronizedFolder.paths(of: ["/Localized: Labels.strings"], in: folder + "/Views")
        #expect(top == ["en.lproj/Labels.strings", "de.lproj/Labels.strings"])
        #expect(
            SynchronizedFolder.files(in: folder + "/Views", without: top) == ["A.swift", "de.lproj/Other.strings"])
    }

    @Test func groupsAndLinksInACircleEnd() throws {
        let project = try project(
            """
            V1 = {isa = PBXVariantGroup; children = (V2, F1); sourceTree = "<group>"; };
            V2 = {isa = PBXVariantGroup; children = (V1); sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = a.strings; sourceTree = "<group>"; };
            B1 = {fileRef = V1; }; H1 = {isa = PBXResourcesBuildPhase; files = (B1); };
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildPhases = (H1); };
            """, mainGroup: "V1", files: ["S/A.swift": "", "S/Sub/B.swift": ""])
        #expect(try relative(#require(project.extensions.first).resources, project) == ["a.strings"])
        let folder = project.folder + "/S"
        try FileManager.default.createSymbolicLink(atPath: folder + "/Sub/back", withDestinationPath: folder)
        #expect(SynchronizedFolder.files(in: folder) == ["A.swift", "Sub/B.swift"])
        try FileManager.default.createSymbolicLink(atPath: folder + "/Sub/disk", withDestinationPath: "/")
        #expect(SynchronizedFolder.files(in: folder) == ["A.swift", "Sub/B.swift"])
    }

    @Test func aFrameworksTextsKeepTheirLanguage() throws {
        let folder = try temporaryFolder()
        var target = XcodeTarget(name: "Kit")
        for path in ["Kit.swift", "de.lproj/Localizable.strings", "en.lproj/Localizable.strings", "a.png"] {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
            target.add([path], in: folder.path)
        }
        let cache = ProgramCache(environment: ["XDG_CACHE_HOME": try temporaryFolder().path])
        let bundle = try #require(target.module(in: nil, cache, CollectedDiagnostics())?.resourceFolders.first)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: bundle).sorted() == [
                "a.png", "de.lproj", "de.lproj/Localizable.strings", "en.lproj", "en.lproj/Localizable.strings"
            ])
        #expect(try target.module(in: nil, cache, CollectedDiagnostics())?.resourceFolders == [bundle])
    }

    /// A trap in a framework named `home/me/Clock/Kit/Kit.swift`, a folder that is not there. In a workspace, the
    /// framework may be another project's.
    @Test(arguments: [
        ("App", ["App/Kit/Kit.swift"], ["Kit/Kit.swift"]), ("App", ["Kit/Kit.swift"], ["Kit/Kit.swift"]),
        ("App", ["Kit/Kit.swift", "App/Kit/Kit.swift"], ["App/Kit/Kit.swift", "Kit/Kit.swift"]),
        (nil, ["Kit/Kit.swift", "Kit/Views/View.swift"], ["Kit.swift", "Views/View.swift"])
    ])
    func aFrameworksFilesAreNamedFromTheProjectsFolder(_ project: String?, _ files: [String], _ names: [String]) throws
    {
        let folder = try temporaryFolder().path
        var target = XcodeTarget(name: "Kit")
        for file in files {
            let path = folder.appendingPath(file)
            try FileManager.default.createDirectory(atPath: path.parentFolder, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: path))
        }
        target.add(files + files.prefix(1), in: folder)
        let cache = ProgramCache(environment: ["XDG_CACHE_HOME": try temporaryFolder().path])
        let module = try #require(
            try target.module(in: project.map(folder.appendingPath), cache, CollectedDiagnostics()))
        #expect(module.contents.keys.sorted() == names && module.origins.keys.sorted() == names)
        #expect(Set(module.origins.values) == Set(files.map(folder.appendingPath)))
    }
}
