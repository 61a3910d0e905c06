import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Values that flow up the tree, and views that follow from them.
@Suite("Preferences") @MainActor
struct PreferenceTests {
    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Widest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    private let size = CGSize(width: 200, height: 100)

    /// The frames of the colored leaves and the strings of the texts, in drawing order.
    private func leaves<V: View>(_ view: V) -> [CGRect] {
        func leaves(_ node: LayoutNode) -> [LayoutNode] {
            node.children.isEmpty ? [node] : node.children.flatMap(leaves)
        }
        return leaves(ViewRenderer().render(size: size) { view }.root).map(\.frame)
    }

    @Test("Values are joined in the order of the views, and an outer one replaces those inside")
    func order() {
        var seen: [String] = []
        let tree = VStack {
            Color.red.preference(key: Names.self, value: ["a"])
            HStack {
                Color.red.preference(key: Names.self, value: ["lost"])
            }
            .preference(key: Names.self, value: ["b"])
            Color.red.preference(key: Names.self, value: ["c"])
        }
        .transformPreference(Names.self) { $0.append("d") }
        .onPreferenceChange(Names.self) { seen = $0 }
        _ = leaves(tree)
        #expect(seen == ["a", "b", "c", "d"])
    }

    private struct EqualWidths: View {
        @State private var width: CGFloat?
        var body: some View {
            VStack(spacing: 0) {
                ForEach([30.0, 70, 50], id: \.self) { ideal in
                    Color.red.frame(width: ideal, height: 10)
                        .background(
                            GeometryReader { proxy in Color.clear.preference(key: Widest.self, value: proxy.size.width)
                            }
                        )
                        .frame(width: width)
                        .overlay(Color.blue)
                }
            }
            .onPreferenceChange(Widest.self) { width = $0 }
        }
    }

    @Test("Widths measured behind views and fed back through state settle on the widest")
    func feedback() {
        let frames = leaves(EqualWidths())
        // Each row draws the measuring color, the view and the overlay, which has the width fed back.
        #expect(stride(from: 2, to: 9, by: 3).map { frames[$0].width } == [70, 70, 70])
    }

    @Test("An anchor is seen in the coordinates of the overlay that asks for it")
    func anchors() {
        let tree = HStack(spacing: 0) {
            Color.red.frame(width: 40, height: 20)
            Color.green.frame(width: 60, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        }
        .overlayPreferenceValue(Bounds.self) { anchor in
            GeometryReader { proxy in
                if let anchor {
                    let rect = proxy[anchor]
                    Color.blue.frame(width: rect.width, height: 2).offset(x: rect.minX, y: rect.maxY)
                }
            }
        }
        // The stack is 100 wide in the middle of 200 x 100: x 50...150, y 40...60.
        #expect(leaves(tree).last == CGRect(x: 90, y: 60, width: 60, height: 2))
    }

    private struct Measured: View {
        @State private var x: CGFloat = 0
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 30, height: 10)
                Color.green.frame(width: 50, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .named("row")).minX
                    } action: {
                        x = $0
                    }
            }
            .coordinateSpace(.named("row"))
            .padding(.leading, 12)
            .background(alignment: .leading) { Color.blue.frame(width: x, height: 1) }
        }
    }

    @Test("Geometry in a named space is written to state and shown")
    func geometryChange() {
        #expect(leaves(Measured()).first?.width == 30)
    }

    @Test("State that never settles ends after the last pass and is a finding")
    func endless() {
        struct Growing: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0 + 10
                    }
            }
        }
        let rendering = ViewRenderer().render(size: size) { Growing() }
        #expect(rendering.root.frame.width == 10 * CGFloat(ResolutionSession.maximumPasses))
        #expect(rendering.findings.map(\.code.name) == ["view-never-settles"])
    }

    @Test("What appears inside a geometry reader runs its action once")
    func appearing() {
        var count = 0
        _ = leaves(GeometryReader { _ in Color.red.onAppear { count += 1 } })
        #expect(count == 1)
    }
}
