import SwiftUI

/// What the statements of a builder make: members of the surrounding stack, one below the other without spacing.
extension Fixture {
    @FixtureList static var builderStatements: [Fixture] {
        Fixture("builders/condition-that-holds", 40, 40, frames: column(8, 16)) {
            Column {
                Bar(width: 8); if isTrue { Bar(width: 16) }
            }
        }
        // What is left out takes no spacing either: 10 + 4 + 10.
        Fixture("builders/condition-that-fails", 40, 40, frames: [rect(16, 8, 8, 10), rect(12, 22, 16, 10)]) {
            VStack(spacing: 4) {
                Bar(width: 8); if !isTrue { Bar(width: 30) }; Bar(width: 16)
            }
        }
        Fixture("builders/else-if", 40, 40, frames: column(24)) {
            Column { if !isTrue { Bar(width: 8) } else if isTrue { Bar(width: 24) } else { Bar(width: 30) } }
        }
        Fixture("builders/switch", 40, 40, frames: column(20, 4)) {
            Column {
                switch choice {
                case .first: Bar(width: 8)
                case .second(let width) where width > 5: Bar(width: width); Bar(width: 4)
                default: EmptyView()
                }
            }
        }
        Fixture("builders/if-let", 40, 40, frames: column(12, 2)) {
            Column {
                if let width { Bar(width: width) }
                if let nothing { Bar(width: nothing) } else { Bar(width: 2) }
            }
        }
        Fixture("builders/if-case", 40, 40, frames: column(20)) {
            Column { if case .second(let width) = choice { Bar(width: width) } }
        }
        Fixture("builders/availability", 40, 40, frames: column(14)) {
            Column { if #available(iOS 17.0, *) { Bar(width: 14) } else { Bar(width: 30) } }
        }
        Fixture("builders/local-values", 40, 40, frames: column(18)) {
            Column {
                let half: CGFloat = 9
                let _ = half.description
                Bar(width: half * 2)
            }
        }
        Fixture("builders/nothing", 40, 40, frames: column(10)) {
            Column {
                EmptyView(); Bar(width: 10); EmptyView()
            }
        }
        Fixture("builders/optional-view", 40, 40, frames: column(6)) {
            Column {
                nothing.map { Bar(width: $0) }; width.map { Bar(width: $0 / 2) }
            }
        }
        Fixture("builders/twelve-members", 40, 40, frames: (0..<12).map { rect(CGFloat($0) * 3 + 2, 15, 3, 10) }) {
            HStack(spacing: 0) {
                Bar(width: 3); Bar(width: 3); Bar(width: 3); Bar(width: 3); Bar(width: 3); Bar(width: 3)
                Bar(width: 3); Bar(width: 3); Bar(width: 3); Bar(width: 3); Bar(width: 3); Bar(width: 3)
            }
        }
        Fixture("builders/erased-keeps-its-members", 40, 40, frames: column(8, 16)) {
            Column {
                AnyView(
                    Group {
                        Bar(width: 8); Bar(width: 16)
                    })
            }
        }
        Fixture("builders/erased-twice", 40, 40, frames: column(22)) { Column { AnyView(AnyView(Bar(width: 22))) } }
        Fixture("builders/equatable", 40, 40, frames: column(26)) { Column { EquatableBar(width: 26).equatable() } }
        Fixture("builders/explicit-return", 40, 40, frames: column(28)) { Column { ExplicitReturn() } }
        Fixture("builders/builder-property-and-function", 40, 40, frames: column(8, 16, 24)) { Column { Parts() } }
        Fixture("builders/generic-container", 40, 40, frames: [rect(10, 5, 20, 10), rect(10, 25, 20, 10)]) {
            Spaced(spacing: 10) {
                Bar(width: 20); Bar(width: 20)
            }
        }
    }

    /// Frames of bars in a column in the middle of a canvas of 40 × 40 points.
    static func column(_ widths: CGFloat...) -> [CGRect] {
        let top = 20 - CGFloat(widths.count) * 5
        return widths.enumerated().map { rect((40 - $1) / 2, top + CGFloat($0) * 10, $1, 10) }
    }
}

private enum Choice { case first, second(CGFloat), third }
private let isTrue = true
private let choice = Choice.second(20)
private let width: CGFloat? = 12
private let nothing: CGFloat? = nil

struct Column<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { VStack(spacing: 0) { content } }
}

private struct EquatableBar: View, Equatable {
    let width: CGFloat
    var body: some View { Bar(width: width) }
}

private struct ExplicitReturn: View {
    var body: some View {
        let width: CGFloat = 14
        return Bar(width: width * 2)
    }
}

private struct Parts: View {
    var body: some View { first; second(of: 3) }

    @ViewBuilder private var first: some View { Bar(width: 8) }

    @ViewBuilder private func second(of count: CGFloat) -> some View {
        if count > 2 { Bar(width: 16); Bar(width: count * 8) }
    }
}

private struct Spaced<Content: View>: View {
    private let spacing: CGFloat
    private let content: () -> Content

    init(spacing: CGFloat, @ViewBuilder content: @escaping () -> Content) {
        self.spacing = spacing
        self.content = content
    }

    var body: some View { VStack(spacing: spacing, content: content) }
}
