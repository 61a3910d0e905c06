import Testing

@testable import darkroom

struct ObjectiveCAttributesTests {
    @Test func observersOverrideNothing() {
        let source = """
            override public func observeValue(
                forKeyPath keyPath: String?, of object: Any?) {}
            override func observeValues(forKeyPath path: String) {}
            """
        let result = ObserverOverrides.removed(from: source)
        #expect(result.hasPrefix("         public func observeValue(\n"))
        #expect(result.contains("override func observeValues"))
    }

    @Test(arguments: [
        ("@objc(ConfigurationIntent) public class A {}", "                           public class A {}"),
        ("@objcMembers class A { @objc func b() {} }", "             class A {       func b() {} }"),
        ("@objc(application:open:) @nonobjc var x = 1", "                                  var x = 1"),
        ("let a = \"@objc\" // @objc(b)", "let a = \"@objc\" // @objc(b)"),
        ("@objcWrapper var objc = 1", "@objcWrapper var objc = 1"),
    ])
    func attributesBecomeSpaces(source: String, staged: String) {
        #expect(ObjectiveCAttributes.removed(from: source) == staged)
    }
}
