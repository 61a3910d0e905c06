import SwiftText
import Testing

@testable import darkroom

struct ImportDeclarationsTests {
    @Test func everyFormOfImportIsRead() {
        let file = SourceFile(
            """
            import SwiftUI
            @testable import Kit
            public import Core
            import struct Models.City
            @_spi(Widgets) internal import Design
              import enum Themes.Theme
            // import Commented
            let text = "import Quoted"
            /* import Blocked */
            """)
        #expect(file.imports.map(\.module) == ["SwiftUI", "Kit", "Core", "Models", "Design", "Themes"])
    }

    /// Every line and column stays where the user wrote it.
    @Test func importsThatLeadNowhereBecomeSpaces() {
        let source = """
            import UIKit.UIImage // a part
            @preconcurrency import HealthKit; import SwiftUI
            import struct Foundation.Date
            import class HealthKit.HKUnit
            let text = "import HealthKit", größe = 1
            """
        let staged = StagedSource(SourceFile(source), PlatformConditions { _ in true })
        let rewritingUnavailableImports = staged.text(
            ModuleAvailability(runtime: ["UIKit", "SwiftUI"], toolchain: ["Foundation"]))
        let lines = rewritingUnavailableImports.split(separator: "\n").map(String.init)
        #expect(lines[0] == "import UIKit         // a part")
        #expect(lines[1] == String(repeating: " ", count: 32) + "; import SwiftUI")
        #expect(lines[2] == "import struct Foundation.Date")
        #expect(lines[3].allSatisfy { $0 == " " })
        #expect(lines[4] == "let text = \"import HealthKit\", größe = 1")
        #expect(rewritingUnavailableImports.utf8.count == source.utf8.count)
    }

    @Test(
        "A kit that is imported alone may have brought SwiftUI",
        arguments: [
            ("import BrandKit\nstruct A: View {}", "import WidgetKit\nstruct A: View {}"),
            ("import Kit\nlet a = Color.red", "import WidgetKit\nlet a = Color.red"),
            ("import BrandKit\nlet a = 1", "               \nlet a = 1"),
            (
                "import BrandKit\nimport SwiftUI\nlet a = Color.red",
                "               \nimport SwiftUI\nlet a = Color.red"
            ),
            ("import HealthKit\nlet a = Color.red", "                \nlet a = Color.red")
        ])
    func kits(_ source: String, _ expected: String) {
        let staged = StagedSource(SourceFile(source), PlatformConditions { _ in true })
        #expect(
            staged.text(ModuleAvailability(runtime: ["SwiftUI", "WidgetKit"], toolchain: ["Foundation"])) == expected)
    }

    @Test func absentModulesAreToldFromPackages() {
        let absent = AbsentModules(
            ["Steps.swift": ["HealthKit", "SwiftUI"], "Keys.swift": ["KeyChest"], "Plain.swift": []],
            ModuleAvailability(runtime: ["SwiftUI"], toolchain: []))
        #expect(absent.byFile == ["Steps.swift": ["HealthKit"], "Keys.swift": ["KeyChest"]])
        #expect(absent.hint(failing: ["Steps.swift"]) == "Darkroom has no HealthKit, which the sources import")
        #expect(absent.hint(failing: ["Plain.swift"])?.contains("KeyChest is not in the project") == true)
        #expect(AbsentModules([:], ModuleAvailability(runtime: [], toolchain: [])).hint(failing: []) == nil)
    }
}
