import Foundation
import Glibc
import TestSupport
import Testing

@testable import Watching

/// What the kernel tells of saves, whatever editors do.
struct FolderWatcherTests {
    private let folder: String
    private let watcher: FolderWatcher

    init() throws {
        folder = try temporaryFolder().path.realPathOrSelf
        watcher = try FolderWatcher()
    }

    private func write(_ text: String, _ path: String) throws {
        let file = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func watch(_ change: (inout WatchedPaths) -> Void) throws {
        var paths = WatchedPaths()
        change(&paths)
        try watcher.watch(paths)
    }

    /// What has changed, below the folder.
    private func changes() -> Set<String> {
        Set(watcher.changes(timeout: .milliseconds(400)).paths.map { String($0.dropFirst(folder.count + 1)) })
    }

    @Test func aSaveIsOneChangeHoweverManyEventsItIs() throws {
        try write("1", "Widget/Clock.swift")
        try watch { $0.add(tree: "\(folder)/Widget") }
        try write("2", "Widget/Clock.swift")
        try write("3", "Widget/Clock.swift")
        #expect(changes() == ["Widget/Clock.swift"])
        #expect(changes().isEmpty)
    }

    @Test func aSaveByRenamingIsAChange() throws {
        try write("1", "Widget/Clock.swift")
        try watch { $0.add(file: "\(folder)/Widget/Clock.swift") }
        for number in 2...3 {
            try write("\(number)", "Widget/.Clock.swift.swp")
            #expect(rename("\(folder)/Widget/.Clock.swift.swp", "\(folder)/Widget/Clock.swift") == 0)
            #expect(changes() == ["Widget/Clock.swift"])
        }
    }

    @Test func filesThatAreNotWatchedAreNoChange() throws {
        try write("1", "Widget/Clock.swift")
        try watch { $0.add(file: "\(folder)/Widget/Clock.swift") }
        try write("1", "Widget/Other.swift")
        try write("1", "Widget/4913")
        #expect(changes().isEmpty)
        try watch { $0.add(tree: "\(folder)/Widget") }
        for name in [".hidden", "Clock.swift~", "#Clock.swift#", "4913", ".git/index", "darkroom-output/a.png"] {
            try write("1", "Widget/\(name)")
        }
        #expect(changes().isEmpty)
    }

    @Test func filesOfNewFoldersAreChanges() throws {
        try write("1", "Widget/Clock.swift")
        try watch { $0.add(tree: "\(folder)/Widget") }
        try write("1", "Widget/Views/Deep/Face.swift")
        #expect(!changes().isEmpty)
        try write("2", "Widget/Views/Deep/Face.swift")
        #expect(changes() == ["Widget/Views/Deep/Face.swift"])
    }

    @Test func aFolderThatIsRenamedIsWatchedUnderItsNewName() throws {
        try write("1", "Widget/Views/Face.swift")
        try watch { $0.add(tree: "\(folder)/Widget") }
        #expect(rename("\(folder)/Widget/Views", "\(folder)/Widget/Parts") == 0)
        #expect(changes().isSuperset(of: ["Widget/Views", "Widget/Parts"]))
        try write("2", "Widget/Parts/Face.swift")
        #expect(changes() == ["Widget/Parts/Face.swift"])
    }

    @Test func whatIsRemovedIsWatchedWhenItComesBack() throws {
        try write("1", "Widget/Clock.swift")
        try watch { $0.add(tree: "\(folder)/Widget") }
        try FileManager.default.removeItem(atPath: "\(folder)/Widget")
        #expect(changes().contains("Widget/Clock.swift"))
        try write("2", "Widget/Clock.swift")
        #expect(changes().contains("Widget"))
        try write("3", "Widget/Clock.swift")
        #expect(changes() == ["Widget/Clock.swift"])
    }

    @Test func aFileThatIsNotThereYetIsWatched() throws {
        try watch { $0.add(file: "\(folder)/App/darkroom.yml") }
        try FileManager.default.createDirectory(atPath: "\(folder)/App", withIntermediateDirectories: true)
        _ = changes()
        try write("1", "App/darkroom.yml")
        #expect(changes().contains("App/darkroom.yml"))
    }

    @Test func aLinkChangesWithTheFileThatItLeadsTo() throws {
        try write("1", "Shared/Model.swift")
        try write("1", "Widget/Clock.swift")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/Widget/Model.swift", withDestinationPath: "../Shared/Model.swift")
        try watch { $0.add(tree: "\(folder)/Widget") }
        try write("2", "Shared/Other.swift")
        #expect(changes().isEmpty)
        try write("2", "Shared/Model.swift")
        #expect(changes() == ["Widget/Model.swift"])
    }

    @Test func aLinkToAFolderAroundItIsNoEndlessTree() throws {
        try write("1", "Widget/Clock.swift")
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/Widget/Loop", withDestinationPath: ".")
        try watch { $0.add(tree: "\(folder)/Widget") }
        try write("2", "Widget/Clock.swift")
        #expect(changes() == ["Widget/Clock.swift"])
    }

    @Test func whatTheKernelDropsMayBeAnything() throws {
        try write("1", "Widget/Clock.swift")
        try watch { $0.add(tree: "\(folder)/Widget") }
        let limit = try #require(
            Int(
                try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
                    .trimmingCharacters(in: .whitespacesAndNewlines)))
        // Equal events in a row are one for the kernel: two files take turns.
        for number in 0...limit / 2 + 10 {
            for name in ["A", "B"] {
                let descriptor = open("\(folder)/Widget/\(name)\(number % 2).swift", O_WRONLY | O_CREAT, 0o644)
                close(descriptor)
            }
        }
        var found = FileChanges()
        for _ in 0..<50 where !found.isIncomplete { found.formUnion(watcher.changes(timeout: .milliseconds(400))) }
        #expect(found.isIncomplete)
        while !watcher.changes(timeout: .milliseconds(100)).isEmpty {}
        try write("2", "Widget/Clock.swift")
        #expect(changes() == ["Widget/Clock.swift"])
    }

    @Test func pathsKnowWhatConcernsThem() {
        var paths = WatchedPaths()
        paths.add(tree: "/a/Widget")
        paths.add(file: "/a/App.xcodeproj/project.pbxproj")
        for path in [
            "/a/Widget", "/a/Widget/Clock.swift", "/a/Widget/Assets.xcassets/I.imageset/i.png", "/a",
            "/a/App.xcodeproj"
        ] {
            #expect(paths.concerns(path), "\(path)")
        }
        for path in [
            "/a/Widgets", "/a/Other.swift", "/a/Widget/.git/index", "/a/Widget/DerivedData/a.swift",
            "/a/App.xcodeproj/xcuserdata"
        ] {
            #expect(!paths.concerns(path), "\(path)")
        }
    }
}

extension String {
    /// Without links on the way.
    fileprivate var realPathOrSelf: String { realpath(self, nil).map { String(cString: $0) } ?? self }
}
