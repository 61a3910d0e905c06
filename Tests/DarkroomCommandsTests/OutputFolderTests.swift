import Foundation
import TestSupport
import Testing

@testable import DarkroomCommands
@testable import RenderCoordinator
@testable import SystemSupport

struct OutputFolderTests {
    private func names(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func twoRunsDoNotFillOneFolder() throws {
        let folder = try temporaryFolder()
        let first = try OutputFolder(folder.path)
        let error = #expect(throws: CommandFailure.self) { try OutputFolder.made(at: folder.path, command: "darkroom") }
        #expect(error?.message.contains("process \(getpid()) is writing to this folder; wait until") == true)
        #expect(error?.status == .usage)
        withExtendedLifetime(first) {}
    }

    @Test func aRunThatHasEndedIsInNobodysWay() throws {
        let folder = try temporaryFolder()
        do { try OutputFolder(folder.path).removeScratch() }
        try OutputFolder(folder.path).removeScratch()
        #expect(try names(folder) == [])
    }

    /// Where the run's home lies on another disk, pictures' second names lie beside the output.
    @Test func secondNamesLeaveNothing() throws {
        let parent = try temporaryFolder(), output = try OutputFolder(parent.appendingPathComponent("out").path)
        let keepsakes = try #require(Keepsakes(of: output, home: "/proc"))
        #expect(try names(parent).count == 2)
        keepsakes.remove()
        #expect(try names(parent) == ["out"])
    }

    /// Whatever process has the number today.
    @Test func whatKilledRunsLeftGoes() throws {
        let parent = try temporaryFolder(), folder = parent.appendingPathComponent("out")
        for name in ["out/.darkroom-1/x", "out/.darkroom-mine", "out/Clock", ".darkroom-kept-a1B2c3"] {
            try FileManager.default.createDirectory(
                at: parent.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let output = try OutputFolder(folder.path)
        output.removeScratch()
        #expect(try names(folder) == [".darkroom-mine", "Clock"])
        #expect(try names(parent) == ["out"])
    }

    @Test func whatARunHoldsStays() throws {
        let folder = try temporaryFolder()
        let (path, lock) = try FolderLock.newFolder("\(folder.path)/.darkroom-home")
        FolderLock.removeAbandoned(in: folder.path) { _ in true }
        #expect(try names(folder).count == 1)
        withExtendedLifetime(lock) {}
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("gone"), withIntermediateDirectories: true)
        FolderLock.removeAbandoned(in: folder.path) { $0 == "gone" }
        #expect(try names(folder) == [(path as NSString).lastPathComponent])
    }

    @Test func aFileIsNoFolder() throws {
        let file = try temporaryFolder().appendingPathComponent("file")
        try Data().write(to: file)
        let error = #expect(throws: CommandFailure.self) { try OutputFolder.made(at: file.path, command: "darkroom") }
        #expect(error?.message.hasPrefix("--output \(file.path): this is a file; choose a folder: ") == true)
        let below = #expect(throws: CommandFailure.self) {
            try OutputFolder.made(at: file.path + "/a/b", command: "darkroom")
        }
        #expect(below?.message.contains("\(file.path) is a file; choose a folder") == true)
    }

    @Test func filesAreWrittenIntoFoldersThatSomebodyRemoved() throws {
        let folder = try temporaryFolder(), output = try OutputFolder(folder.path)
        try FileManager.default.removeItem(at: folder)
        try output.write(Data("x".utf8), to: "Clock/a.txt")
        #expect(FileManager.default.contents(atPath: "\(output.path)/Clock/a.txt") == Data("x".utf8))
    }
}
