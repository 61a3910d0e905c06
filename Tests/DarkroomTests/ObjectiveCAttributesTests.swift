import SwiftText
import Testing

@testable import darkroom

struct ObjectiveCAttributesTests {
    @Test func observersOverrideNothing() {
        let source = """
            override public func observeValue(
                forKeyPath keyPath: String?, of object: Any?) {}
            override func observeValues(forKeyPath path: String) {}
            """
        let result = SourceFile(source).edited(ObserverOverrides.remove)
        #expect(result.hasPrefix("         public func observeValue(\n"))
        #expect(result.contains("override func observeValues"))
    }

    @Test(arguments: [
        ("@objc protocol A { }", "protocol A: AnyObject { }"),
        ("@objc(KitA) public protocol A: B, C { }", "public protocol A: AnyObject, B, C { }"),
        ("@objc class A { }", "class A { }"), ("@objc protocol A: class { }", "protocol A: class { }")
    ])
    func onlyClassesConform(source: String, staged: String) {
        let result = SourceFile(source).edited(ObjectiveCAttributes.remove)
        #expect(result.split(separator: " ").joined(separator: " ") == staged)
    }

    /// With it they compile, and do not link.
    @Test(arguments: [
        ("actor A: NSObject { var b = 1 }", "actor A { var b = 1 }"),
        ("actor A: NSObject, B { }", "actor A: B { }"),
        ("actor A: NSObject { override init() { c = 1; super.init() } }", "actor A { init() { c = 1; } }"),
        (
            "class A: NSObject { override init() { super.init() } }",
            "class A: NSObject { override init() { super.init() } }"
        )
    ])
    func actorsHaveNoSuperclass(source: String, staged: String) {
        let result = SourceFile(source).edited(ActorSuperclass.remove)
        #expect(result.utf8.count == source.utf8.count)
        #expect(result.split(separator: " ").joined(separator: " ") == staged)
    }

    @Test func extensionsOverrideMethodsOfManagedObjects() {
        let source = """
            extension City: Named {
                public override func willSave() { super.willSave() }
                func load() { struct A { } }
            }
            class Town: City { override func willSave() {} }
            extension City
            where Self: AnyObject {
                override func awakeFromInsert() {}
                override func didSave() {}
            }
            """
        #expect(
            SourceFile(source).edited(ManagedOverrides.rename) == """
                extension City: Named {
                    public          func _willSave() { super.willSave() }
                    func load() { struct A { } }
                }; extension City: _WillSave {}
                class Town: City { override func willSave() {} }
                extension City
                where Self: AnyObject {
                             func _awakeFromInsert() {}
                             func _didSave() {}
                }; extension City: _AwakesFromInsert, _DidSave where Self : AnyObject {}
                """)
    }

    @Test func descriptionsAreAsPublicAsTheirIntents() {
        let source = """
            public struct Pick: WidgetConfigurationIntent {
                static let title: LocalizedStringResource = "Pick"
                static var description = IntentDescription("One")
                struct Inner { static var description = 3 }
            }
            struct Own: AppIntent { static var description = IntentDescription("Two") }
            public struct Other: Codable { static var description = "Three" }
            public struct Said: AppIntent { public static var description = IntentDescription("Four") }
            """
        let published = source.replacing(
            "    static var description = IntentDescription(\"One\")",
            with: "    public static var description = IntentDescription(\"One\")")
        #expect(SourceFile(source).edited(IntentDescriptions.publish) == published)
    }

    @Test(arguments: [
        ("@objc(ConfigurationIntent) public class A {}", "                           public class A {}"),
        ("@objcMembers class A { @objc func b() {} }", "             class A {       func b() {} }"),
        ("@objc(application:open:) @nonobjc var x = 1", "                                  var x = 1"),
        ("let a = \"@objc\" // @objc(b)", "let a = \"@objc\" // @objc(b)"),
        ("@objcWrapper var objc = 1", "@objcWrapper var objc = 1")
    ])
    func attributesBecomeSpaces(source: String, staged: String) {
        #expect(SourceFile(source).edited(ObjectiveCAttributes.remove) == staged)
    }
}
