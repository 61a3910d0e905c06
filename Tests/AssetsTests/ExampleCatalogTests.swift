import Assets
import Foundation
import Testing

/// The catalogs that the examples bring, read as a render reads them.
@Suite struct ExampleCatalogTests {
    /// Examples/ of the checkout that this file is in.
    static let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples")

    @Test(arguments: [
        "Weather", "Calendar", "Stocks", "Fitness", "Batteries", "Photos", "Music",
        "GameStatusWidget", "GameStatusWidgetFirstBeta", "GameWidgets", "MinuteTimelineWidget", "NextEventWidget"
    ])
    func everyAssetCanBeRead(example: String) {
        let library = AssetLibrary(directories: [Self.examples.appendingPathComponent(example)])
        #expect(library.colorNames.contains("AccentColor") && library.colorNames.contains("WidgetBackground"))
        for dark in [false, true] {
            for name in library.colorNames {
                #expect(library.color(named: name, traits: AssetTraits(dark: dark)) != nil, "\(name)")
            }
            for (name, scale) in library.imageNames.flatMap({ name in [1.0, 2, 3].map { (name, $0) } }) {
                let image = library.image(named: name, traits: AssetTraits(scale: scale, dark: dark))
                // A picture of one size serves every scale.
                #expect([1, scale].contains(image?.scale) && image?.pixelSize != nil, "\(name) at \(scale)x")
            }
        }
        #expect(library.findings.isEmpty)
    }

    @Test func theBundleSharesThePortraitsOfTheSingleWidget() {
        let names = ["GameStatusWidget", "GameWidgets"].map { example in
            AssetLibrary(directories: [Self.examples.appendingPathComponent(example)]).imageNames
        }
        #expect(names[0] == names[1] && names[0].count == 4)
    }

    @Test func theLandscapeHasItsOwnPictureAtNight() throws {
        let library = AssetLibrary(directories: [Self.examples.appendingPathComponent("MinuteTimelineWidget")])
        let day = try #require(library.image(named: "widgetPic", traits: AssetTraits()))
        let night = try #require(library.image(named: "widgetPic", traits: AssetTraits(dark: true)))
        #expect(day.url != night.url)
        #expect(day.size == CGSize(width: 56, height: 56) && night.size == day.size)
    }
}
