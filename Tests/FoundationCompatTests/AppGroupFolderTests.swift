import Foundation
import Launch
import ProcessContext
import RenderModel
import Testing

@testable import AppData
@testable import FoundationCompat

struct AppGroupFolderTests {
    private func folder(_ files: [String: Data]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("groups-\(UUID().uuidString)")
        for (name, data) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        return folder
    }

    @Test func readsJSONAndPropertyLists() throws {
        let date = Date(timeIntervalSince1970: 1_767_225_600)
        let list: [String: Any] = ["since": date, "raw": Data([1, 2]), "nested": ["n": [1, 2.5, true]]]
        let plist = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        let json = #"{"a": 1, "none": null, "since": {"$date": "2026-01-01T00:00:00Z"}, "raw": {"$data": "AQI="}}"#
        let url = try folder(["group.a.json": Data(json.utf8), "group.b.plist": plist, "group.b/file.txt": Data()])
        defer { try? FileManager.default.removeItem(at: url) }
        let read = try AppGroupFolder(url)
        #expect(read.domains.keys.sorted() == ["group.a", "group.b"])
        #expect(read.containers.keys.sorted() == ["group.b"])
        let a = try #require(read.domains["group.a"]), b = try #require(read.domains["group.b"])
        #expect(a.keys.sorted() == ["a", "raw", "since"])
        #expect(a["a"] as? Int == 1 && a["a"] as? Double == 1)
        #expect(a["since"] as? Date == date && b["since"] as? Date == date)
        #expect(a["raw"] as? Data == Data([1, 2]) && b["raw"] as? Data == Data([1, 2]))
        let numbers = try #require((b["nested"] as? [String: Any])?["n"] as? [Any])
        #expect(numbers[1] as? Double == 2.5 && numbers[2] as? Bool == true)
    }

    @Test func takesAContainerAsTheSimulatorHasIt() throws {
        let plist = try PropertyListSerialization.data(fromPropertyList: ["x": "y"], format: .binary, options: 0)
        let url = try folder(["group.c/Library/Preferences/group.c.plist": plist])
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(try AppGroupFolder(url).domains["group.c"]?["x"] as? String == "y")
    }

    @Test func twoFilesForASuiteAreRefused() throws {
        let plist = try PropertyListSerialization.data(fromPropertyList: ["x": "y"], format: .binary, options: 0)
        let url = try folder(["group.c.plist": plist, "group.c.json": Data("{}".utf8)])
        defer { try? FileManager.default.removeItem(at: url) }
        #expect { try AppGroupFolder(url) } throws: { "\($0)".contains("group.c") }
    }
}

struct InMemoryUserDefaultsTests {
    private let defaults = InMemoryUserDefaults(domain: "group.stored.\(UUID().uuidString)")!

    @Test func numbersReadAsEachOther() {
        defaults.set(3, forKey: "n")
        defaults.set(true, forKey: "b")
        defaults.set("2.5", forKey: "t")
        #expect(defaults.double(forKey: "n") == 3 && defaults.object(forKey: "n") as? Int == 3)
        #expect(defaults.object(forKey: "n") as? Double == 3 && defaults.string(forKey: "n") == "3")
        #expect(defaults.bool(forKey: "b") && defaults.integer(forKey: "b") == 1)
        #expect(defaults.double(forKey: "t") == 2.5 && defaults.integer(forKey: "t") == 2)
    }

    @Test func collectionsAndAddressesComeBack() {
        defaults.set(["a": 1, "b": ["c": [true]]] as [String: Any], forKey: "d")
        defaults.set(URL(string: "https://example.com/x?y=1"), forKey: "u")
        defaults.set("/tmp/file", forKey: "p")
        #expect(defaults.dictionary(forKey: "d")?["a"] as? Int == 1)
        #expect((defaults.dictionary(forKey: "d")?["b"] as? [String: Any])?["c"] as? [Bool] == [true])
        #expect(defaults.url(forKey: "u")?.absoluteString == "https://example.com/x?y=1")
        #expect(defaults.url(forKey: "p") == URL(fileURLWithPath: "/tmp/file"))
        defaults.removeObject(forKey: "d")
        #expect(defaults.dictionary(forKey: "d") == nil)
    }

    @Test func registeredValuesCountWhereNothingIsSet() {
        let key = UUID().uuidString
        defaults.register(defaults: [key: 5])
        #expect(defaults.integer(forKey: key) == 5)
        defaults.set(6, forKey: key)
        #expect(defaults.integer(forKey: key) == 6)
        defaults.removeObject(forKey: key)
        #expect(defaults.integer(forKey: key) == 5)
    }

    @Test func addedSuitesAreAskedAfterTheOwnValues() {
        let suite = "group.added.\(UUID().uuidString)", key = UUID().uuidString
        InMemoryUserDefaults(domain: suite)!.set("theirs", forKey: key)
        #expect(defaults.string(forKey: key) == nil)
        defaults.register(defaults: [key: "registered"])
        defaults.addSuite(named: suite)
        #expect(defaults.string(forKey: key) == "theirs")
        #expect(defaults.dictionaryRepresentation()[key] as? String == "theirs")
        defaults.set("mine", forKey: key)
        #expect(defaults.string(forKey: key) == "mine")
        #expect(InMemoryUserDefaults(domain: suite)!.string(forKey: key) == "theirs")
        defaults.removeObject(forKey: key)
        defaults.removeSuite(named: suite)
        #expect(defaults.string(forKey: key) == "registered")
    }

