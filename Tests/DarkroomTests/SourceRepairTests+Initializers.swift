import Testing

@testable import darkroom

/// What is left out of initializers, whose type has to have all its values behind them.
extension SourceRepairTests {
    @Test("An initializer of a type with an empty value gives that", arguments: ["Color", "SwiftUI.Font", "URL"])
    func initializersOfExtensions(_ type: String) throws {
        let source = "extension \(type) {\n    init(brand: Int) { self.init(«»gone: brand) }\n}"
        #expect(
            try repaired(source) == "extension \(type) {\n    init(brand: Int) { self = _leftOut(…) }\n}")
        let own = "extension Theme {\n    init(brand: Int) { self.init(«»gone: brand) }\n}"
        #expect(try repaired(own).contains("_leftOutTrap"))
        // Without what it hands over to, an initializer makes nothing.
        let handing =
            "class Model {\n    convenience init(at url: URL) throws { a(); try self.init(Gone(«»b: url)) }\n}"
        #expect(try repaired(handing).contains("throws { throw _leftOutError(…) }"))
    }

    @Test(arguments: [
        ("let a: Int\ninit() { a = «»x.count }", "let a: Int\ninit() { a = _leftOut(…) }"),
        ("var a: Int\ninit() { self.a = b(«»x); c() }", "var a: Int\ninit() { self.a = _leftOut(…); c() }"),
        ("var a: Int?\ninit() { a = «»x }", "var a: Int?\ninit() { _leftOut(…) }"),
        ("var a: Int\nfunc b() { a = «»x; c() }", "var a: Int\nfunc b() { _leftOut(…); c() }")
    ])
    func aPropertyHasAValueBehindTheInitializer(source: String, staged: String) throws {
        #expect(try repaired(source) == staged)
    }
}
