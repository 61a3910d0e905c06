import Foundation
import Launch
import TestSupport
import Testing

@testable import XcodeProjects

/// Specifications of XcodeGen, as its documentation describes them, are read as the projects that it makes of them.
struct SpecificationTests {
    private static let spec = """
        name: Clock
        include:
          - path: Config/base.yml
        options:
          bundleIdPrefix: com.example
          deploymentTarget: {iOS: "17.0"}
        packages:
          Kit: {path: Packages/Kit}
          Collections: {url: https://github.com/apple/swift-collections, from: 1.1.0}
          Algorithms: {github: apple/swift-algorithms, branch: main}
        settings:
          MARKETING_VERSION: 1.2
        targetTemplates:
          Extension:
            type: app-extension
            platform: iOS
            sources: ["${target_name}"]
            settings: {groups: [shared]}
            templateAttributes: {suffix: widgets}
        targets:
          Widgets:
            templates: [Extension]
            sources:
              - path: Shared
                excludes: ["**/*.md", Old]
              - path: App/Colors.swift
              - path: Strings
                buildPhase: none
            settings:
              base: {PRODUCT_BUNDLE_IDENTIFIER: "com.example.clock.${suffix}"}
              configs:
                debug: {OTHER_SWIFT_FLAGS: [-D, TRIAL]}
            info:
              path: Widgets/Info.plist
              properties:
                CFBundleDisplayName: $(PRODUCT_NAME)
                NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
                Limit: 3
                IsOn: true
                Version: "1"
            entitlements:
              path: Widgets/Widgets.entitlements
              properties:
                com.apple.security.application-groups: [group.clock]
            dependencies:
              - package: Kit
              - package: Collections
                products: [DequeModule, HeapModule]
          Both:
            type: framework
            platform: [iOS, macOS]
            sources: Both
        """

    private func sandbox() throws -> Sandbox {
        try Sandbox([
            "project.yml": Self.spec,
            "Config/base.yml": """
            configFiles: {Debug: base.xcconfig, Release: base.xcconfig}
            settingGroups:
              shared: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) SHARED, GROUPED: YES}
            """, "Config/base.xcconfig": "FROM_FILE = 1", "Widgets/Clock.swift": "", "Shared/A.swift": "",
            "Shared/Read.md": "", "Shared/Old/B.swift": "", "App/Colors.swift": "", "App/App.swift": "",
            "Strings/a.strings": "", "Both/C.swift": "", "Widgets/Info.plist": "<plist><dict/></plist>"
        ])
    }

    private func project(_ sandbox: Sandbox) throws -> ProjectFile {
        try ProjectFile(sandbox.folder.appendingPathComponent("project.yml").path)
    }

    private func target(_ name: String, of file: ProjectFile) throws -> ProjectObject {
        try #require(file.targets.first { $0.text("name") == name })
    }

    @Test func targetsHaveTheirSettings() throws {
        let sandbox = try sandbox(), file = try project(sandbox)
        #expect(file.projectName == "Clock")
        #expect(file.targets.map { $0.text("name") } == ["Both_iOS", "Both_macOS", "Widgets"])
        let widgets = try target("Widgets", of: file), released = file.settings(of: widgets)
        #expect(widgets.text("productType") == "com.apple.product-type.app-extension")
        #expect(released.value("PRODUCT_BUNDLE_IDENTIFIER") == "com.example.clock.widgets")
        #expect(released.value("IPHONEOS_DEPLOYMENT_TARGET") == "17.0")
        #expect(released.value("MARKETING_VERSION") == "1.2")
        #expect(released.value("FROM_FILE") == "1")
        #expect(released.value("GROUPED") == "YES")
        #expect(released.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["SHARED"])
        let debug = try #require(file.debugSettings(of: widgets))
        #expect(debug.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG", "SHARED"])
        #expect(debug.words("OTHER_SWIFT_FLAGS") == ["-D", "TRIAL"])
        let framework = file.settings(of: try target("Both_macOS", of: file))
        #expect(framework.value("SDKROOT") == "macosx" && framework.value("PRODUCT_MODULE_NAME") == "Both")
        #expect(framework.value("PRODUCT_BUNDLE_IDENTIFIER") == "com.example.Both-macOS")
    }

