import Foundation
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import SystemSupport

struct AtomicFileTests {
    @Test(arguments: [
        ("W", ""), ("", ""), ("/", "/"), ("/W", "/"), ("a/W", "a"), ("a//W/", "a"), ("/a/b.swift", "/a"), ("..", "")
    ])
    func foldersAroundPathsOfAnyLength(path: String, folder: String) { #expect(path.parentFolder == folder) }

    @Test func makesFoldersAndLeavesNoOtherFile() throws {
        let folder = try temporaryFolder().path
        let scratch = folder + "/scratch"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        try AtomicFile.write(Data("a".utf8), to: folder + "/x/y/z.png", scratchFolder: scratch)
        try AtomicFile.write(Data("bc".utf8), to: folder + "/x/y/z.png", scratchFolder: scratch)
        #expect(FileManager.default.contents(atPath: folder + "/x/y/z.png") == Data("bc".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch).isEmpty)
    }

    @Test func tellsWhyAFolderCannotBeMade() throws {
        let error = #expect(throws: FileError.self) {
            try AtomicFile.write(Data(), to: "/sys/kernel/darkroom/a.png")
        }
        let text = try #require(error).description
        #expect(
            !text.contains("No such file") && text.hasPrefix("cannot write /sys/kernel/darkroom/a.png: "), "\(text)")
    }

    @Test func aSecondNameNeedsNoSecondFile() throws {
        let folder = try temporaryFolder().path, scratch = folder + "/scratch"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        try Data("a".utf8).write(to: URL(fileURLWithPath: scratch + "/a"))
        try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/b.png"))
        for name in ["b.png", "x/c.png"] {
            try AtomicFile.link(scratch + "/a", to: "\(folder)/\(name)", scratchFolder: scratch)
            #expect(FileManager.default.contents(atPath: "\(folder)/\(name)") == Data("a".utf8))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch) == ["a"])
        #expect(throws: (any Error).self) {
            try AtomicFile.link(scratch + "/none", to: folder + "/d.png", scratchFolder: scratch)
        }
    }

    @Test func threadsWriteFilesOfOneName() throws {
        let folder = try temporaryFolder().path, scratch = folder + "/scratch"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        _ = try Parallel.map(200, jobs: 4) { index in
            try AtomicFile.write(Data("\(index)".utf8), to: "\(folder)/\(index)/a.png", scratchFolder: scratch)
        }
        for index in 0..<200 {
            #expect(FileManager.default.contents(atPath: "\(folder)/\(index)/a.png") == Data("\(index)".utf8))
        }
    }

    @Test func aDestinationThatCannotBeIsAnErrorThatNamesIt() throws {
        let folder = try temporaryFolder().path
        try Data().write(to: URL(fileURLWithPath: folder + "/file"))
        let error = #expect(throws: (any Error).self) {
            try AtomicFile.write(Data("a".utf8), to: folder + "/file/z.png", scratchFolder: folder)
        }
        #expect(String(describing: error).contains("\(folder)/file"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
    }

    @Test func staleFilesGoAndOthersStay() throws {
        let folder = try OutputFolder(temporaryFolder().path)
        for name in ["Old/small/a.png", "Old/small/mine.txt", "Gone/small/b.png", "Kept/c.png", "loose.png"] {
            try folder.write(Data(), to: name)
        }
        let manifest =
            #"{"pictures": [{"file": "Old/small/a.png"}, {"file": "Gone/small/b.png"}, {"file": "Kept/c.png"}]}"#
        try folder.write(Data(manifest.utf8), to: "manifest.json")
        folder.removeScratch()
        folder.removeStale(except: ["Kept/c.png"])
        let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        #expect(left == ["Kept", "Kept/c.png", "Old", "Old/small", "Old/small/mine.txt", "loose.png", "manifest.json"])
    }

    @Test(arguments: ["../a.png", "/etc/a.png", "a/../../b.png", "manifest.json", "a.txt"])
    func aManifestCannotNameWhatLiesElsewhere(file: String) {
        #expect(!OutputFolder.staysInside(file))
    }
}
