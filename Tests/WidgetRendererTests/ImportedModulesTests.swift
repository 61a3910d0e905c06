import Testing

@testable import darkroom

struct ImportedModulesTests {
    @Test func everyFormOfImportIsRead() {
        let names = ImportedModules.names(in: [
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
            """
        ])
        #expect(names == ["SwiftUI", "Kit", "Core", "Models", "Design", "Themes"])
    }
}
