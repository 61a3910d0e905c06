import Foundation
import Testing
import TestSupport

/// What CONTRIBUTING says of imports: each is declared, and points one way.
struct ImportTests {
    /// The rooms of `Sources`, each of which may import itself and those before it.
    private static let rooms = ["C", "Drawing", "Resources", "Apple", "Engine", "Tool"]

    /// `main()` of a widget starts the engine.
    private static let exceptions = ["WidgetKit → WidgetRenderer"]

    @Test func everyImportIsDeclaredAndEveryDeclarationImported() async throws {
        let package = try await Package()
        for target in package.targets.values where !target.isSystemLibrary {
            let imported = try target.imports().filter { package.targets[$0] != nil && $0 != target.name }
            let missing = imported.subtracting(target.dependencies)
            #expect(missing.isEmpty, "\(target.name) imports \(missing.sorted()): declare them in Package.swift")
            // C includes headers; plugins and programs are built for it and not imported.
            guard !target.name.hasPrefix("C") || target.room != "C" else { continue }
            let unused = target.dependencies.subtracting(imported).filter { name in
                package.targets[name].map { !$0.isPlugin && !$0.isProgram } ?? false
            }
            #expect(unused.isEmpty, "\(target.name) does not import \(unused.sorted()): take them out of Package.swift")
        }
    }

    @Test func importsPointOneWay() async throws {
        let package = try await Package()
        for target in package.targets.values {
            guard let place = target.room.flatMap(Self.rooms.firstIndex) else { continue }
            for name in target.dependencies {
                guard let other = package.targets[name], !other.isPlugin, let room = other.room else { continue }
                let isAllowed = (Self.rooms.firstIndex(of: room) ?? .max) <= place
                #expect(isAllowed || Self.exceptions.contains("\(target.name) → \(name)"),
                    "\(target.name) of \(target.room ?? "") imports \(name) of \(room), which lies above it")
            }
        }
    }

    @Test func everyRoomSaysWhatBelongsThere() throws {
        let sources = Package.folder + "/Sources"
        #expect(try FileManager.default.contentsOfDirectory(atPath: sources).sorted() == Self.rooms.sorted())
        for room in Self.rooms {
            let text = try String(contentsOfFile: "\(sources)/\(room)/README.md", encoding: .utf8)
            #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 21, "\(room)")
            #expect(text.hasPrefix("# \(room)\n") && text.contains("**May be imported**") && text.contains("**To add"))
        }
    }

    @Test func theManifestReadsLikeATable() throws {
        let lines = try String(contentsOfFile: Package.folder + "/Package.swift", encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where line.count > 120 {
            Issue.record("Package.swift:\(number + 1) has \(line.count) columns")
        }
    }
}
