import Foundation
import SwiftText

@testable import darkroom

/// Scanners and rewriters of Swift sources.
extension Reader {
    static let sources: [Reader] = [
        Reader("source-scanner", texts: swift) { text in
            let file = SourceFile(text)
            // Each token lies behind the one before it.
            for (token, next) in zip(file.tokens, file.tokens.dropFirst()) {
                precondition(token.upperBound <= next.lowerBound)
            }
            _ = CodeBlocks(file).around(text.utf8.count / 2)
            _ = TypeDeclarations(file)
            let statements = CodeStatements(file)
            for statement in statements.all(in: 0..<text.utf8.count) { _ = statements.firstWord(statement) }
        },
        Reader(
            "previews",
            texts: [
                "#Preview(\"A\", traits: .sizeThatFitsLayout) { Text(\"a\") }",
                "@available(iOS 17, *) #Preview {\n @Previewable @State var a = 1\n let b = 2; return Text(\"\\(a + b)\")\n}",
                "#Preview(as: .systemSmall) { W() } timeline: { E(date: .now); E(date: .now) }"
            ]
        ) { text in
            let expansion = PreviewExpansion(
                source: text, discriminator: "$s4Main7PreviewfMf_", fileID: "A/B.swift", path: "/a/B.swift", line: 1,
                column: 1)
            _ = expansion.expanded
        },
        Reader("staging", texts: swift) { text in
            let file = SourceFile(text)
            let staged = StagedSource(file, PlatformConditions(canImport: { $0 == "UIKit" }))
            // Lines stay where they are.
            let feeds = text.utf8.count { $0 == 0x0A }
            for text in [staged.text, staged.text(ModuleAvailability(runtime: ["SwiftUI"], toolchain: []))] {
                precondition(text.utf8.count { $0 == 0x0A } == feeds)
            }
            _ = EntryPoints.lines(in: file, certain: false)
            _ = (staged.imports, staged.active.isRefused, staged.active.uses(["body"]))
            _ = NetworkingSource([file]).text
            let types = TypeDeclarations(file)
            _ = HandlerClasses.names(in: [types])
            for type in types.all { _ = types.members(of: type) }
        },
        Reader("repair", texts: swift) { text in
            let lines = text.utf8.count { $0 == 0x0A } + 2
            var repair = SourceRepair(text, name: "A.swift")
            for line in [1, lines / 3, lines / 2, lines] {
                let errors = [line, line + 1].map {
                    CompilerError(line: $0, column: 1 + text.utf8.count % 40, message: "a")
                }
                _ = repair.omit(errors)
            }
            let declarations = SourceDeclarations(SourceFile(text))
            _ = declarations.all(at: lines / 2)
        },
        Reader(
            "diagnostics",
            texts: [
                "/tmp/a/A.swift:3:5: error: cannot find 'b' in scope\n 1 | let a\n   | `- error: c\n\u{1B}[1mA.swift:1:1: \u{1B}[0mwarning: d",
                "A.swift:99999999999999999999:1: error: a\nB/A.swift:2:: error: b"
            ]
        ) { text in
            let messages = CompilerMessages(
                stagingFolder: "/tmp/a", origins: ["A.swift": "W/A.swift", "B/A.swift": "K/A.swift"])
            _ = messages.mapped(text)
            _ = messages.errors(text, in: ["A.swift", "B/A.swift"])
            _ = messages.leavingOut(["A.swift"], of: text)
        }
    ]

    private static let swift =
        texts(".swift", below: "Tests/Fixtures/Widgets", most: 40)
        + texts(".swift", below: "Examples/GameWidgets", most: 10) + [
            "let a = #\"\"\"\n \\#(b) \"\"\" \n\"\"\"#; let r = /a[/]b/; let x = ##\"a\"#b\"##\n#if os(iOS) || !canImport(A)\n@main struct W {}\n#endif",
            "if #available(iOS 17, macOS 14, *), let s = #selector(A.b(_:)) { /* /* */ */ }\n@objc @NSManaged public var a: Int?"
        ]
}
