import Foundation
import TestSupport
import Testing

@testable import Reports

/// GitHub shows annotations at paths from the repository's root.
struct RepositoryPathsTests {
    @Test func pathsAreFromTheRoot() throws {
        let root = try temporaryFolder().resolvingSymlinksInPath()
        for folder in [".git", "ios/Widget", "docs"] {
            try FileManager.default.createDirectory(
                at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        try Data().write(to: root.appendingPathComponent("docs/W.swift"))
        let paths = RepositoryPaths(workingFolder: root.path + "/ios")
        #expect(paths.path("Widget/W.swift") == "ios/Widget/W.swift")
        #expect(paths.path("../Shared/S.swift") == "Shared/S.swift")
        #expect(paths.path(root.path + "/ios/Widget/W.swift") == "ios/Widget/W.swift")
        #expect(paths.path("/elsewhere/W.swift") == "/elsewhere/W.swift")
        // A report that was made in the root.
        #expect(paths.path("docs/W.swift") == "docs/W.swift")
        #expect(RepositoryPaths(workingFolder: root.path).path("Widget/W.swift") == "Widget/W.swift")
    }

    @Test func withoutARepositoryTheyStay() throws {
        let folder = try temporaryFolder()
        #expect(RepositoryPaths(workingFolder: folder.path).path("Widget/W.swift") == "Widget/W.swift")
    }
}
