import SwiftText
import SystemSupport
import TestSupport
import Testing

@testable import darkroom

/// The files that Xcode would generate stand beside those of a module.
struct GeneratedSourcesTests {
    /// The accessor of a package's resources, beside a source.
    private func accessor(beside source: String) throws -> String? {
        var module = SourceModule(
            name: "Kit", folder: "", contents: ["Kit.swift": SourceFile(source)], origins: [:],
            resourceFolders: [try temporaryFolder().path])
        module.package = "kit"
        return GeneratedSources(module, canImport: { _ in true }, CollectedDiagnostics())
            .files["Bundle+Module.generated.swift"]
    }

    @Test("Beside an internal import, the compiler calls one that says nothing of its access ambiguous")
    func importsHaveAnAccessWhereOthersHave() throws {
        #expect(try accessor(beside: "internal import Foundation\n")?.hasPrefix("public import Foundation\n") == true)
        #expect(try accessor(beside: "private import CoreText\n")?.hasPrefix("public import Foundation\n") == true)
        #expect(try accessor(beside: "public import Foundation\n")?.hasPrefix("import Foundation\n") == true)
        #expect(try accessor(beside: "@testable import Other\n")?.hasPrefix("import Foundation\n") == true)
    }
}
