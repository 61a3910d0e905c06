import Assets
import DisplayList
import Findings
import Foundation
import Geometry
import SwiftUI
import Testing

@testable import SwiftUICore

/// Symbol sets of a catalog.
@Suite("Custom symbols") @MainActor
struct CustomSymbolTests {
    /// A template whose square grows from 10 to 30 hundredths of an em of the template from ultralight to black.
    private static func template(class classes: String = "monochrome-0 hierarchical-0:primary") -> String {
        func variant(_ name: String, _ x: Double, _ side: Double) -> (guides: String, group: String) {
            (
                """
                <line id="left-margin-\(name)-S" x1="\(x)" x2="\(x)" y1="0" y2="1"/>
                <line id="right-margin-\(name)-S" x1="\(x + side + 10)" x2="\(x + side + 10)" y1="0" y2="1"/>
                """,
                """
                <g id="\(name)-S" transform="matrix(1 0 0 1 \(x) 696)">
                <path class="\(classes)" d="M5 0h\(side)v-\(side)h-\(side)z"/></g>
                """
            )
        }
        let variants = [variant("Ultralight", 500, 10), variant("Regular", 1400, 20), variant("Black", 2900, 30)]
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE svg>
            <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
            <style>.multicolor-0:systemRedColor {fill:#FF0000} .monochrome-0 {-sfsymbols-variable-threshold:0.5}</style>
            <g id="Guides">
            <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
            <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
            \(variants.map(\.guides).joined())
            </g>
            <g id="Symbols">\(variants.map(\.group).joined())</g>
            </svg>
            """
    }

    private func library(_ svg: String) throws -> AssetLibrary {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let set = root.appendingPathComponent("Media.xcassets/my.square.symbolset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(#"{"symbols":[{"filename":"my.square.svg","idiom":"universal"}]}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        try Data(svg.utf8).write(to: set.appendingPathComponent("my.square.svg"))
        return AssetLibrary(directories: [root])
    }

    private func symbol(
        _ view: some View, _ assets: AssetLibrary
    ) -> (node: SymbolNode?, items: [DisplayItem], findings: [Finding]) {
        let rendering = ViewRenderer(assets: assets).render(size: CGSize(width: 100, height: 100)) { view }
        func first(_ node: LayoutNode) -> SymbolNode? {
            node as? SymbolNode ?? node.children.lazy.compactMap(first).first
        }
        return (first(rendering.root), rendering.displayList.items, rendering.findings)
    }

    private static func colors(_ items: [DisplayItem]) -> [ResolvedColor] {
        items.compactMap { if case .fill(_, .color(let color), _, _) = $0 { color } else { nil } }
    }

    /// The side of the square that is filled, in points.
    private func side(_ items: [DisplayItem]) -> CGFloat? {
        guard case .fill(.path(let elements), _, _, _)? = items.first else { return nil }
        return elements.tightBounds.width
    }

    @Test(
        "Margins and outlines of the small template, which is 0.79 of the medium scale",
        arguments: [
            (Font.Weight.ultraLight, 10.0), (.regular, 20), (.black, 30)
        ])
    func sources(weight: Font.Weight, expected: CGFloat) throws {
        let image = Image("my.square").font(.system(size: 79, weight: weight))
        let found = symbol(image, try library(Self.template()))
        let node = try #require(found.node)
        #expect(abs(try #require(side(found.items)) - expected) < 0.01)
        #expect(abs(node.frame.width - expected - 10) < 0.01)
    }

    @Test("A template's frame: its margins, the ink's height and 8 hundredths of an em above and below")
    func frame() throws {
        let node = try #require(
            symbol(
                Image("my.square").font(.system(size: 79, weight: .regular)), try library(Self.template())
            ).node)
        // Ink of 20 from a margin of 5 on the left, upon the baseline; 0.79 is the small scale.
        let em: CGFloat = 79
        #expect(abs(node.frame.height - 20 - 0.16 * em) < 0.01)
        let baseline = node.dimensions(in: node.placedProposal)[.firstTextBaseline]
        // Scales meet in the middle of the capitals, so that medium reaches below the baseline that small stands on.
        let below = 0.3523 / 0.79 - 0.3523
        #expect(abs(node.frame.height - baseline - (0.08 + below) * em) < 0.02)
    }

    @Test("An icon without margins that stands for a system symbol takes that symbol's frame")
    func iconForSystemSymbol() throws {
        let file = try SymbolFile(Array("<svg viewBox='0 0 24 24'><path d='M2 6h20v12h-20z'/></svg>".utf8))
        let own = file.artwork(stroke: 7.7), heart = file.artwork(stroke: 7.7, name: "heart.fill")
        #expect(abs(own.frame.width - 100) < 0.01)
        let frame = try #require(SymbolCatalog.packaged.frames.frame(named: "heart.fill", stroke: 7.7))
        #expect(heart.frame == frame.rect && heart.ink == frame.ink)
        // The icon is flatter than a heart by far, and is stretched 1.3 times only.
        #expect(abs(heart.bounds.width - frame.ink.width) < 0.01 && heart.bounds.height < 0.9 * frame.ink.height)
    }

    @Test("Weights between the three sources lie between them")
    func interpolation() throws {
        let assets = try library(Self.template())
        let sides = [Font.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black].map {
            side(symbol(Image("my.square").font(.system(size: 79, weight: $0)), assets).items) ?? 0
        }
        #expect(sides == sides.sorted() && Set(sides).count == 9)
    }

    @Test("The system's names are never those of a symbol set")
    func systemName() throws {
        let found = symbol(Image(systemName: "my.square"), try library(Self.template()))
        #expect(found.findings.map(\.code.name) == ["symbol-missing"])
    }

    @Test("It stands on the baseline that the template draws, takes the foreground and its layers' colors")
    func painting() throws {
        let assets = try library(
            Self.template(class: "monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary"))
        let plain = symbol(
            Image("my.square").font(.system(size: 50)).imageScale(.small).foregroundStyle(.green), assets)
        guard case .fill(.path(let elements), .color(let green), _, _)? = plain.items.first else {
            Issue.record("\(plain.items)")
            return
        }
        #expect(green == ResolvedColor(rgb: 52, 199, 89))
        let node = try #require(plain.node)
        let baseline = node.frame.minY + node.dimensions(in: node.placedProposal)[.firstTextBaseline]
        #expect(abs(elements.tightBounds.maxY - baseline) < 0.03)
        let colored = symbol(Image("my.square").symbolRenderingMode(.multicolor), assets)
        #expect(Self.colors(colored.items).contains(ResolvedColor(rgb: 255, 56, 60)))
        let dimmed = symbol(Image("my.square", variableValue: 0.4).foregroundStyle(.red), assets)
        #expect(Self.colors(dimmed.items).contains { abs($0.alpha - 0.3) < 0.01 })
    }

    /// A square with a smaller one in it: Apple's "Creating custom symbol images for your app".
    private static func layered(_ rules: String, _ inner: String) -> String {
        """
        <svg width="3300" height="2200"><style>\(rules)</style><g id="Guides">
        <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
        <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
        <line id="left-margin-Regular-S" x1="1390" x2="1390" y1="600" y2="720"/>
        <line id="right-margin-Regular-S" x1="1480" x2="1480" y1="600" y2="720"/></g>
        <g id="Symbols"><g id="Regular-S" transform="matrix(1 0 0 1 1400 696)">
        <path class="monochrome-0 multicolor-0:tintColor hierarchical-0:primary" d="M0-70h70v70&#10;h-70z"/>
        <path class="\(inner)" d="M20-50h30v30h-30z"/></g></g></svg>
        """
    }

    /// What is painted from the lowest up: a color, or nil for a hole in what is below.
    private static func steps(_ items: [DisplayItem]) -> [ResolvedColor?] {
        items.flatMap { item -> [ResolvedColor?] in
            switch item {
            case .fill(_, .color(let color), _, _): [color]
            case .group(let group) where group.blendMode == .destinationOut: [nil]
            case .group(let group): steps(group.items)
            default: []
            }
        }
    }

    @Test(
        "A layer clears what is below, paints with its opacity or not at all, and has colors of its own",
        arguments: [
            (".hierarchical-1:primary {opacity:0.0;-sfsymbols-clear-behind:true}", "hierarchical-1:primary", [nil]),
            (
                ".hierarchical-1:secondary {-sfsymbols-clear-behind:true}", "hierarchical-1:secondary",
                [nil, ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.5)]
            ),
            (".multicolor-1:tintColor {opacity:0.0;-sfsymbols-clear-behind:true}", "multicolor-1:tintColor", [nil]),
            (
                ".multicolor-1:custom {fill:#00FF00;opacity:0.5}", "multicolor-1:custom",
                [ResolvedColor(red: 0, green: 1, blue: 0, alpha: 0.5)]
            ),
            (".multicolor-1:white {fill:#00FF00}", "multicolor-1:white", [.white])
        ] as [(String, String, [ResolvedColor?])])
    func overlays(_ rules: String, _ inner: String, _ expected: [ResolvedColor?]) throws {
        let mode: SymbolRenderingMode = inner.hasPrefix("multicolor") ? .multicolor : .hierarchical
        let blue = Color(red: 0, green: 0, blue: 1)
        let found = symbol(
            Image("my.square").symbolRenderingMode(mode).foregroundStyle(blue).tint(blue),
            try library(Self.layered(rules, inner)))
        #expect(found.findings.isEmpty)
        #expect(Self.steps(found.items) == [ResolvedColor(red: 0, green: 0, blue: 1)] + expected)
    }

    @Test(
        "Broken files draw the dashed square and say where they break",
        arguments: [
            ("<svg><g id='Symbols'>\n<g id='Regular-S'></g></g></svg>", "line 1: the guides"),
            ("<svg viewBox='0 0 24 24'>\n<path d='M0 0L5 x'/></svg>", "line 2: path data"),
            ("<svg viewBox='0 0 24 24'>\n<path d='M0 0h5'>", "line 2: <path> is not closed"),
            ("<svg viewBox='0 0 24 24'></svg>", "line 1: nothing is drawn"),
            ("<html></html>", "line 1: <html> where <svg> is due"),
            ("", "line 1: an element is missing"),
            (
                "<svg viewBox='0 0 24 24'><g transform='scale(1e300)'><path d='M0 0h5v5z'/></g></svg>",
                "line 1: coordinates are not numbers"
            ),
            ("<svg viewBox='0 0 0 0'><path d='M0 0h5v5z'/></svg>", "line 1: the viewBox is empty")
        ])
    func broken(svg: String, message: String) throws {
        let assets = try library(svg)
        let found = symbol(Image("my.square"), assets)
        #expect(found.node != nil)
        guard case .stroke? = found.items.first else {
            Issue.record("\(found.items)")
            return
        }
        let findings = assets.findings
        #expect(findings.map(\.code.name) == ["symbol-malformed"])
        #expect(findings.first?.message.contains("my.square.svg, \(message)") == true, "\(findings)")
    }

    @Test("A plain icon: its square is 1.2 em high, lines stay lines")
    func plain() throws {
        let file = try SymbolFile(
            Array(
                """
                <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">
                <circle cx="12" cy="12" r="9"/><path d="M8 12l3 3 5-6"/></svg>
                """.utf8))
        let artwork = file.artwork(stroke: 7.7)
        #expect(abs(artwork.frame.width - 100) < 0.01)
        #expect(artwork.layers.count == 2)
        guard case .stroke(_, let width)? = artwork.layers.first?.areas.first else {
            Issue.record("\(artwork.layers)")
            return
        }
        #expect(abs(width - 10) < 0.01)
    }
}
