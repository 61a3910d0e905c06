import SwiftText
import Testing

@testable import darkroom

/// Where Foundation on Linux has a name too, sources take the runtime's.
struct FoundationNamesTests {
    private func staged(_ source: String) -> String {
        StagedSource(SourceFile(source), PlatformConditions { _ in true }).text
    }

    @Test func namesThatAreTakenGetOthers() {
        #expect(staged("let a: PersonNameComponentsFormatter?") == "let a: _PersonNameComponentsFormatter?")
        #expect(staged("#Predicate<A> { $0.b }") == "#_Predicate<A> { $0.b }")
        #expect(staged("Date.ComponentsFormatStyle()") == "Date._RangeComponentsStyle()")
        #expect(
            staged("class A: NSObject, Foundation.URLSessionDelegate { let b: Foundation.Date }")
                == "class A: NSObject, FoundationNetworking.URLSessionDelegate { let b: Foundation.Date }")
        #expect(staged("let c = URLError.Code(rawValue: 3)") == "let c = URLError.Code(_rawValue: 3)")
        #expect(staged("let c = CLError.Code(rawValue: 3)") == "let c = CLError.Code(rawValue: 3)")
        let others =
            "#Preview { Text(\"#Predicate\") }  // PersonNameComponentsFormatter\nlet a: B.ComponentsFormatStyle"
        #expect(staged(others) == others)
    }

    @Test func transactionsAreTheStoresWhereItIsImportedAlone() {
        let use = "for await a in Transaction.all { b(a as VerificationResult<Transaction>) }"
        #expect(
            staged("import StoreKit\nimport WidgetKit\n" + use)
                == "import StoreKit\nimport WidgetKit\n" + use.replacing("Transaction", with: "StoreKit.Transaction"))
        for imports in ["import SwiftUI\nimport StoreKit\n", "import WidgetKit\n"] {
            #expect(staged(imports + use) == imports + use)
        }
        #expect(staged("import StoreKit\nstruct Transaction {}").hasSuffix("\nstruct Transaction {}"))
    }

    @Test func anOrderOfNumbersYieldsToFoundations() {
        #expect(
            staged("public func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }")
                == "public @_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }")
        for other in [
            "func < (lhs: Day, rhs: Day) -> Bool { true }", "func > (lhs: NSNumber, rhs: NSNumber) -> Bool { true }",
            "struct A { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true } }"
        ] {
            #expect(staged(other) == other)
        }
    }

    @Test func implicitlyUnwrappedNamesMayBeUnwrapped() {
        for (source, text) in [
            ("a.weekdaySymbols?[1] ?? \"\"", "a.weekdaySymbols._wrapped?[1] ?? \"\""),
            ("a.monthSymbols![1]", "a.monthSymbols._wrapped![1]"),
            ("a.amSymbol ?? b", "a.amSymbol._wrapped ?? b"),
            (#""a \(b.eraSymbols?[0] ?? "")""#, #""a \(b.eraSymbols._wrapped?[0] ?? "")""#),
            ("if let a = A().monthSymbols { a }", "if let a = A().monthSymbols._wrapped { a }"),
            (
                "guard let a, let b = c.d.amSymbol else { return }",
                "guard let a, let b = c.d.amSymbol._wrapped else { return }"
            )
        ] {
            #expect(staged(source) == text)
        }
        for other in [
            "a.weekdaySymbols[0]", "let a = b.monthSymbols", "for a in b.weekdaySymbols {}", "let weekdaySymbols: [A]?",
            "a ? b.amSymbol : c", "a.monthSymbols != b", "if a == b.amSymbol { c }", "let a = b.amSymbol, c = 1"
        ] {
            #expect(staged(other) == other)
        }
    }

    @Test func extensionsOfAppleClassesMakeInstances() {
        for (source, text) in [
            (
                "extension UserDefaults { static var a: Self { .init(suiteName: b)! } }",
                "extension UserDefaults { static var a: UserDefaults { .init(suiteName: b)! } }"
            ),
            (
                "extension DateFormatter { static var a: Self { let b = Self(); return b } }",
                "extension DateFormatter { static var a: DateFormatter { let b = DateFormatter(); return b } }"
            ),
            (
                "extension UIColor { static func a() -> UIColor { self.init(b) } }",
                "extension UIColor { static func a() -> UIColor { UIColor.init(b) } }"
            )
        ] {
            #expect(staged(source) == text)
        }
        for other in [
            "extension UIColor { convenience init(a: Int) { self.init(white: 1, alpha: 1) } }",
            "extension UserDefaults { enum Key: A { static var a: Self { .init() } } }",
            "extension UIColor { var a: Self { self } }", "extension UIColor: A { static var a: Self { .init() } }",
            "extension Store { static var a: Self { .init() } }"
        ] {
            #expect(staged(other) == other)
        }
    }
}
