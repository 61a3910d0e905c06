import Testing

@testable import darkroom

struct ObjectiveCAttributesTests {
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
