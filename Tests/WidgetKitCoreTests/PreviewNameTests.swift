import Launch
import RenderModel
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetKitCore

@MainActor
struct PreviewNameTests {
    @Test func aNameIsMadeInItsOwnFamily() throws {
        let items = try PreviewItem.all(
            of: .provider(NamedPreviews.self, PreviewPlace(type: "NamedPreviews")), WidgetResources(directories: []))
        let names = items.enumerated().map { index, item in
            item.descriptor(PreviewReference(declaration: 0, element: index), PreviewPlace(type: "NamedPreviews")).kind
        }
        #expect(names == ["accessoryCircular", "systemLarge", "always systemSmall", "NamedPreviews", "systemLarge"])
    }
}

private struct NamedPreviews: PreviewProvider {
    @Environment(\.widgetFamily) static var family

    static var previews: some View {
        Group {
            Text(verbatim: "1").previewContext(WidgetPreviewContext(family: .accessoryCircular))
                .previewDisplayName("\(family)")
            Text(verbatim: "2").previewContext(WidgetPreviewContext(family: .systemLarge))
                .previewDisplayName("\(family)")
        }
        // Without a family of its own, a preview has the usual one.
        Text(verbatim: "3").previewDisplayName("always \(family)")
        Text(verbatim: "4").previewContext(WidgetPreviewContext(family: .systemLarge))
        Text(verbatim: "5").previewDisplayName("\(family)").previewContext(WidgetPreviewContext(family: .systemLarge))
    }
}
