import SwiftUI

/// `ForEach` in its forms, and modifiers that go to each member of a group.
extension Fixture {
    @FixtureList static var groups: [Fixture] {
        Fixture("groups/for-each-range", 40, 40, frames: column(8, 16, 24)) {
            Column { ForEach(1..<4) { Bar(width: CGFloat($0) * 8) } }
        }
        Fixture("groups/for-each-range-with-id", 40, 40, frames: column(8, 16)) {
            Column { ForEach(1...2, id: \.self) { Bar(width: CGFloat($0) * 8) } }
        }
        Fixture("groups/for-each-identified", 40, 40, frames: column(12, 20)) {
            Column { ForEach(bars) { Bar(width: $0.width) } }
        }
        Fixture("groups/for-each-key-path", 40, 40, frames: column(12, 20)) {
            Column { ForEach(bars, id: \.width) { Bar(width: $0.width) } }
        }
        Fixture("groups/for-each-index", 40, 40, frames: column(12, 20)) {
            Column { ForEach(bars.indices, id: \.self) { Bar(width: bars[$0].width) } }
        }
        Fixture("groups/for-each-enumerated", 40, 40, frames: column(12, 21)) {
            Column { ForEach(Array(bars.enumerated()), id: \.offset) { Bar(width: $1.width + CGFloat($0)) } }
        }
        Fixture("groups/for-each-slice", 40, 40, frames: column(20)) {
            Column { ForEach(bars.dropFirst()) { Bar(width: $0.width) } }
        }
        // An id that comes twice is drawn twice, as the week's letters often are.
        Fixture("groups/for-each-equal-ids", 40, 40, frames: column(10, 10, 10)) {
            Column { ForEach(["M", "M", "M"], id: \.self) { _ in Bar(width: 10) } }
        }
        Fixture("groups/for-each-several-views", 40, 40, frames: column(8, 4, 16, 4)) {
            Column {
                ForEach(1..<3) {
                    Bar(width: CGFloat($0) * 8); Bar(width: 4)
                }
            }
        }
        Fixture("groups/for-each-nested", 40, 40, frames: column(11, 12, 21, 22)) {
            Column { ForEach(1..<3) { row in ForEach(1..<3) { Bar(width: CGFloat(row * 10 + $0)) } } }
        }
        // Nothing to go over leaves no gap: 10 + 4 + 10.
        Fixture("groups/for-each-of-nothing", 40, 40, frames: [rect(16, 8, 8, 10), rect(12, 22, 16, 10)]) {
            VStack(spacing: 4) {
                Bar(width: 8); ForEach([Int](), id: \.self) { _ in Bar(width: 30) }; Bar(width: 16)
            }
        }
        // Each member gets 2 points on both sides: 24 apart, 2 to the edge of the stack.
        Fixture("groups/padding-of-each", 40, 40, frames: [rect(2, 15, 16, 10), rect(22, 15, 16, 10)]) {
            HStack(spacing: 0) {
                Group {
                    Bar(width: 16); Bar(width: 16)
                }.padding(.horizontal, 2)
            }
        }
        Fixture("groups/frame-of-each-element", 40, 40, frames: [rect(0, 15, 10, 10), rect(10, 15, 10, 10)]) {
            HStack(spacing: 0) { ForEach(0..<2) { _ in Color.blue }.frame(width: 10, height: 10) }
                .frame(width: 40, alignment: .leading)
        }
        Fixture("groups/frame-of-each-branch", 40, 40, frames: [rect(5, 15, 10, 10), rect(25, 15, 10, 10)]) {
            HStack(spacing: 0) { pair(isShown: true).frame(width: 20) }
        }
        Fixture(
            "groups/background-of-each", 40, 40,
            frames: [
                rect(0, 15, 8, 10), rect(0, 15, 8, 10), rect(12, 15, 8, 10), rect(12, 15, 8, 10)
            ]
        ) {
            HStack(spacing: 4) {
                Group {
                    Bar(width: 8); Bar(width: 8)
                }.background(.red)
            }
            .frame(width: 40, alignment: .leading)
        }
        Fixture("groups/own-modifier-of-each", 40, 40, frames: [rect(2, 16, 8, 8), rect(22, 16, 8, 8)]) {
            HStack(spacing: 0) {
                Group {
                    Color.blue; Color.red
                }.modifier(Squared())
            }
            .frame(width: 40, alignment: .leading)
        }
        // SwiftUI's root is a `VStack` where several views stand at it.
        Fixture(
            "groups/at-the-root-stand-one-below-the-other", 40, 40, frames: [rect(8, 6, 24, 10), rect(16, 24, 8, 10)]
        ) {
            Group {
                Bar(width: 24); Bar(width: 8)
            }
        }
    }

    @ViewBuilder @MainActor private static func pair(isShown: Bool) -> some View {
        if isShown { Bar(width: 10); Bar(width: 10) } else { Bar(width: 30) }
    }
}

private struct BarData: Identifiable {
    let id: String
    let width: CGFloat
}

private let bars = [BarData(id: "a", width: 12), BarData(id: "b", width: 20)]

private struct Squared: ViewModifier {
    func body(content: Content) -> some View {
        content.frame(width: 8, height: 8).padding(.leading, 2).padding(.trailing, 10)
    }
}
