import DisplayList
import Geometry
import Testing

@testable import SwiftUICore

/// The frames that symbols have on Apple's systems.
@Suite("Symbol frames")
struct SymbolFrameTests {
    private let catalog = SymbolCatalog.packaged
    private static let weights: [CGFloat] = [100, 400, 600, 900]

    private func frame(_ name: String, _ weight: CGFloat = 400) throws -> SymbolFrame {
        try #require(catalog.frames.frame(named: name, stroke: SymbolWeight.stroke(weight)), "\(name)")
    }

    @Test("Nearly every name with a drawing has a frame, and each frame has ink at every weight")
    func everyName() throws {
        let names = catalog.frames.names
        #expect(names.count > 5_000)
        for name in names {
            for weight in Self.weights {
                let frame = try frame(name, weight)
                #expect(frame.ink.width > 0 && frame.ink.height > 0 && frame.width > 0, "\(name): \(frame)")
            }
        }
        let drawn = catalog.names, framed = drawn.filter { catalog.frames.frame(named: $0, stroke: 7.7) != nil }
        #expect(framed.count * 100 > drawn.count * 97, "\(framed.count) of \(drawn.count)")
    }

    @Test(
        "A frame grows with the weight; between the weights that are known it lies between them",
        arguments: [
            "arrow.up", "checkmark.circle.fill", "heart.fill", "chevron.right", "star", "plus"
        ])
    func weights(name: String) throws {
        let widths = try [100, 200, 300, 400, 500, 600, 700, 800, 900].map { try frame(name, $0).width }
        #expect(widths == widths.sorted() && Set(widths).count == 9, "\(widths)")
    }

    @Test("Every drawing lies in its ink's box, in its middle, and fills one side of it at least")
    func drawings() throws {
        for name in catalog.names {
            guard let frame = catalog.frames.frame(named: name, stroke: 7.7),
                let bounds = catalog.symbol(named: name, stroke: 7.7)?.outlined(by: catalog.map.outline).bounds
            else { continue }
            let ink = frame.ink
            // Lines keep their thickness while the drawing grows, and a stretched curve's line moves a little.
            let over = max(
                ink.minX - bounds.minX, bounds.maxX - ink.maxX, ink.minY - bounds.minY, bounds.maxY - ink.maxY)
            #expect(over < 2.5, "\(name): \(bounds) in \(ink)")
            // A symbol under a badge lies where it lies without one, and may be smaller than Apple's.
            let reach: CGFloat = name.contains(".badge") ? 3 : 2
            #expect(
                abs(bounds.midX - ink.midX) < reach && abs(bounds.midY - ink.midY) < reach,
                "\(name): \(bounds) in \(ink)")
            #expect(
                bounds.width > 0.95 * ink.width - 1 || bounds.height > 0.95 * ink.height - 1,
                "\(name): \(bounds) in \(ink)")
        }
    }

    /// Its box is nearly twice as high as wide: a stand-in that is stretched into it becomes an egg.
    @Test("A light bulb's glass is round", arguments: [("lightbulb.fill", 400), ("lightbulb", 400), ("lightbulb", 900)])
    func bulb(name: String, weight: CGFloat) throws {
        let symbol = try #require(catalog.symbol(named: name, stroke: SymbolWeight.stroke(weight)))
        let outlines: [[PathElement]] = symbol.outlined(by: catalog.map.outline).layers.flatMap(\.areas).compactMap {
            area in
            switch area {
            case .fill(let elements, _), .stroke(let elements, _): elements
            case .glyph: nil
            }
        }
        let glass = try #require(outlines.first)
        let bounds = glass.tightBounds, widest = glass.compactMap(\.points.last).max { $0.x < $1.x }
        let depth = try #require(widest).y - bounds.minY
        #expect(abs(depth - bounds.width / 2) < 0.05 * bounds.width, "\(name): \(depth) of \(bounds)")
    }

    /// A stand-in of other proportions leaves some of it empty: the icon font's key lies across.
    @Test(
        "What is drawn in Apple's proportions fills all of its box",
        arguments: [
            "key", "key.fill", "lightbulb", "lightbulb.fill", "lightbulb.slash"
        ])
    func proportions(name: String) throws {
        let bounds = try #require(catalog.symbol(named: name, stroke: 7.7)).outlined(by: catalog.map.outline).bounds
        let ink = try frame(name).ink
        #expect(abs(bounds.width - ink.width) < 2 && abs(bounds.height - ink.height) < 2, "\(bounds) in \(ink)")
    }

    @Test("A name without numbers gets the margins of its form: right within 10 hundredths for nine of ten")
    func estimates() throws {
        var errors: [CGFloat] = []
        for name in catalog.frames.names {
            let frame = try frame(name)
            errors.append(abs(SymbolFrame(estimatedFor: name, ink: frame.ink).width - frame.width))
        }
        errors.sort()
        #expect(errors[errors.count / 2] < 0.1, "\(errors[errors.count / 2])")
        #expect(errors[errors.count * 9 / 10] < 10, "\(errors[errors.count * 9 / 10])")
    }

    @Test("A name that is not drawn has its own frame where that is known, else a disc's")
    func unknown() throws {
        let name = try #require(catalog.frames.names.first { !catalog.contains($0) })
        let font = Font.system(size: 20).resolve(in: EnvironmentValues())
        let known = try #require(SymbolImage(Image(systemName: name), font: font, in: EnvironmentValues()))
        #expect(abs(known.size.width - (try frame(name)).width / 5) < 0.01)
        let other = try #require(SymbolImage(Image(systemName: "no.such.name"), font: font, in: EnvironmentValues()))
        #expect(abs(other.size.width - 23.48) < 0.01 && abs(other.size.height - 23.2) < 0.01)
    }
}
