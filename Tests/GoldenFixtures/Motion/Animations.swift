import SwiftUI

extension Fixture {
    /// A box that moves from left to right.
    private static func moving<V: View>(
        _ name: String, at times: [Double] = [0.05, 0.12, 0.25],
        @ViewBuilder _ change: @escaping @MainActor @Sendable (Rectangle, Bool) -> V
    ) -> Fixture {
        motion(name, 40, 12, at: times) { isNew in
            HStack(spacing: 0) {
                if isNew { Spacer(minLength: 0) }
                change(Rectangle(), isNew).frame(width: 10, height: 10)
                if !isNew { Spacer(minLength: 0) }
            }
        }
    }

    @FixtureList static var animations: [Fixture] {
        moving("animated-by-default") { view, _ in view.fill(.blue) }
        moving("animated-linearly", at: [0.25, 0.5, 0.75]) { view, isNew in
            view.fill(.blue).animation(.linear(duration: 1), value: isNew)
        }
        moving("animated-with-a-bounce", at: [0.15, 0.25, 0.35]) { view, isNew in
            view.fill(.blue).animation(.bouncy(duration: 0.5, extraBounce: 0.3), value: isNew)
        }
        moving("animated-with-a-delay", at: [0.25, 0.5, 0.75]) { view, isNew in
            view.fill(.blue).animation(.linear(duration: 0.5).delay(0.5), value: isNew)
        }
        moving("not-animated") { view, isNew in view.fill(.blue).animation(nil, value: isNew) }
        moving("another-value-does-not-count") { view, _ in view.fill(.blue).animation(nil, value: 7) }
        moving("transaction-disables") { view, _ in
            view.fill(.blue).transaction { $0.disablesAnimations = true }
        }
    }
}
