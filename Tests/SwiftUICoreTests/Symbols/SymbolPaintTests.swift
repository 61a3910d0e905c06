import DisplayList
import Foundation
import Geometry
import SwiftUI
import Testing

@testable import SwiftUICore

/// What layers are painted with.
@Suite("Symbol rendering modes") @MainActor
struct SymbolPaintTests {
    /// The alpha and color of every paint, from the lowest up.
    private func paints(_ view: some View) -> [ResolvedColor] {
        func colors(_ items: [DisplayItem]) -> [ResolvedColor] {
            items.flatMap { item -> [ResolvedColor] in
                switch item {
                case .fill(_, .color(let color), _, _), .stroke(_, _, .color(let color), _),
                    .glyphs(_, .color(let color)):
                    return [color]
                case .group(let group): return group.blendMode == .destinationOut ? [] : colors(group.items)
                default: return []
                }
            }
        }
        return colors(ViewRenderer().render(size: CGSize(width: 60, height: 60)) { view }.displayList.items)
    }

    private func alphas(_ view: some View) -> [Float] { paints(view).map { ($0.alpha * 100).rounded() / 100 } }

    @Test("Hierarchical: 100, 50 and 25 % of a color of one's own")
    func hierarchical() {
        let symbol = Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
        #expect(Set(alphas(symbol)) == [1, 0.5, 0.25])
    }

    @Test("Palette: several styles choose it, and the last one serves the layers beyond")
    func palette() {
        let three = Set(paints(Image(systemName: "cloud.sun.rain.fill").foregroundStyle(.red, .green, .blue)))
        #expect(three.count == 3)
        let two = Set(paints(Image(systemName: "cloud.sun.rain.fill").foregroundStyle(.red, .green)))
        #expect(two.count == 2)
        let one = alphas(Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.palette).foregroundStyle(.red))
        #expect(Set(one) == [1, 0.5, 0.25])
    }

    @Test(
        "Variable values: layers above the value keep 0.3 of their opacity",
        arguments: [
            (0.0, 0), (0.01, 1), (0.33, 1), (0.34, 2), (0.67, 2), (0.68, 3), (1.0, 3), (7, 3), (-1, 0), (.nan, 3)
        ])
    func variableValue(value: Double, lit: Int) {
        let found = alphas(Image(systemName: "wifi", variableValue: value).foregroundStyle(.red))
        #expect(found.filter { $0 == 1 }.count == lit, "\(found)")
        #expect(found.filter { $0 == 0.3 }.count == 3 - lit, "\(found)")
    }

    @Test("Multicolor: a plus is cut green, a symbol without colors takes the foreground")
    func multicolor() {
        let green = paints(Image(systemName: "plus.circle.fill").symbolRenderingMode(.multicolor))
        #expect(green.contains(ResolvedColor(rgb: 52, 199, 89)) && green.contains(.white))
        let plain = paints(Image(systemName: "pencil").symbolRenderingMode(.multicolor).foregroundStyle(.red))
        #expect(plain == [ResolvedColor(rgb: 255, 56, 60)])
    }

    @Test("Translucent monochrome is laid once, however many areas overlap")
    func translucent() {
        let found = alphas(Image(systemName: "person.2.fill").foregroundStyle(.black.opacity(0.4)))
        #expect(found == [0.4])
    }

    @Test("No name draws nothing, takes no room and is no finding")
    func noName() {
        let rendering = ViewRenderer().render(size: CGSize(width: 10, height: 10)) {
            HStack(spacing: 0) {
                Image(systemName: "")
                Color.red
            }
        }
        #expect(rendering.findings.isEmpty)
        #expect(rendering.root.leaves.map(\.frame.width).max() == 10)
    }

    @Test("An unknown name is one finding that suggests a known one")
    func unknown() {
        let rendering = ViewRenderer().render(size: CGSize(width: 60, height: 60)) {
            HStack {
                Image(systemName: "heartt.fill")
                Image(systemName: "heartt.fill")
                Text("\(Image(systemName: "heartt.fill"))")
            }
        }
        #expect(rendering.findings.map(\.code.name) == ["symbol-missing"])
        #expect(rendering.findings.first?.message.contains("'heart.fill'") == true)
    }

    @Test("A symbol scales as its font does, and resizable ones with their frame")
    func scaling() throws {
        func size(_ view: some View) throws -> CGSize {
            let root = ViewRenderer().render { view }.root
            func symbol(_ node: LayoutNode) -> LayoutNode? {
                node is SymbolNode ? node : node.children.lazy.compactMap(symbol).first
            }
            return try #require(symbol(root)).frame.size
        }
        let small = try size(Image(systemName: "circle").font(.system(size: 20)))
        // Apple's disc: 99.7 hundredths of an em and margins of 8.7.
        #expect(abs(small.width - 23.42) < 0.01 && abs(small.height - 23.12) < 0.01)
        let large = try size(Image(systemName: "circle").font(.system(size: 20)).imageScale(.large))
        #expect(abs(large.width - 1.28 * 23.42) < 0.01)
        let resized = try size(Image(systemName: "circle").resizable().scaledToFit().frame(width: 40, height: 50))
        #expect(abs(resized.width - 40) < 0.01 && abs(resized.height - 40) < 0.1)
    }
}
