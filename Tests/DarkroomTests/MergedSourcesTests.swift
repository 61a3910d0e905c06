import SwiftText
import Testing

@testable import darkroom

struct MergedSourcesTests {
    private func found(_ texts: [String: String], _ definitions: [String] = []) -> SourceFiles.Found {
        SourceFiles.Found(contents: texts.mapValues(SourceFile.init), definitions: definitions)
    }

    @Test func aFileThatBothTargetsHaveIsCompiledOnce() {
        let own = ["A.swift": "a", "Model/B.swift": "b"], others = ["B.swift": "b", "A.swift": "other", "C.swift": "c"]
        var merged = MergedSources("Widget", found(own, ["X.intentdefinition"]))
        merged.add("Handler", found(others, ["Y.intentdefinition"]))
        #expect(merged.contents.keys.sorted() == ["A.swift", "Model/B.swift", "With1/C.swift", "With1/With1_A.swift"])
        #expect(merged.origins["With1/With1_A.swift"] == "Handler/A.swift")
        #expect(merged.origins["Model/B.swift"] == "Widget/Model/B.swift")
        #expect(merged.definitions == ["Widget/X.intentdefinition", "Handler/Y.intentdefinition"])
    }

    @Test func aFileCanBeNamed() {
        var merged = MergedSources("Widget/", found(["A.swift": "a"]))
        merged.add("Shared/B.swift", found(["": "b"]))
        #expect(merged.contents.mapValues(\.text) == ["A.swift": "a", "With1/B.swift": "b"])
        #expect(merged.origins == ["A.swift": "Widget/A.swift", "With1/B.swift": "Shared/B.swift"])
    }
}
