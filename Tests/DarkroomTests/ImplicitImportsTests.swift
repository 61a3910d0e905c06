import Testing

@testable import darkroom

@Suite struct ImplicitImportsTests {
    private func modules(_ sources: String...) -> [String] {
        Array(ImplicitImports.modules(for: sources, usesNetwork: false).dropFirst())
    }

    @Test(arguments: [
        ("@FetchRequest(sortDescriptors: []) var items", "CoreData"),
        ("@Environment(\\.managedObjectContext) var context", "CoreData"),
        ("let place = CLLocationCoordinate2D()", "CoreLocation"), ("kCTFontNameAttribute", "CoreText"),
        ("SecItemDelete(query)", "Security"), ("class Reader: NSObject, XMLParserDelegate {}", "FoundationXML"),
        ("struct Card: Transferable {}", "CoreTransferable"), ("CIContext()", "CoreImage"),
        ("card.draggable(\"a\")", "CoreTransferable"), ("card.onDrag { NSItemProvider() }", "CoreTransferable"),
        ("IntentFile(data: data, filename: name, type: .png)", "UniformTypeIdentifiers"),
        ("@Observable class Model {}", "Observation"), ("struct Model: Observable {}", "Observation"),
        ("calendar.cgColor = CGColor(gray: 0, alpha: 1)", "CoreGraphics"),
        ("UNUserNotificationCenter.current()", "UserNotifications")
    ])
    func aNameBringsItsModule(code: String, module: String) { #expect(modules("let a = 1", code) == [module]) }

    @Test(arguments: [
        // Others' words that begin or end the same way, and names without the marks that make them Apple's.
        "struct MyTransferable {}", "struct Transferables {}", "let FetchRequest = 1", "context.managedObjectContext",
        "func éCLLocation() {}", "", "@"
    ])
    func othersDoNot(code: String) { #expect(modules(code).isEmpty) }

    @Test func modulesStandInOneOrderWhateverTheFilesAre() {
        #expect(
            modules("UNUserNotificationCenter", "CIImage, CLGeocoder") == [
                "CoreLocation", "CoreImage", "UserNotifications"
            ])
        #expect(ImplicitImports.modules(for: [], usesNetwork: true) == ["FoundationCompat", "FoundationNetworking"])
    }
}
