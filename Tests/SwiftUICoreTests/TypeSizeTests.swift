import Testing

@testable import SwiftUICore

/// How large text is at each Dynamic Type size.
struct TypeSizeTests {
    private func environment(_ size: DynamicTypeSize, in widget: Bool = false) -> EnvironmentValues {
        var environment = EnvironmentValues()
        (environment.dynamicTypeSize, environment.displayScale) = (size, 3)
        if widget { environment.smallestTypeSize = .large }
        return environment
    }

    /// Screenshots of an iPhone on iOS 17, where 14 texts at `dynamicTypeSize(.xSmall)` are as large as at `large`.
    @Test func aWidgetHasNoTextBelowLarge() {
        #expect(Font.body.resolve(in: environment(.xSmall)).size == 14)
        for size in [DynamicTypeSize.xSmall, .small, .medium, .large] {
            #expect(Font.body.resolve(in: environment(size, in: true)).size == 17)
            #expect(Font.custom("Shabnam", size: 13).resolve(in: environment(size, in: true)).size == 13)
        }
        #expect(Font.body.resolve(in: environment(.xLarge, in: true)).size == 19)
        #expect(Font.body.resolve(in: environment(.accessibility5, in: true)).size == 53)
    }

    /// As UIKit's metrics, of which others have published what an iPhone says: 16⅓ and 48.
    @Test func customFontsGrowAsLeadingDoes() {
        let font = Font.custom("Shabnam", size: 17, relativeTo: .body)
        #expect(abs(font.resolve(in: environment(.medium)).size - 16.333) < 0.001)
        #expect(font.resolve(in: environment(.accessibility5)).size == 48)
        #expect(Font.custom("Shabnam", fixedSize: 17).resolve(in: environment(.accessibility5)).size == 17)
    }
}
