import SwiftUI

/// Reading and changing the environment.
extension Fixture {
    @FixtureList static var environmentReads: [Fixture] {
        Fixture("environment/default-of-an-own-key", 40, 40, frames: Bar.frames(10)) { ReadsOwn() }
        Fixture("environment/own-key", 40, 40, frames: Bar.frames(20)) { ReadsOwn().environment(\.ownWidth, 20) }
        Fixture("environment/inner-value-counts", 40, 40, frames: Bar.frames(12)) {
            ReadsOwn().environment(\.ownWidth, 12).environment(\.ownWidth, 30)
        }
        Fixture("environment/not-for-siblings", 40, 40, frames: [rect(5, 10, 30, 10), rect(15, 20, 10, 10)]) {
            VStack(spacing: 0) {
                ReadsOwn().environment(\.ownWidth, 30); ReadsOwn()
            }
        }
        // (4 + 6) × 3: the outer transform comes first.
        Fixture("environment/transforms-from-the-outside-in", 40, 40, frames: Bar.frames(30)) {
            ReadsOwn()
                .transformEnvironment(\.ownWidth) { $0 *= 3 }
                .transformEnvironment(\.ownWidth) { $0 += 6 }
                .environment(\.ownWidth, 4)
        }
        Fixture(
            "environment/own-body-sets-it-for-others", 40, 40,
            frames: [rect(5, 10, 30, 10), rect(15, 20, 10, 10)]
        ) {
            SetsForOthers()
        }
        Fixture("environment/modifier-reads-what-is-outside-it", 40, 40, frames: Bar.frames(16)) {
            EmptyView().modifier(WidthModifier()).environment(\.ownWidth, 16)
        }
        Fixture("environment/entry", 40, 40, frames: Bar.frames(14)) { ReadsEntry() }
        Fixture("environment/entry-set", 40, 40, frames: Bar.frames(28)) { ReadsEntry().environment(\.entryWidth, 28) }
        Fixture("environment/entry-without-a-type", 40, 40, frames: Bar.frames(18)) { ReadsInferred() }
        Fixture("environment/entry-of-optional-type", 40, 40, frames: Bar.frames(6)) { ReadsOptional() }
        Fixture("environment/entry-with-a-closure", 40, 40, frames: Bar.frames(22)) { CallsEntry() }
        Fixture("environment/size-class-set", 40, 40, frames: Bar.frames(32)) {
            ReadsSizeClass().environment(\.horizontalSizeClass, .regular)
        }
        Fixture("environment/size-class-of-a-widget", 40, 40, frames: Bar.frames(8)) { ReadsSizeClass() }
        Fixture("environment/all-values", 40, 40, frames: Bar.frames(24)) { ReadsAll().environment(\.ownWidth, 24) }
        Fixture("environment/disabled-stays-disabled", 40, 40, frames: Bar.frames(4)) {
            ReadsEnabled().disabled(false).disabled(true)
        }
        Fixture("environment/read-in-a-geometry-reader", 40, 40, frames: [rect(0, 0, 26, 10)]) {
            GeometryReader { _ in ReadsOwn() }.environment(\.ownWidth, 26)
        }
    }
}

private struct OwnWidthKey: EnvironmentKey { static let defaultValue: CGFloat = 10 }

extension EnvironmentValues {
    fileprivate var ownWidth: CGFloat {
        get { self[OwnWidthKey.self] }
        set { self[OwnWidthKey.self] = newValue }
    }

    /// With a comment, = signs and var in it.
    @Entry fileprivate var entryWidth: CGFloat = 14  // = 14
    @Entry fileprivate var inferredWidth = 18.0
    @Entry fileprivate var optionalWidth: CGFloat?
    @Entry fileprivate var widthOf: (CGFloat) -> CGFloat = { value in value * 2 }
}

private struct ReadsOwn: View {
    @Environment(\.ownWidth) private var width
    var body: some View { Bar(width: width) }
}

private struct SetsForOthers: View {
    @Environment(\.ownWidth) private var width
    var body: some View {
        VStack(spacing: 0) {
            ReadsOwn().environment(\.ownWidth, 30); Bar(width: width)
        }
    }
}

private struct WidthModifier: ViewModifier {
    @Environment(\.ownWidth) private var width
    func body(content: Content) -> some View { content; Bar(width: width).environment(\.ownWidth, 40) }
}

private struct ReadsEntry: View {
    @Environment(\.entryWidth) private var width
    var body: some View { Bar(width: width) }
}

private struct ReadsInferred: View {
    @Environment(\.inferredWidth) private var width
    var body: some View { Bar(width: width) }
}

private struct ReadsOptional: View {
    @Environment(\.optionalWidth) private var width
    var body: some View { Bar(width: width ?? 6) }
}

private struct CallsEntry: View {
    @Environment(\.widthOf) private var widthOf
    var body: some View { Bar(width: widthOf(11)) }
}

private struct ReadsSizeClass: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View { Bar(width: sizeClass == .regular ? 32 : 8) }
}

private struct ReadsAll: View {
    @Environment(\.self) private var values
    var body: some View { Bar(width: values.ownWidth) }
}

private struct ReadsEnabled: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Bar(width: isEnabled ? 20 : 4) }
}
