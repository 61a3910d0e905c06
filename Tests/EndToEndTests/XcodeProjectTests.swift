import Foundation
import TestSupport
import Testing

/// A project whose widget shares a file with its app, and imports a framework and a local package.
struct XcodeProjectTests {
    private static let project = Example.repository
        .appendingPathComponent("Tests/Fixtures/Projects/CityClock/CityClock.xcodeproj").path

    @Test func aTargetIsRenderedWithWhatItShares() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "render", Self.project, "--target", "City Widget", "--output", output.path, "--variant", "timeline",
            "--scheme", "light", "--scale", "2", "--locale", "de_DE", "--display-lists", "--fail-on", "note"
        ])
        #expect(run.status == 0, "\(run.errors)")
        // One line for a file, of the first cause.
        let warning =
            "2 parts are left out, starting with 'private let bar = UINavigationBar()' on line 5: it uses an API that "
            + "Darkroom doesn't have"
        #expect(run.errors.contains(warning))
        #expect(run.errors.components(separatedBy: "left out").count == 2)
        let file = try #require(rendered.files().first { $0.key.hasSuffix("timeline-0-light.txt") }?.value)
        let list = String(decoding: file, as: UTF8.self)
        for text in ["Berlin", "Ortszeit", "phone"] { #expect(list.contains("\"\(text)\"")) }
        // The color set behind `Color(.sky)`.
        #expect(list.uppercased().contains("#99CCFF"))
    }

    /// The same project, of which only XcodeGen's specification is kept.
    @Test func aSpecificationIsRenderedAsTheProjectThatXcodeGenMakesOfIt() async throws {
        let sandbox = try Sandbox([
            "project.yml": """
            name: CityClock
            options: {deploymentTarget: {iOS: 17.0}}
            packages:
              Kit: {path: Kit}
            targetTemplates:
              Extension: {type: app-extension, platform: iOS}
            targets:
              Core: {type: framework, platform: iOS, sources: Core}
              Share: {templates: [Extension]}
              City Widget:
                templates: [Extension]
                sources:
                  - {path: App, excludes: ["*App.swift"]}
                  - {path: Widget, excludes: [Unused.swift]}
                info:
                  path: Widget/Info.plist
                  properties:
                    NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
                dependencies: [{target: Core}, {package: Kit}]
            """
        ])
        let files = FileManager.default, original = URL(fileURLWithPath: Self.project).deletingLastPathComponent()
        for name in ["App", "Core", "Kit", "Widget"] {
            try files.copyItem(
                at: original.appendingPathComponent(name), to: sandbox.folder.appendingPathComponent(name))
        }
        try files.removeItem(at: sandbox.folder.appendingPathComponent("Widget/Info.plist"))
        func digests(_ path: String, _ output: String) async throws -> [String: Data] {
            let folder = sandbox.folder.appendingPathComponent(output)
            let run = try await DarkroomProgram.run([
                "render", path, "--output", folder.path, "--variant", "timeline", "--scale", "2"
            ])
            #expect(run.status == 0, "\(run.errors)")
            return try RenderedFolder(url: folder).files().filter { $0.key.hasSuffix(".png") }
        }
        let made = try await digests(sandbox.folder.path, "made")
        #expect(!made.isEmpty)
        #expect(try await digests(Self.project, "original") == made)
    }

    /// The compiler and the running widget are told of the same one.
    @Test func oneOfThreeConfigurationsCounts() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let project = Example.repository.appendingPathComponent(
            "Tests/Fixtures/Projects/ThreeConfigurations/App.xcodeproj")
        let run = try await DarkroomProgram.run([
            "render", project.path, "--output", output.path, "--family", "systemMedium", "--variant", "snapshot",
            "--scheme", "light", "--display-lists", "--fail-on", "note", "--allow", "language-not-localized"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let file = try #require(rendered.files().first { $0.key.hasSuffix("snapshot-light.txt") }?.value)
        let list = String(decoding: file, as: UTF8.self)
        for text in ["com.example.World-Clock.beta", "WORLD CLOCK", "Beta for iPhone"] {
            #expect(list.contains("\"\(text)\""), "\(list)")
        }
    }

    @Test func everyPartThatIsLeftOutIsListedOnRequest() async throws {
        let run = try await DarkroomProgram.run(["plan", Self.project, "--target", "City Widget", "--verbose"])
        #expect(
            run.errors.contains(
                "UINavigationBar()' is left out: it uses an API that Darkroom doesn't have "
                    + "(cannot find"
            ))
        #expect(run.errors.contains("'func showName()' is left out (findings show where it is used)"))
    }

    @Test func aFolderThatLacksItsTargetsFilesSaysHowToGetThem() async throws {
        let folder = (Self.project as NSString).deletingLastPathComponent + "/Widget"
        let run = try await DarkroomProgram.run(["plan", folder])
        #expect(run.status == 3)
        #expect(run.errors.contains("has 2 more files outside the folder"))
        #expect(run.errors.contains("CityClock.xcodeproj --target 'City Widget'"))
    }

    @Test func aTargetThatIsNoneIsNamed() async throws {
        let run = try await DarkroomProgram.run(["plan", Self.project, "--target", "Clock"])
        #expect(run.status == 2)
        #expect(run.errors.contains("'City Widget', 'Share'"))
    }
}
