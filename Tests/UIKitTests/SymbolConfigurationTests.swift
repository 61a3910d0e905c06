import SwiftUI
import SwiftUICore
import Testing
import UIKitCore

/// What a symbol configuration makes of an image.
struct SymbolConfigurationTests {
    private func image(_ configuration: UIImage.SymbolConfiguration) throws -> SwiftUICore.Image {
        Image(uiImage: try #require(UIImage(systemName: "cloud.sun.fill", withConfiguration: configuration)))
    }

    @Test func sizeWeightAndScale() throws {
        let large = try image(.init(pointSize: 30, weight: .bold, scale: .large))
        #expect(large.symbolSetting == SymbolSetting(pointSize: 30, weight: .bold, scale: .large))
        #expect(try image(.init(scale: .small)).symbolSetting == SymbolSetting(scale: .small))
        #expect(try image(.init(font: .boldSystemFont(ofSize: 12))).symbolSetting?.pointSize == 12)
    }

    @Test func colorsAndModes() throws {
        let faded = try image(.init(hierarchicalColor: .red))
        #expect(faded.symbolMode == .hierarchical && faded.paletteColors.count == 1)
        let palette = try image(.init(paletteColors: [.red, .blue]))
        #expect(palette.symbolMode == .palette && palette.paletteColors.count == 2)
        #expect(try image(.preferringMulticolor()).symbolMode == .multicolor)
        #expect(try image(.unspecified).symbolMode == nil)
    }

    @Test func configurationsAddUp() throws {
        let both = UIImage.SymbolConfiguration(pointSize: 20).applying(
            UIImage.SymbolConfiguration(paletteColors: [.red]))
        #expect(both.pointSize == 20 && both.colors == [.red] && both.mode == .palette)
        let symbol = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
        let heavier = symbol.applyingSymbolConfiguration(.init(weight: .heavy))
        #expect(heavier?.configuration?.pointSize == 20 && heavier?.configuration?.weight == .heavy)
    }

    @Test func variableValues() throws {
        let wifi = try #require(UIImage(systemName: "wifi", variableValue: 0.5))
        #expect(Image(uiImage: wifi).source == .symbol("wifi", variableValue: 0.5))
    }

    /// As UIKit printed them, on screens of 2 and 3 pixels per point; ours may differ by a pixel of theirs and of ours.
    @Test func sizes() throws {
        let disc = try #require(UIImage(systemName: "play.circle.fill")).size
        #expect(abs(disc.width - 20) <= 1 && abs(disc.height - 19) <= 1, "\(disc)")
        let light = UIImage.SymbolConfiguration(pointSize: 64, weight: .light, scale: .medium)
        let chevron = try #require(UIImage(systemName: "chevron.compact.down", withConfiguration: light)).size
        #expect(abs(chevron.width - 70.33) <= 1 && abs(chevron.height - 25.67) <= 1, "\(chevron)")
    }
}
