import Testing

@testable import SwiftText

@Suite struct TypeDeclarationsTests {
    @Test func nestedTypesHavePaths() {
        let found = TypeDeclarations(
            SourceFile(
                """
                import SwiftUI
                enum Outer {
                    // struct Comment: PreviewProvider {}
                    private struct Inner<T>: SwiftUI.PreviewProvider where T: View {
                        static var text = "struct Fake: PreviewProvider {"
                        class func make() {}
                    }
                }
                extension Outer.Other: @retroactive PreviewProvider, Codable { }
                """)
        ).all
        #expect(found.map(\.path) == ["Outer", "Outer.Inner", "Outer.Other"])
        #expect(found.map(\.line) == [2, 4, 9])
        #expect(found.map(\.inherited) == [[], ["PreviewProvider"], ["PreviewProvider", "Codable"]])
    }

    @Test func protocolsHandTheirInheritanceOn() {
        let file = TypeDeclarations(
            SourceFile("protocol A: PreviewProvider {}\nprotocol B: A {}\nprotocol C {}"))
        #expect(TypeDeclarations.heirs(of: "PreviewProvider", in: [file]) == ["PreviewProvider", "A", "B"])
    }
}