    @Test func ownersDoNotSeeEachOthersWriting() {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("owners-\(UUID().uuidString)")
        let context = ProcessContext(), data = AppGroupStore(home: home)
        context.appGroupStore = data
        ProcessContext.with(context) {
            data.activate("first", resetting: true)
            defaults.set("mine", forKey: "w")
            data.activate("second")
            #expect(defaults.string(forKey: "w") == nil)
            defaults.set("theirs", forKey: "w")
            data.activate("first")
            #expect(defaults.string(forKey: "w") == "mine")
            // A branch goes on from what was written and leaves it as it was.
            data.branch(into: "branch")
            #expect(defaults.string(forKey: "w") == "mine")
            defaults.set("later", forKey: "w")
            data.activate("first")
            #expect(defaults.string(forKey: "w") == "mine")
            data.activate("branch")
            #expect(defaults.string(forKey: "w") == "later")
            data.activate("first")
            data.activate("first", resetting: true)
            #expect(defaults.string(forKey: "w") == nil)
        }
    }

    @Test func everyOwnerStartsWithWhatTheStartWrote() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("start-\(UUID().uuidString)")
        let context = ProcessContext(), data = AppGroupStore(home: home)
        context.appGroupStore = data
        try ProcessContext.with(context) {
            defaults.set("start", forKey: "w")
            let file = try #require(data.container("group.start")).appendingPathComponent("note.txt")
            try "start".write(to: file, atomically: true, encoding: .utf8)
            data.keepStart()
            // What is asked before the first owner is nobody's.
            defaults.set("lost", forKey: "w")
            for owner in ["first", "second"] {
                data.activate(owner, resetting: true)
                #expect(defaults.string(forKey: "w") == "start")
                #expect(try String(contentsOf: file, encoding: .utf8) == "start")
                defaults.set(owner, forKey: "w")
                try owner.write(to: file, atomically: true, encoding: .utf8)
            }
            data.activate("first")
            #expect(defaults.string(forKey: "w") == "first")
            #expect(try String(contentsOf: file, encoding: .utf8) == "first")
            data.activate("first", resetting: true)
            #expect(defaults.string(forKey: "w") == "start")
            #expect(try String(contentsOf: file, encoding: .utf8) == "start")
        }
    }

    @Test func readingAnEmptySuiteIsNoted() {
        let suite = "group.empty.\(UUID().uuidString)"
        let empty = InMemoryUserDefaults(domain: suite)!
        let context = ProcessContext()
        ProcessContext.with(context) {
            _ = empty.string(forKey: "token")
            _ = empty.bool(forKey: "flag")
            let findings = context.dataRequests.drain().findings
            #expect(findings.count == 1)
            #expect(findings.first?.message.contains("'flag', 'token' were read") == true)
            empty.set(1, forKey: "a")
            _ = empty.string(forKey: "token")
        }
        #expect(context.dataRequests.drain().isEmpty)
    }

    @Test func groupsThatTheEntitlementsDoNotNameHaveNoData() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("groups-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        let folder = home.appendingPathComponent("data"), manager = FileManager.default
        for group in ["group.own", "group.other"] {
            try manager.createDirectory(at: folder.appendingPathComponent(group), withIntermediateDirectories: true)
            try Data(#"{"name": "Anna"}"#.utf8).write(to: folder.appendingPathComponent("\(group).json"))
        }
        let entitlements = Entitlements(files: [.init(name: "W.entitlements", appGroups: ["group.own"])])
        let context = ProcessContext()
        let data = AppGroupStore(folder: try AppGroupFolder(folder), home: home, entitlements: entitlements)
        context.appGroupStore = data
        ProcessContext.with(context) {
            #expect(data.container("group.own") != nil && data.container("group.other") == nil)
            #expect(_darkroomUserDefaultsSuite("group.own")?.string(forKey: "name") == "Anna")
            // iOS hands out defaults that are the extension's alone.
            let other = _darkroomUserDefaultsSuite("group.other")
            #expect(other != nil && other?.string(forKey: "name") == nil)
            other?.set("me", forKey: "name")
            #expect(other?.string(forKey: "name") == "me")
            // Any other name is a suite of the extension's own.
            #expect(_darkroomUserDefaultsSuite("settings")?.string(forKey: "name") == nil)
        }
        let noted = context.dataRequests.drain()
        #expect(noted.foreignGroups == ["group.other": ["group.own"]])
        #expect(noted.suites.keys.sorted() == ["settings"] && noted.containers.isEmpty)
        let findings = noted.findings.filter { $0.code.name == "app-group-not-entitled" }
        #expect(findings.count == 1 && findings[0].message.contains("'group.own'"))
    }
}
