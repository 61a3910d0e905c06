import Testing

@testable import SwiftText

/// What the macro makes of source, strings in and source out.
@Suite struct PreviewExpansionTests {
    private func expansion(_ source: String, path: String = "Views/Card.swift") -> String? {
        PreviewExpansion(
            source: source, discriminator: "$s1M7PreviewfMf_", fileID: "M/Card.swift", path: path, line: 12, column: 5
        ).expanded
    }

    @Test func argumentsStandAsTheyWereWritten() throws {
        let text = try #require(expansion(#"#Preview("A \"b\"", traits: .portrait) { Card(title: "}") }"#))
        #expect(text.contains(#"SwiftUICore.Preview("A \"b\"", traits: .portrait) { Card(title: "}") }"#))
        #expect(text.contains("struct $s1M7PreviewfMf_15PreviewRegistryfMu_: SwiftUICore.PreviewRegistry"))
        #expect(text.contains(#"@section("darkroom_previews") @used"#))
        #expect(text.contains("static var line: Swift.Int { 12 }") && text.contains("{ 5 }"))
        #expect(text.contains(#"#sourceLocation(file: "Views/Card.swift", line: 12)"#))
        #expect(text.contains(#"{ "Views/Card.swift" }"#) && text.contains(#"{ "M/Card.swift" }"#))
    }

    @Test func pathsOfThisMachineStayOut() throws {
        let text = try #require(expansion("#Preview { Card() }", path: "/home/me/App/Card.swift"))
        #expect(text.contains(#"{ "Card.swift" }"#) && !text.contains("/home"))
    }

    @Test func attributesAndCommentsComeFirst() throws {
        let text = try #require(
            expansion("@available(iOS 17, *) // not #Preview\n  #Preview(as: .systemSmall) { W() } timeline: { e }"))
        #expect(text.contains("SwiftUICore.Preview(as: .systemSmall) { W() } timeline: { e }"))
        #expect(text.contains("Int { 13 }") && text.contains("Int { 3 }"))
        #expect(!text.contains("@available"))
    }

    @Test func whatIsNoPreviewExpandsToNothing() {
        #expect(expansion("#Previews { Card() }") == nil)
        #expect(expansion("/* #Preview */") == nil)
    }

    @Test func previewablesBecomePropertiesOfAView() throws {
        let text = try #require(
            expansion(
                """
                #Preview("On") {
                    @Previewable @State var isOn = true; @Previewable @State var count: Int? = nil
                    @Previewable @State var model =
                        Model(a: [1,
                                  2])
                            .named("x")  // a comment
                    let title = "@Previewable"
                    return Toggle(title, isOn: $isOn)
                }
                """))
        let parts = text.split(separator: "var body: some SwiftUICore.View {")
        #expect(parts.count == 2)
        for property in [
            " @State var isOn = true", " @State var count: Int? = nil", ".named(\"x\")", "Model(a: [1,"
        ] {
            #expect(parts[0].contains(property))
            #expect(!parts[1].contains(property))
        }
        #expect(!parts[0].contains("@Previewable") && parts[1].contains(#"let title = "@Previewable""#))
        #expect(parts[1].contains("return Toggle(title, isOn: $isOn)"))
        #expect(parts[1].contains("return __P_Previewable_Transform_Wrapper()"))
    }

    @Test func optionalTypesEndTheirLine() throws {
        let statements = PreviewStatements(SourceFile("@Previewable @State var a: Int?\nText(\"x\")"))
        #expect(statements.properties == [" @State var a: Int?"])
        #expect(statements.rest.contains("Text(\"x\")"))
    }

    @Test func aTextEndsAPropertyToo() {
        let statements = PreviewStatements(
            SourceFile("@Previewable @State var a = \"x\"\nText(a)\n@Previewable var b = 1"))
        #expect(statements.properties == [" @State var a = \"x\"", " var b = 1"])
        #expect(statements.rest.contains("\nText(a)\n"))
    }

    @Test func attributesMayStandOnLinesOfTheirOwn() throws {
        let statements = PreviewStatements(SourceFile("@Previewable\n@State\nvar a = 1\n+ 2\nText(\"\\(a)\")"))
        #expect(statements.properties == ["\n@State\nvar a = 1\n+ 2"])
        #expect(statements.rest.split(separator: "\n") == ["Text(\"\\(a)\")"] || statements.rest.contains("Text"))
    }

    @Test func labelledBodiesAreFound() throws {
        let text = try #require(expansion("#Preview(\"x\", body: { @Previewable @State var a = 1\n Text(\"\\(a)\") })"))
        #expect(text.contains("__P_Previewable_Transform_Wrapper()\n})"))
    }
}
