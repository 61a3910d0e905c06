import SwiftText
import Testing

@testable import darkroom

/// The symbols that Xcode generated for assets of published projects.
struct AssetSymbolTests {
    @Test(arguments: [
        ("brandRed", "brandRed"), ("BGColorOne", "bgColorOne"), ("Kill Bill", "killBill"),
        ("logo-nobackground", "logoNobackground"), ("ic_transfer_kg", "icTransferKg"), ("AccentColor", "accent"),
        ("color_24292B", "color24292B"), ("10_back_arm", "_10BackArm"), ("2x2", "_2X2"), ("10e", "_10E"),
        ("c50000", "c50000"), ("Level1", "level1"), ("121212", "_121212"), ("292C38", "_292_C_38"),
        ("4AB3FF", "_4_AB_3_FF"), ("DCAC00", "DCAC_00"), ("BMW", "BMW"), ("M", "M"), ("A-1-1-0", "A_1_1_0"),
        ("Color", "color"), ("switch-off", "switchOff")
    ])
    func aColorsName(asset: String, symbol: String) {
        #expect(AssetSymbolName(asset, droppingSuffix: "Color")?.source == symbol)
    }

    @Test(arguments: [
        ("AppIconImage", "appIcon"), ("Default", "`default`"), ("subscript", "`subscript`"), ("as", "`as`"),
        ("extension", "`extension`")
    ])
    func anImagesName(asset: String, symbol: String) {
        #expect(AssetSymbolName(asset, droppingSuffix: "Image")?.source == symbol)
    }

    @Test func aNameWithoutLettersOrDigitsHasNoSymbol() {
        #expect(AssetSymbolName("--", droppingSuffix: "Color") == nil)
    }

    @Test func namespacesBecomeEnumerations() throws {
        let text = try #require(AssetSymbolSource(colors: [], images: ["iconPreviews/BMW"], sources: []).text)
        #expect(text.contains("enum IconPreviews {\n        static let BMW = ImageResource(name: \"iconPreviews/BMW\""))
        #expect(text.contains("UIImage(resource: ImageResource.IconPreviews.BMW)"))
    }

    @Test func systemNamesKeepTheirMeaning() throws {
        let text = try #require(AssetSymbolSource(colors: ["red", "label"], images: [], sources: []).text)
        #expect(text.contains("static let red = ColorResource"))
        #expect(!text.contains("static var red: Color") && !text.contains("static var red: UIColor"))
        #expect(text.contains("static var label: Color") && !text.contains("static var label: UIColor"))
    }

    @Test func whatTheWidgetDeclaresItselfIsLeftOut() throws {
        let own = "extension Color { static let brand = Color(\"brand\") }"
        let text = try #require(AssetSymbolSource(colors: ["brand"], images: [], sources: [SourceFile(own)]).text)
        #expect(!text.contains("static var brand: Color"))
        #expect(text.contains("static let brand = ColorResource"))
    }

    @Test func whatInitializersOfTheWidgetChooseFromIsLeftOut() throws {
        let own = [
            "enum Brand: String { case sea = \"sea-1\", sand; case stone; static let foam = Brand.sea }",
            "extension Color { init(_ brand: Brand, bundle: Bundle? = nil) { self.init(brand.rawValue) } }",
            "struct Other { init(_ kind: Kind) {} }\nenum Kind { case sky }"
        ]
        let names = ["sea", "sand", "stone", "foam", "sky"]
        let text = try #require(AssetSymbolSource(colors: names, images: [], sources: own.map { SourceFile($0) }).text)
        #expect(text.contains("static let sky = ColorResource") && text.contains("static var sky: Color"))
        #expect(names.prefix(4).allSatisfy { !text.contains(" \($0)") }, "\(text)")
    }

    @Test func whatTypesWithinOrBesideDeclareIsNotInTheWay() throws {
        let own = """
            extension SwiftUI.Color { struct Theme { static let sea = Color("sea") } }
            enum Palette { static let brand = Color("brand") }
            """
        let text = try #require(
            AssetSymbolSource(colors: ["brand", "sea"], images: [], sources: [SourceFile(own)]).text)
        #expect(text.contains("static var brand: Color") && text.contains("static var sea: Color"))
    }

    @Test func aFolderWithoutCatalogsHasNone() {
        #expect(AssetSymbolSource(colors: [], images: [], sources: [SourceFile("")]).text == nil)
    }
}
