import Foundation
import ImageFormats

@testable import Assets
@testable import Rasterizer

extension Reader {
    static let assets: [Reader] = [
        Reader("catalogs", seeds: files("Contents.json") + [Data(catalog.utf8)]) { data in
            _ = try write(data, "Catalogs/Assets.xcassets/p.imageset/Contents.json")
            for kind in ["c.colorset", "d.dataset", "s.symbolset", "Group"] {
                _ = try write(data, "Catalogs/Assets.xcassets/\(kind)/Contents.json")
            }
            let folder = Reader.folder.appendingPathComponent("Catalogs/Assets.xcassets")
            let library = AssetLibrary(directories: [folder.deletingLastPathComponent()])
            for dark in [false, true] {
                let traits = AssetTraits(
                    scale: dark ? 3 : 2, dark: dark, highContrast: dark, rightToLeft: dark, idiom: dark ? .pad : .phone)
                _ = library.image(named: "p", traits: traits)?.resizing
                _ = library.color(named: "c", traits: traits)
                _ = library.dataAsset(named: "d", idiom: traits.idiom)
            }
            _ = library.symbol(named: "s")
            _ = library.findings
            _ = CatalogCheck(directories: [folder.deletingLastPathComponent()]).findings
        },
        Reader("symbols", seeds: files(".svg")) { data in _ = try SymbolFile(Array(data)) },
        Reader(
            "paths",
            texts: [
                "M0 0h10v10z", "m1,2 3-4.5.5l-1e2 3C1 2 3 4 5 6s1 2 3 4Q1 2 3 4t5 6a5 5 30 0 1 10-3Z",
                "A1 1 0 1 0 2 2a9,9,0,11,1,1"
            ]
        ) { text in
            _ = try PathData.elements(text[...])
            _ = SVGStyleSheet(text)
        },
        Reader(
            "style-sheets",
            texts: [
                ".a{fill:#fff;stroke:none}", ".a,.b { opacity: .5 } /* c */ #d{fill:red}",
                "rotate(9) translate(1,2) matrix(1 0 0 1 0 0)"
            ]
        ) { text in
            _ = SVGStyleSheet(text)
            _ = SVGStyleSheet.declarations(text[...])
        },
        Reader("data-models", seeds: files("xcdatamodel/contents") + [Data(model.utf8)]) { data in
            _ = try DataModel(XMLReader.root(Array(data)))
        },
        // The sizes of PDF files are asked of a library, in a process of its own.
        Reader("image-headers", seeds: images) { data in
            guard !isLibrarys(data) else { return }
            _ = try ImageHeader.read(data).get().size
        },
        Reader("images", seeds: images) { data in
            guard !isLibrarys(data), case .success(let header) = ImageHeader.read(data), !header.format.isVector,
                header.format != .heif, !header.isProgressive,
                header.storedSize.width * header.storedSize.height < 4_000_000
            else { return }
            _ = try ImageDecoder.decode(data)
        },
        Reader("color-profiles", seeds: profiles) { data in _ = ColorConversion(data)?.isIdentity }
    ]

    private static let images = files(
        ".png", ".jpg", ".gif", ".webp", ".svg", ".heic", below: "Tests/Fixtures", most: 60)

    private static func isLibrarys(_ data: Data) -> Bool { data.prefix(1024).range(of: Data("%PDF".utf8)) != nil }

    private static let profiles: [Data] = files(".jpg").compactMap { data in
        // Profiles stand behind this in JPEG files, and begin with their size.
        guard let mark = data.range(of: Data("ICC_PROFILE\0".utf8)) else { return nil }
        return Data(data[(mark.upperBound + 2)...])
    }

    private static let catalog = """
        {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x", "appearances": [{"appearance": "luminosity",
        "value": "dark"}], "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1}, "cap-insets":
        {"top": 4, "left": 6, "bottom": 8, "right": 10}}, "language-direction": "left-to-right"}], "colors": [{"idiom":
        "universal", "color": {"color-space": "display-p3", "components": {"red": "0.500", "green": "0x80", "blue": "128",
        "alpha": "1.000"}}}, {"color": {"platform": "ios", "reference": "labelColor"}}], "data": [{"filename": "d.json",
        "universal-type-identifier": "public.json"}], "symbols": [{"filename": "s.svg"}], "properties":
        {"template-rendering-intent": "template", "provides-namespace": true}, "info": {"version": 1}}
        """

    private static let model = """
        <?xml version="1.0" encoding="UTF-8"?><!-- a --><model type="com.apple.IDECoreDataModeler.DataModel"><entity name="Book"
        representedClassName=".Book" codeGenerationType="class"><attribute name="title" optional="YES" attributeType="String"
        defaultValueString="a &amp; b"/><attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
        <relationship name="shelf" toMany="YES" ordered="YES" destinationEntity="Shelf"/></entity></model>
        """
}
