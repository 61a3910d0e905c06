import Foundation
import TestSupport
import Testing

@testable import darkroom

/// What the frameworks' symbols come to, told from the source and not from memory.
struct APICoverageTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let page = root.appendingPathComponent("Sources/Apple/WidgetKit/WidgetKit.docc/APICoverage.md")

    /// What `import SwiftUI`, `WidgetKit`, `AppIntents`, `Intents`, `ActivityKit` and `Charts` bring.
    private static let modules = [
        "SwiftUICore", "WidgetKitCore", "AppIntents", "Intents", "ActivityKit", "UIKitCore", "FoundationCompat",
        "Combine", "Geometry", "Charts"
    ]

    private static let table = Task {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await SymbolGraphExtraction(modules: modules, folder: folder).run()
        let finder = CoverageFinder(graph: try SymbolGraph(folder: folder), root: root)
        let used = try UsedSymbol.list(root.appendingPathComponent("Tests/APICoverageTests/used-symbols.csv"))
        return CoverageTable(rows: used.map { ($0, finder.coverage(of: $0)) })
    }

    @Test("The documentation's table is up to date")
    func pageIsUpToDate() async throws {
        let text = try await Self.table.value.text
        let mode = ProcessInfo.processInfo.environment["DARKROOM_RECORD"]
        let known = try? String(contentsOf: Self.page, encoding: .utf8)
        if known == text { return }
        if mode == "all" || mode == "changed" {
            try text.write(to: Self.page, atomically: true, encoding: .utf8)
        } else {
            Issue.record(
                "APICoverage.md is out of date; make it anew: make record FILTER=APICoverageTests")
        }
    }

    @Test("No symbol that two or more repositories use is absent")
    func nothingInUseIsAbsent() async throws {
        let absent = try await Self.table.value.rows.filter { $0.coverage == .absent && $0.symbol.repositories >= 2 }
        #expect(
            absent.isEmpty,
            "absent: \(absent.map { "\($0.symbol.framework) \($0.symbol.name)" }.joined(separator: ", "))")
    }
}
