import SwiftText
import Testing

@testable import darkroom

struct SourceDeclarationsTests {
    private static let source = """
        import Foundation

        @available(iOS 15,
            *)
        public struct Store {
            let name: String
            #if DEBUG
            var debug = { "}" }
            #endif

            /// Says so.
            @discardableResult
            public static func save(
                _ value: Int
            ) -> Bool {
                if value > 3 {
                    let other = value
                    return other > 4
                }
                return false
            }

            class Inner { var one = 1 }
            subscript(key: String) -> Int { 3 }
        }

        extension Store: Codable {
            enum Keys: String {
                case name = "func {"
            }
        }
        let last = 3
        """

    private func title(_ line: Int) -> String? {
        SourceDeclarations(SourceFile(Self.source)).innermost(at: line - 1)?.title
    }

    @Test func theSmallestDeclarationAroundALineIsFound() {
        #expect(title(1) == nil)
        #expect(title(6) == "let name: String")
        #expect(title(8) == "var debug =")
        for line in [12, 13, 14, 17, 20] { #expect(title(line) == "public static func save(") }
        #expect(title(23) == "class Inner")
        #expect(title(24) == "subscript(key: String) -> Int")
        #expect(title(29) == "case name = \"func")
        #expect(title(27) == "extension Store: Codable")
        #expect(title(32) == "let last = 3")
        #expect(title(3) == "public struct Store" && title(5) == "public struct Store")
    }

    @Test(arguments: ["\n", "\r\n"])
    func linesKeepTheirNumbersAndConditionsTheirEnds(separator: String) throws {
        let source = Self.source.replacing("\n", with: separator)
        let declarations = SourceDeclarations(SourceFile(source))
        #expect(declarations.all(at: 12).count == 2)
        var repair = SourceRepair(source, canStandIn: false)
        let isLeftOut = repair.omit([8, 13].map { CompilerError(line: $0, column: 9, message: "") })
        #expect(isLeftOut)
        let rest = repair.text
        let lines = rest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            $0.filter { $0 != "\r" }
        }
        #expect(lines.count == 32)
        #expect(lines[6].hasSuffix("#if DEBUG") && lines[7].isEmpty && lines[8].hasSuffix("#endif"))
        #expect(lines[11...20].allSatisfy(\.isEmpty) && lines[22].contains("class Inner"))
        #expect(lines[24] == "}")
        #expect(SourceDeclarations(SourceFile(rest)).innermost(at: 23)?.title == "subscript(key: String) -> Int")
    }
}
