import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// What views do on appearing, and what follows from it.
@Suite("Appearance") @MainActor
struct AppearanceTests {
    private func render<V: View>(_ view: V) -> ViewRenderer.Rendering {
        ViewRenderer().render(size: CGSize(width: 100, height: 100)) { view }
    }

    @Test("Views appear before those in them, two actions of one view the outer one first")
    func order() {
        var seen: [String] = []
        _ = render(
            VStack {
                Color.red.onAppear { seen.append("first") }
                Color.red.onAppear { seen.append("inner") }.onAppear { seen.append("outer") }
            }
            .onAppear { seen.append("stack") })
        #expect(seen == ["stack", "first", "outer", "inner"])
    }

    @Test("Each view of a group appears, and nothing does not")
    func groups() {
        var count = 0
        _ = render(
            Group {
                Color.red; Color.blue
            }.onAppear { count += 1 })
        #expect(count == 2)
        _ = render(EmptyView().onAppear { count += 10 })
        #expect(count == 2)
    }

    /// A widget without a container background lost its margins, and with them what a geometry reader's content did.
    @Test("What was to be done in a pass that is made anew is done in that one")
    func passesMadeAnew() {
        var appeared = 0, changes: [Int] = []
        let session = ResolutionSession()
        for _ in 0..<2 {
            let root = ViewRenderer.resolve(in: EnvironmentValues(), session) {
                GeometryReader { _ in
                    Color.red.onAppear { appeared += 1 }.onChange(of: 3, initial: true) { changes.append($1) }
                }
            }
            PlacementScope.outermost { root.placeCentered(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        }
        session.runLayoutActions(in: [])
        session.endPasses()
        #expect(appeared == 1 && changes == [3])
    }

    private struct Follower: View {
        @State private var first: CGFloat = 1
        @State private var second: CGFloat = 1
        @State private var initial: CGFloat = 1
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: first, height: second)
                Color.blue.frame(width: initial, height: 1)
            }
            .onAppear { first = 20 }
            .onChange(of: first) { old, new in second = old + new }
            .onChange(of: initial, initial: true) { initial = 7 }
        }
    }

    @Test("A change on appearing calls onChange, and initial does at once")
    func changes() {
        let frames = render(Follower()).root.children.map(\.frame.size)
        #expect(frames == [CGSize(width: 20, height: 21), CGSize(width: 7, height: 1)])
    }

    @Test("Two actions on one view that measure different things do not disturb each other")
    func twoMeasurements() {
        var widths: [CGFloat] = [], heights: [CGFloat] = []
        let rendering = render(
            Group {
                Color.red.frame(width: 10, height: 20); Color.red.frame(width: 10, height: 30)
            }
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                widths.append($0)
            }
            .onGeometryChange(for: CGFloat.self) {
                $0.size.height
            } action: {
                heights.append($0)
            })
        #expect(widths == [10, 10])
        #expect(heights == [20, 30])
        #expect(rendering.findings.isEmpty)
    }
}