    @Test func filesAreThoseOfItsSources() throws {
        let sandbox = try sandbox(), file = try project(sandbox), widgets = try target("Widgets", of: file)
        let root = sandbox.folder.path
        let own = widgets.texts("fileSystemSynchronizedGroups").compactMap { file.places[$0] }
        #expect(own == ["\(root)/Widgets", "\(root)/Shared"])
        let sets = file.all("PBXFileSystemSynchronizedBuildFileExceptionSet").filter {
            $0.text("target") == widgets.identifier
        }
        #expect(
            sets.flatMap { $0.texts("membershipExceptions") }.sorted() == ["Colors.swift", "Old/B.swift", "Read.md"])
    }

    @Test func packagesAreThoseThatItNames() throws {
        let sandbox = try sandbox(), file = try project(sandbox)
        #expect(
            file.all("XCLocalSwiftPackageReference").map { $0.text("relativePath") }
                == ["\(sandbox.folder.path)/Packages/Kit"])
        let remote = file.all("XCRemoteSwiftPackageReference")
        #expect(
            remote.map { $0.text("repositoryURL") } == [
                "https://github.com/apple/swift-algorithms", "https://github.com/apple/swift-collections"
            ])
        #expect(remote.map { $0.table("requirement")["kind"] as? String } == ["branch", "upToNextMajorVersion"])
        let products = file.objects(try target("Widgets", of: file).texts("packageProductDependencies"))
        #expect(products.map { $0.text("productName") } == ["Kit", "DequeModule", "HeapModule"])
    }

    @Test func propertyListsAreThoseThatXcodeGenWrites() throws {
        let sandbox = try sandbox(), file = try project(sandbox)
        let folder = sandbox.folder.appendingPathComponent("Widgets")
        let reader = BundleReader(folders: [folder], home: folder.path, named: (file, "Widgets"))
        let info = reader.description.infoDictionary
        #expect(info["CFBundleDisplayName"] as? String == "Widgets")
        #expect(info["Limit"] as? Int == 3 && info["IsOn"] as? Bool == true && info["Version"] as? String == "1")
        #expect(info["CFBundleShortVersionString"] as? String == "1.2")
        let list = file.propertyList(at: folder.appendingPathComponent("Info.plist").path)
        #expect(
            (list?["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"] as? String
                == "com.apple.widgetkit-extension")
        #expect(reader.entitlements.values.files.map(\.appGroups) == [["group.clock"]])
    }

    /// As XcodeGen applies them: the later one counts, and a template before what it is a template of.
    @Test func laterTemplatesLieOnTopOfEarlierOnes() throws {
        let sandbox = try Sandbox([
            "project.yml": """
            targetTemplates:
              First: {settings: {ONE: first, TWO: first}}
              Second: {templates: [Base], settings: {TWO: second, THREE: second}}
              Base: {settings: {THREE: base, FOUR: base}}
            targets:
              T: {type: framework, templates: [First, Second], settings: {FIVE: own}}
            """
        ])
        let file = try project(sandbox), settings = file.settings(of: try target("T", of: file))
        let values = ["ONE", "TWO", "THREE", "FOUR", "FIVE"].map { settings.value($0) }
        #expect(values == ["first", "second", "second", "base", "own"])
        #expect(file.files == [sandbox.folder.appendingPathComponent("project.yml").path])
    }

    @Test func listsJoinAndMayBeReplaced() throws {
        let sandbox = try Sandbox([
            "project.yml": "include: sub/a.yml\ntargets:\n  T:\n    sources: [B]\n  U:\n    sources:REPLACE: [B]\n",
            "sub/a.yml": "targets:\n  T: {sources: A, type: framework}\n  U: {sources: [A]}\n", "sub/A/a.swift": "",
            "B/b.swift": ""
        ])
        let file = try project(sandbox), root = sandbox.folder.path
        func folders(_ name: String) throws -> [String?] {
            try target(name, of: file).texts("fileSystemSynchronizedGroups").map { file.places[$0] }
        }
        #expect(try folders("T") == ["\(root)/sub/A", "\(root)/B"])
        #expect(try folders("U") == ["\(root)/B"])
    }

    /// What is only its author's is often kept out of a repository.
    @Test func filesThatAreIncludedAndMissingAreLeftOut() throws {
        let sandbox = try Sandbox([
            "project.yml": "include: [gone.yml, here.yml]\ntargets:\n  T: {sources: A}\n",
            "here.yml": "targets:\n  T: {type: framework}\n", "A/a.swift": ""
        ])
        let file = try project(sandbox)
        #expect(file.missingFiles == [sandbox.folder.appendingPathComponent("gone.yml").path])
        #expect(try target("T", of: file).text("productType") == "com.apple.product-type.framework")
    }

    @Test(arguments: [
        ("name: [", "project.yml:1:7: the bracket that begins here has no closing ]"),
        ("include: project.yml", "project.yml is included in a circle, or too often"),
        ("include: ../gone.yml", "project.yml includes ../gone.yml, which leads out of the project")
    ])
    func mistakesAreTold(text: String, end: String) throws {
        let sandbox = try Sandbox(["project.yml": text])
        do {
            _ = try project(sandbox)
            Issue.record("there is a mistake")
        } catch ProjectFile.Failure.specification(let message) {
            #expect(message.hasSuffix(end), "\(message)")
        }
    }
}
