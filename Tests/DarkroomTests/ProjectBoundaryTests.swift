import Foundation
import SystemSupport
import TestSupport
import Testing
import XcodeProjects

@testable import darkroom

struct ProjectBoundaryTests {
    private let root: String

    init() throws { root = try temporaryFolder().path }

    private func make(_ folders: String...) throws {
        for folder in folders {
            try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
    }

    private func holds(_ path: String, from start: String, also others: [String] = []) -> Bool {
        ProjectBoundary(around: ["\(root)/\(start)"], given: others.map { "\(root)/\($0)" }).holds("\(root)/\(path)")
    }

    @Test func aRepositoryIsAProject() throws {
        try make("repo/.git", "repo/App/App.xcodeproj", "repo/App/Widget", "other")
        #expect(holds("repo/Shared/A.swift", from: "repo/App/Widget"))
        #expect(holds("repo/App/Widget/../../Shared/A.swift", from: "repo/App/Widget"))
        #expect(!holds("repo/App/../../other/A.swift", from: "repo/App/Widget"))
        #expect(!holds("repository/A.swift", from: "repo/App/Widget"))
        #expect(holds("other/A.swift", from: "repo/App/Widget", also: ["other"]))
    }

    @Test func withoutARepositoryTheFolderOfTheXcodeProjectCounts() throws {
        try make("App/App.xcodeproj", "App/Widget/Views", "Plain/Widget", "Far/App.xcodeproj", "Far/a/b/c/d/e/f")
        #expect(holds("App/Shared/A.swift", from: "App/Widget/Views"))
        #expect(!holds("Plain/A.swift", from: "Plain/Widget"))
        #expect(holds("Plain/Widget/Deep/A.swift", from: "Plain/Widget"))
        #expect(!holds("Far/A.swift", from: "Far/a/b/c/d/e/f"))
    }

    @Test func aWorkspaceHoldsTheFoldersBesideItsProjects() throws {
        try make("All/All.xcworkspace", "All/Production/App.xcodeproj", "All/Widget", "Widget")
        #expect(holds("All/Widget/A.swift", from: "All/Production"))
        #expect(!holds("Widget/A.swift", from: "All/Production"))
        // As do Tuist's projects, whose helpers lie at the root, with Xcode's beside their manifests.
        try make("T/Tuist/ProjectDescriptionHelpers", "T/Projects/App/App.xcodeproj")
        #expect(holds("T/Tuist/ProjectDescriptionHelpers/A.swift", from: "T/Projects/App"))
    }

    @Test func neitherTheHomeNorTheRootIsARepository() {
        let home = URL(fileURLWithPath: NSHomeDirectory()).resolvingSymlinksInPath().path
        #expect(ProjectBoundary(around: [NSHomeDirectory()]).folders == [home])
        #expect(ProjectBoundary(around: ["/"]).folders == ["/"])
        #expect(!ProjectBoundary(around: [home + "/none/such"]).holds(home))
    }

    @Test func linksAreFollowed() throws {
        try make("App/App.xcodeproj", "App/Widget", "Elsewhere")
        for (link, target) in [
            ("Widget/Out", "../../Elsewhere"), ("Widget/In", "../Widget"), ("Widget/Gone", "/none/x")
        ] {
            try FileManager.default.createSymbolicLink(atPath: "\(root)/App/\(link)", withDestinationPath: target)
        }
        #expect(!holds("App/Widget/Out", from: "App") && !holds("App/Widget/Out/A.swift", from: "App"))
        #expect(holds("App/Widget/In/A.swift", from: "App"))
        // Where they lead to nothing, too: something may come to be there.
        for (link, target) in [("None", "../../none/x"), ("Later", "../Later"), ("Circle", "Circle")] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(root)/App/Widget/\(link)", withDestinationPath: target)
        }
        #expect(!holds("App/Widget/Gone", from: "App") && !holds("App/Widget/None", from: "App"))
        #expect(holds("App/Widget/Later", from: "App") && holds("App/Widget/Circle", from: "App"))
        let boundary = ProjectBoundary(of: root + "/App")
        #expect(!boundary.holdsLink(root + "/App/Widget/Out") && boundary.holdsLink(root + "/App/Widget/In"))
    }

    @Test func sourcesBehindALinkOutOfTheProjectAreLeftOut() throws {
        try make("App/App.xcodeproj", "App/Widget", "Elsewhere")
        try Data("let a = 1".utf8).write(to: URL(fileURLWithPath: root + "/App/Widget/A.swift"))
        try Data("let b = 1".utf8).write(to: URL(fileURLWithPath: root + "/Elsewhere/B.swift"))
        for (link, target) in [
            ("B.swift", "../../Elsewhere/B.swift"), ("Folder", "../../Elsewhere"), ("C.swift", "A.swift")
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(root)/App/Widget/\(link)", withDestinationPath: target)
        }
        let diagnostics = CollectedDiagnostics()
        #expect(try Set(SourceFiles.contents(in: root + "/App/Widget", diagnostics).keys) == ["A.swift", "C.swift"])
        #expect(diagnostics.all.map(\.kind).allSatisfy { $0 == .warning })
    }
}
