import Foundation
import RenderModel
import SwiftUI
import SwiftUICore
import Testing
import WidgetKitCore

private struct Step: View {
    var name: String
    var body: some View { Text(name).padding(2) }
}

private struct Framed<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content.background(Color.red) }
}

private struct Podium: View {
    struct Badge: View {
        var body: some View { Circle().fill(.blue).frame(width: 10, height: 10) }
    }

    var body: some View {
        VStack(spacing: 4) {
            Step(name: "Mira")
            Text("Oren").modifier(Card())
            Badge().opacity(0.5)
            Framed { Divider() }
            Label("Play", systemImage: "play.fill")
        }
    }
}

private struct Card: ViewModifier {
    func body(content: Content) -> some View { content.padding(4) }
}

/// In whose body views are written, and what each draws.
@MainActor
struct ViewOwnerTests {
    private static func tree(_ view: some View) -> ViewTree {
        let rendering = ViewRenderer().render(size: CGSize(width: 200, height: 200)) { view }
        return ViewTree([rendering.root], displayScale: 3, tellsDrawing: true)
    }

    private static func owners(of view: String, in tree: ViewTree) -> [String]? {
        tree.nodes.first { $0.view == view }.map { $0.owners ?? [] }
    }

    @Test func aViewIsWrittenInTheBodiesAroundIt() {
        let tree = Self.tree(Podium())
        #expect(Self.owners(of: "VStack", in: tree) == ["Podium"])
        #expect(Self.owners(of: "Text \"Mira\"", in: tree) == ["Podium", "Step"])
        #expect(Self.owners(of: "Circle", in: tree) == ["Podium", "Podium.Badge"])
        #expect(Self.owners(of: "opacity", in: tree) == ["Podium"])
    }

    @Test func whatAModifierChangesIsWrittenOutsideItsBody() {
        let tree = Self.tree(Podium())
        #expect(Self.owners(of: "Text \"Oren\"", in: tree) == ["Podium"])
        #expect(tree.nodes.filter { $0.view == "padding" }.map(\.owners) == [["Podium", "Step"], ["Podium", "Card"]])
    }

    @Test func typesAreNamedWithoutModulesAndArguments() {
        #expect(Self.owners(of: "Divider", in: Self.tree(Podium())) == ["Podium", "Framed"])
    }

    @Test func viewsOfTheEngineOwnNothing() {
        #expect(Self.owners(of: "Text \"Play\"", in: Self.tree(Podium())) == ["Podium"])
        #expect(Self.owners(of: "Text \"Play\"", in: Self.tree(Label("Play", systemImage: "play.fill"))) == [])
    }

    @Test func allModulesOfViewsWithBodiesAreTheEngines() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/Apple")
        var modules: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            guard text.contains(" var body: "), text.contains("View {"), !text.contains("WidgetConfiguration {") else {
                continue
            }
            let parts = path.split(separator: "/").map(String.init)
            modules.insert(parts[0] == "Device" ? parts[1] : parts[0])
        }
        #expect(modules.count >= 4)
        #expect(modules.subtracting(ViewOwner.engineModules).isEmpty)
    }

    @Test func itemsBelongToTheViewsThatDrawThem() throws {
        let tree = Self.tree(Podium())
        func drawing(_ view: String) -> [String]? { tree.nodes.first { $0.view == view }?.drawing }
        #expect(drawing("Circle")?.contains { $0.hasPrefix("fill #") } == true)
        #expect(drawing("opacity") == ["opacity 0.5"])
        #expect(drawing("VStack") == nil)
        let text = try #require(drawing("Text \"Mira\""))
        #expect(text.map { $0.prefix { $0 != " " } } == ["font", "color", "shape"])
    }

    @Test func whatAViewLooksLikeDoesNotHangOnWhereItIs() {
        func drawing(_ offset: CGFloat) -> [[String]?] {
            Self.tree(
                VStack(alignment: .leading) {
                    Text("Mira and\nOren")
                    Capsule().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                        .frame(width: 40, height: 10)
                    Path { $0.addEllipse(in: CGRect(x: 1, y: 1, width: 7.5, height: 5.125)) }.frame(width: 9, height: 9)
                }.padding(.leading, offset)
            ).nodes.map(\.drawing)
        }
        let first = drawing(10)
        for offset: CGFloat in [11, 10 + 1 / 3, 17 + 2 / 3] { #expect(drawing(offset) == first) }
    }
}
