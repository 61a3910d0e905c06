import SwiftText
import Testing

@testable import darkroom

/// What uses a property that is left out goes before the compiler has to tell.
struct LostPropertiesTests {
    private func property(_ source: String, _ text: String) throws -> LostProperty? {
        let file = SourceFile(source), place = try #require(source.range(of: text))
        let start = source[..<place.lowerBound].utf8.count
        let part = LeftOutPart(
            kind: .declaration, range: start..<start + text.utf8.count, title: text, replacement: "")
        return LostProperty(part, in: TypeDeclarations(file))
    }

    private func lines(_ source: String) throws -> [Int] {
        let property = try #require(try property("struct A { var gone: Gone }", "var gone: Gone"))
        return property.uses(in: TypeDeclarations(SourceFile(source))).map(\.line)
    }

    @Test func onlyPropertiesOfTypesCount() throws {
        let source = """
            let top = Gone()
            struct A {
                @Wrapped(\\.x) private var own: Gone
                func f() { let local = Gone() }
                enum Inner { static let deep = Gone() }
            }
            """
        #expect(try property(source, "let top = Gone()") == nil)
        #expect(try property(source, "func f() { let local = Gone() }") == nil)
        let own = try #require(try property(source, "@Wrapped(\\.x) private var own: Gone"))
        #expect(own.name == "own" && own.type == "A")
        let deep = try #require(try property(source, "static let deep = Gone()"))
        #expect(deep.name == "deep" && deep.type == "Inner")
    }

    @Test func usesAreFoundInTheTypeAndItsExtensions() throws {
        let source = """
            struct A: View {
                var body: some View {
                    Text("a \\(gone.name)").opacity(gone.isShown ? 1 : 0)
                    Text(self.gone.name)
                    Other(gone: 3).gone
                }
            }
            struct B { func f() { print(gone) } }
            extension A { var c: Int { gone } }
            """
        #expect(try lines(source).sorted() == [3, 3, 4, 9])
    }

    @Test(
        "What else may have the name is left to the compiler",
        arguments: [
            "func f(gone: Int) { print(gone) }", "func f(_ gone: Int) { print(gone) }", "init(gone: Int) { a = gone }",
            "func f() { let gone = 2; print(gone) }", "func f() { g { gone in print(gone) } }",
            "func f() { g { gone, b in print(gone) } }", "func f() { if case .a(let gone) = b { print(gone) } }"
        ])
    func others(_ member: String) throws {
        #expect(try lines("struct A {\n\(member)\nvar b: Int { gone }\n}").isEmpty)
    }

    @Test func oneRoundIsEnough() throws {
        let source = """
            import Kit
            struct A: View {
                var kit: KitModel
                var body: some View {
                    VStack {
                        Text("a")
                        Chart { Bar(kit.count) }.opacity(kit.isOn ? 1 : 0)
                    }
                }
            }
            """
        var repairs = SourceRepairs(["A.swift": source], canStandIn: true) { _ in true }
        let isLeftOut = repairs.omit(
            ["A.swift": [CompilerError(line: 3, column: 14, message: "cannot find type 'KitModel' in scope")]], round: 0
        )
        #expect(isLeftOut)
        let text = try #require(repairs.text(of: "A.swift")).replacing(#/"A\.swift[^"]*"/#, with: "…")
        #expect(!text.contains("kit.") && text.contains("Text(\"a\")"), "\(text)")
    }
}
