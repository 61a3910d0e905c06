import RenderModel
import SwiftText
import Testing
import WidgetKitCore

@testable import darkroom

struct AvailabilityConditionsTests {
    private func applied(_ source: String, _ system: String) -> String {
        SourceFile(source).edited(AvailabilityConditions(system: SystemVersion(named: system)!).answer)
    }

    @Test(arguments: [
        ("17", "if #available(iOS 17, *) {}", "if #available(iOS 17, *) {}"),
        ("17", "if #available(iOS 18, *) {}", "if #unavailable(iOS 1)   {}"),
        ("17", "if #available(iOS 17.4, *) {}", "if #available(iOS 17.4, *) {}"),
        ("17.2", "if #available(iOS 17.4, *) {}", "if #unavailable(iOS 1)     {}"),
        ("17.4", "if #available(iOS 17.4, *) {}", "if #available(iOS 17.4, *) {}"),
        ("26", "if #available(iOS 27,*) {}", "if #unavailable(iOS 1)  {}"),
        ("18", "guard #available(macOS 15, iOS 19.0.1, *) else", "guard #unavailable(iOS 1)                 else"),
        ("18", "if #unavailable(iOS 26) {}", "if #available(iOS 1,*)  {}"),
        ("18", "if #unavailable(iOS 17) {}", "if #unavailable(iOS 17) {}"),
        // What is said of extensions comes first.
        (
            "17", "if #available(iOS 14, iOSApplicationExtension 26, *)",
            "if #unavailable(iOS 1)                              "
        ),
        // Others' platforms, declarations, comments and strings.
        ("17", "if #available(macOS 15, *) {}", "if #available(macOS 15, *) {}"),
        ("17", "@available(iOS 18, *)", "@available(iOS 18, *)"),
        ("17", "// #available(iOS 18, *)", "// #available(iOS 18, *)"),
        ("17", "\"#available(iOS 18, *)\"", "\"#available(iOS 18, *)\""),
        ("17", "let ä = 1; if #available(iOS 18, *) {}", "let ä = 1; if #unavailable(iOS 1)   {}"),
        ("17", "if #available(\n  iOS 18, *\n) {}", "if #unavailable(iOS 1)    \n\n {}")
    ])
    func whatDoesNotHoldBecomesTheOther(_ system: String, _ source: String, _ expected: String) {
        #expect(applied(source, system) == expected)
        #expect(source.utf8.count == expected.utf8.count)
    }

    @Test(arguments: ["16", "19", "27", "", "x", "17.", "17.x", "17.4.1", "17.-1"])
    func otherReleasesAreRefused(_ name: String) {
        #expect(SystemVersion(named: name) == nil)
    }

    @Test func modulesThatAreWrittenForLinuxKeepTheirs() {
        let source = "if #available(iOS 18, *) {}"
        let system = SystemVersion(major: 17)
        for (platform, changes) in [(PlatformConditions.Platform.phone, true), (.linux, false)] {
            let conditions = PlatformConditions(canImport: { _ in true }, platform: platform, system: system)
            #expect((StagedSource(SourceFile(source), conditions).text != source) == changes)
        }
    }

    @Test func releasesHaveColors() {
        #expect(["17.4", "18", "26"].map { SystemVersion(named: $0)!.palette } == [.ios18, .ios18, .ios26])
    }
}
