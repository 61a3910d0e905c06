import Testing
import RenderCoordinator

@testable import darkroom

struct MergedSourcesTests {
    @Test func aFileThatBothTargetsHaveIsCompiledOnce() {
        let own = ["A.swift": "a", "Model/B.swift": "b"], others = ["B.swift": "b", "A.swift": "other", "C.swift": "c"]
        var merged = MergedSources("Widget", .init(contents: own, definitions: ["X.intentdefinition"]))
        merged.add("Handler", .init(contents: others, definitions: ["Y.intentdefinition"]))
        #expect(merged.contents.keys.sorted() == ["A.swift", "Model/B.swift", "With1/C.swift", "With1/With1_A.swift"])
        #expect(merged.origins["With1/With1_A.swift"] == "Handler/A.swift")
        #expect(merged.origins["Model/B.swift"] == "Widget/Model/B.swift")
        #expect(merged.definitions == ["Widget/X.intentdefinition", "Handler/Y.intentdefinition"])
    }

    @Test func aFileCanBeNamed() {
        var merged = MergedSources("Widget/", .init(contents: ["A.swift": "a"]))
        merged.add("Shared/B.swift", .init(contents: ["": "b"]))
        #expect(merged.contents == ["A.swift": "a", "With1/B.swift": "b"])
        #expect(merged.origins == ["A.swift": "Widget/A.swift", "With1/B.swift": "Shared/B.swift"])
    }
}
