import RenderModel
import SwiftUI
import Testing
import WidgetKitCore

/// Requests name families and sizes without WidgetKit and SwiftUI; the names are theirs.
struct FamilyNameTests {
    @Test func namesAreThoseOfWidgetKit() {
        #expect(FamilyName.allCases.map(\.rawValue) == WidgetFamily.allCases.map(\.rawValue))
        for family in WidgetFamily.allCases {
            #expect(WidgetFamily(family.name) == family)
            #expect(String(reflecting: family).hasSuffix(family.name.description))
        }
        #expect(WidgetFamily.accessoryCorner.name == .accessoryCorner && WidgetFamily.accessoryInline.rawValue == 7)
        #expect(WidgetFamily.systemExtraLargePortrait.name == .systemExtraLargePortrait)
        #expect(Set(WidgetFamily.allCases).count == 9 && WidgetFamily(rawValue: 9) == nil)
    }

    @Test func sizesAreThoseOfSwiftUI() {
        #expect(TypeSizeName.allCases.map(\.description) == DynamicTypeSize.allCases.map { "\($0)" })
    }
}
