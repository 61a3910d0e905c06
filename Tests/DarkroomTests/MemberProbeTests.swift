import Foundation
import SystemSupport
import TestSupport
import Testing

@testable import darkroom

/// What views lack is found by a file that uses it alone, where an expression takes the compiler long.
struct MemberProbeTests {
    private static let complex = CompilerError(
        line: 6, column: 9, message: "the compiler is unable to type-check this expression in reasonable time")
    private static let view = """
        import SwiftUI
        import Kit

        struct Card: View {
            var body: some View {
                ForEach(items) { item in
                    Text(item.name).padding().onDrag { item.provider }.resizable().shown()
                }
            }
        }
        """

    @Test func onlyWhatIsMissingIsFoundAndOnce() throws {
        let folder = try temporaryFolder().path
        // A compiler that keeps what it is asked, and answers.
        let frontend =
            "cat DarkroomMemberProbe.swift > asked; echo \"$@\" >> times\n"
            + "for type in 'some View' 'some WidgetConfiguration' 'some ControlWidgetConfiguration' Image Text Rectangle Color EnvironmentValues; do\n"
            + "echo \"P.swift:4:14: error: value of type '$type' has no member 'onDrag'\"\n"
            + "[ \"$type\" = Image ] || echo \"P.swift:4:14: error: value of type '$type' has no member 'resizable'\"\n"
            + "done; exit 1\n"
        let driver =
            "cat <<'END'\n'\(folder)/frontend' -frontend -typecheck -primary-file DarkroomMemberProbe.swift\nEND\n"
        try writeScript("#!/bin/sh\n\(driver)", to: "\(folder)/swiftc")
        try writeScript("#!/bin/sh\n\(frontend)", to: "\(folder)/frontend")
        var probe = MemberProbe([], with: Toolchain(compiler: "\(folder)/swiftc"), in: folder)
        func missing(_ error: CompilerError) throws -> Set<String> {
            try probe.missing(in: ["Card.swift": [error]], text: { _ in Self.view }, of: ["Card.swift"])
        }
        #expect(try missing(CompilerError(line: 6, column: 9, message: "cannot find 'items' in scope")).isEmpty)
        #expect(try missing(Self.complex) == ["onDrag"])
        #expect(try missing(Self.complex).isEmpty)
        #expect(
            DescriptorIO.text("\(folder)/asked") == """
                import Kit
                import SwiftUI
                func darkroomProbe(_ view: some View, _ configuration: some WidgetConfiguration, \
                _ control: some ControlWidgetConfiguration) {

                """
                + ["onDrag", "padding", "resizable"].flatMap { name in
                    [
                        "view", "configuration", "control", "Image(\"\")", "Text(\"\")", "Rectangle()", "Color.red",
                        "EnvironmentValues()"
                    ].map { "    _ = \($0).\(name)\n" }
                }.joined() + "}")
        #expect(
            DescriptorIO.text("\(folder)/times")
                == "-frontend -typecheck Card.swift -primary-file DarkroomMemberProbe.swift\n")
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/DarkroomMemberProbe.swift"))
    }

    /// A missing package's, which no list knows.
    @Test func modifiersOfMissingPackagesAreAskedFor() throws {
        let folder = try temporaryFolder().path
        let types = [
            "some View", "some WidgetConfiguration", "some ControlWidgetConfiguration", "Image", "Text", "Rectangle",
            "Color", "EnvironmentValues", "String", "[Int]", "Date", "Int", "Double"
        ]
        let frontend =
            types.map { "echo \"P.swift:4:14: error: value of type '\($0)' has no member 'turning'\"\n" }.joined()
            + "echo \"P.swift:4:14: error: value of type 'Date' has no member 'joined'\"; exit 1\n"
        try writeScript(
            "#!/bin/sh\ncat <<'END'\n'\(folder)/frontend' -frontend -typecheck -primary-file DarkroomMemberProbe.swift\nEND\n",
            to: "\(folder)/swiftc")
        try writeScript("#!/bin/sh\n\(frontend)", to: "\(folder)/frontend")
        let view = """
            import SwiftUI
            import Turning

            struct Card: View {
                var body: some View {
                    ForEach(items) { item in
                        Text(item.names
                            .joined())
                            .turning(period: 3)
                            .own()
                        item.load()
                    }
                }
            }
            extension View { func own() -> some View { self } }
            """
        let error = CompilerError(line: 6, column: 9, message: Self.complex.message)
        func missing(importsAbsent: Bool) throws -> Set<String> {
            var probe = MemberProbe([], with: Toolchain(compiler: "\(folder)/swiftc"), in: folder)
            return try probe.missing(
                in: ["Card.swift": [error]], text: { _ in view }, of: ["Card.swift"],
                importsAbsent: { _ in importsAbsent })
        }
        #expect(try missing(importsAbsent: true) == ["turning"])
        #expect(try missing(importsAbsent: false) == [])
    }

    @Test func theExpressionLosesWhatIsMissing() throws {
        var repairs = SourceRepairs(["Card.swift": Self.view], canStandIn: true) { _ in true }
        repairs.viewsLack(["onDrag"])
        let found = repairs.explained(["Card.swift": [Self.complex]])
        #expect(found["Card.swift"]?.map(\.message) == ["value of type 'some View' has no member 'onDrag'"])
        let isRepaired = repairs.omit(found, round: 0)
        #expect(isRepaired)
        let text = try #require(repairs.text(of: "Card.swift"))
        #expect(
            text.contains("Text(item.name).padding()._withoutModifier(")
                && text.hasSuffix(").resizable().shown()\n        }\n    }\n}"), "\(text)")
    }
}
