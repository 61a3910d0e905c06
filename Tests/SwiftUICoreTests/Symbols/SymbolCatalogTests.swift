import Geometry
import Testing

@testable import SwiftUICore

/// The drawings that stand in for SF Symbols.
@Suite("Symbol catalog")
struct SymbolCatalogTests {
    private let catalog = SymbolCatalog.packaged

    @Test("Every name of both tables is drawn, within 1.6 em")
    func everyName() {
        let names = catalog.names
        #expect(names.count > 2_500)
        for name in names {
            guard let artwork = catalog.artwork(named: name, stroke: SymbolWeight.stroke(400)) else {
                Issue.record("\(name) is not drawn")
                continue
            }
            #expect(artwork.frame.width > 2 && artwork.frame.width < 200, "\(name): \(artwork.frame)")
            #expect(artwork.bounds.height < 160, "\(name): \(artwork.bounds)")
        }
    }

    @Test(
        "M13: names met in public code, and the like of them, are drawn",
        arguments: [
            "externaldrive.connected.to.line.below", "externaldrive.connected.to.line.below.fill", "speaker.2.fill",
            "speaker.1", "speaker.3.fill", "eyes.inverse", "photo.on.rectangle.angled.fill", "hand.point.left.fill",
            "pencil.and.ruler.fill", "computermouse", "bubble", "align.horizontal.left", "chevron.forward.2", "grid",
            "pip"
        ])
    func met(name: String) { #expect(catalog.contains(name)) }

    @Test("A variant for a script is drawn as the symbol is", arguments: ["he", "ar", "zh", "rtl"])
    func scripts(code: String) {
        let name = "character.book.closed.fill"
        #expect(catalog.contains("\(name).\(code)") && !catalog.contains("\(name).xx"))
    }

    @Test("The table is searched where it lies: each name is found, others are not")
    func search() {
        for name in catalog.drawings.names { #expect(catalog.drawings[name] != nil, "\(name)") }
        for name in ["", "a", "zzzz", "heart.fil", "heart.fill.", "@circle.", "\u{FFFF}"] {
            #expect(catalog.drawings[name] == nil, "\(name)")
            #expect(catalog.map.entry(named: name) == nil, "\(name)")
        }
    }

    @Test("Each step of each drawing is read, has an outline, and names a symbol there is")
    func steps() throws {
        for name in catalog.drawings.names {
            let row = try #require(catalog.drawings[name])
            let steps = row.split(separator: ";").map { ($0, SymbolElement($0)) }
            for (text, step) in steps {
                let step = try #require(step, "\(name): \(text)")
                switch step.operation {
                case .fill, .stroke, .ring, .cut: #expect(!step.outline(insetBy: 0).isEmpty, "\(name): \(text)")
                case .use: #expect(catalog.contains(String(step.data)), "\(name): \(text)")
                case .glyph: #expect(catalog.map.entry(named: String(step.data)) != nil, "\(name): \(text)")
                case .text: #expect(catalog.lettering(String(step.data), 7.7) != nil, "\(name): \(text)")
                case .inner: #expect(name.hasPrefix("@"), "\(name): \(text)")
                }
            }
        }
    }

    @Test("Lines grow from each of the nine weights to the next, and regular is the icon font's own")
    func weights() {
        let strokes = (1...9).map { SymbolWeight.stroke(CGFloat($0) * 100) }
        for (thinner, thicker) in zip(strokes, strokes.dropFirst()) { #expect(thicker > thinner + 1) }
        #expect(strokes[3] == 7.7)
        for weight in [100, 250, 400, 650, 900] as [CGFloat] {
            #expect(abs(SymbolWeight.weight(SymbolWeight.stroke(weight)) - weight) < 0.01)
        }
    }

    @Test("A ring keeps its diameter at every weight", arguments: [100, 400, 900] as [CGFloat])
    func ring(weight: CGFloat) throws {
        let circle = try #require(catalog.artwork(named: "circle", stroke: SymbolWeight.stroke(weight)))
        #expect(abs(circle.bounds.width - 100) < 0.01 && abs(circle.bounds.height - 100) < 0.01)
    }

    @Test(
        "Inked sizes in hundredths of an em: discs are apple-metrics §3, the rest is what we drew",
        arguments: [
            ("checkmark.circle.fill", 100.0, 100.0), ("globe", 100, 100), ("plus", 76, 76), ("chevron.right", 38, 70),
            ("ellipsis", 82, 16), ("battery.100", 137, 62), ("wifi", 107, 78), ("sun.max.fill", 112, 112),
            ("heart.fill", 101, 92), ("person.fill", 82, 85)
        ])
    func size(name: String, width: CGFloat, height: CGFloat) throws {
        let bounds = try #require(catalog.artwork(named: name, stroke: SymbolWeight.stroke(400))).bounds
        #expect(abs(bounds.width / width - 1) < 0.06, "\(name): \(bounds)")
        #expect(abs(bounds.height / height - 1) < 0.06, "\(name): \(bounds)")
    }

    @Test("Layers: a disc is secondary, what is cut out of it primary")
    func layers() throws {
        let disc = try #require(catalog.artwork(named: "flame.circle.fill", stroke: 7.7))
        #expect(disc.layers.map(\.level) == [1, 0])
        #expect(disc.layers.map(\.role) == [.ink, .hole])
        let slashed = try #require(catalog.artwork(named: "bell.slash", stroke: 7.7))
        #expect(slashed.layers.map(\.level) == [1, 0])
        #expect(slashed.layers.last?.gap == 5.5)
        let wifi = try #require(catalog.artwork(named: "wifi", stroke: 7.7))
        #expect(wifi.layers.compactMap(\.threshold) == [0, 0.33, 0.67])
    }
}
