import Foundation
import Testing

@testable import darkroom

/// Libraries of the system that Swift imports by name.
struct SystemModulesTests {
    @Test func sqliteIsThisMachines() throws {
        let folder = NSTemporaryDirectory() + "darkroom-tests-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let toolchain = try Toolchain.located()
        #expect(try SystemModules.module("SQLite4", toolchain, in: folder) == nil)
        guard FileManager.default.fileExists(atPath: "/usr/include/sqlite3.h") else {
            let error = #expect(throws: UnusableModule.self) {
                try SystemModules.module("SQLite3", toolchain, in: folder)
            }
            #expect(error?.reason.hasSuffix("sudo apt-get install libsqlite3-dev") == true)
            return
        }
        let module = try #require(try SystemModules.module("SQLite3", toolchain, in: folder))
        #expect(module.libraries == ["sqlite3"] && module.sources.isEmpty)
        let map = try String(contentsOfFile: #require(module.ownModuleMap), encoding: .utf8)
        #expect(map.hasPrefix("module SQLite3 [system] {\n    header \"/usr/include/sqlite3.h\"\n"))
    }
}
