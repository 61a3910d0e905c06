import SwiftUI

/// `@State` at its initial value, and after the view has appeared.
extension Fixture {
    @FixtureList static var stateProperties: [Fixture] {
        Fixture("state/initial-value", 40, 40, frames: Bar.frames(20)) { Initial() }
        Fixture("state/given-in-the-initialiser", 40, 40, frames: Bar.frames(24)) { Given(12) }
        Fixture("state/optional-without-a-value", 40, 40, frames: Bar.frames(6)) { WithoutValue() }
        Fixture("state/written-on-appearing", 40, 40, frames: Bar.frames(30)) { WrittenOnAppearing() }
        Fixture("state/written-by-a-child", 40, 40, frames: Bar.frames(28)) { WrittenByChild() }
        // Each element counts for itself: 8, 16 and 24 wide.
        Fixture(
            "state/of-its-own-for-each-element", 40, 40,
            frames: [rect(16, 5, 8, 10), rect(12, 15, 16, 10), rect(8, 25, 24, 10)]
        ) {
            VStack(spacing: 0) { ForEach([1, 2, 3], id: \.self) { Growing(steps: $0) } }
        }
        Fixture("state/in-a-custom-property", 40, 40, frames: Bar.frames(22)) { UsesTwice() }
        Fixture("state/custom-property-reads-the-environment", 40, 40, frames: Bar.frames(16)) {
            UsesScheme().environment(\.colorScheme, .dark)
        }
        Fixture("state/focus-is-nowhere", 40, 40, frames: Bar.frames(10)) { Focus() }
        Fixture("state/gesture-has-not-begun", 40, 40, frames: Bar.frames(14)) { Gesturing() }
        Fixture("state/matched-geometry-moves-nothing", 40, 40, frames: [rect(0, 15, 8, 10), rect(32, 15, 8, 10)]) {
            Matched()
        }
        Fixture("state/action-closure-is-not-run", 40, 40, frames: Bar.frames(12)) { Untapped() }
    }
}

private struct Initial: View {
    @State private var width: CGFloat = 20
    var body: some View { Bar(width: width) }
}

private struct Given: View {
    @State private var width: CGFloat
    init(_ half: CGFloat) { _width = State(initialValue: half * 2) }
    var body: some View { Bar(width: width) }
}

private struct WithoutValue: View {
    @State private var width: CGFloat?
    var body: some View { Bar(width: width ?? 6) }
}

private struct WrittenOnAppearing: View {
    @State private var width: CGFloat = 4
    var body: some View { Bar(width: width).onAppear { width = 30 } }
}

private struct WrittenByChild: View {
    @State private var width: CGFloat = 4
    var body: some View { Child(width: $width) }

    struct Child: View {
        @Binding var width: CGFloat
        var body: some View { Bar(width: width).onAppear { width = 28 } }
    }
}

private struct Growing: View {
    let steps: Int
    @State private var width: CGFloat = 0
    var body: some View { Bar(width: width).onAppear { width += CGFloat(steps) * 8 } }
}

/// Twice a state's value, worked out in `update()`.
private struct Twice: DynamicProperty {
    @State private var base: CGFloat = 11
    private(set) var value: CGFloat = 0
    mutating func update() { value = base * 2 }
}

private struct UsesTwice: View {
    private var twice = Twice()
    var body: some View { Bar(width: twice.value) }
}

@propertyWrapper
private struct SchemeWidth: DynamicProperty {
    @Environment(\.colorScheme) private var scheme
    var wrappedValue: CGFloat { scheme == .dark ? 16 : 32 }
}

private struct UsesScheme: View {
    @SchemeWidth private var width
    var body: some View { Bar(width: width) }
}

private struct Focus: View {
    enum Field { case name }
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool
    var body: some View {
        Bar(width: field == nil && !isFocused ? 10 : 30).focused($field, equals: .name).focused($isFocused)
    }
}

private struct Gesturing: View {
    @GestureState private var drag: CGFloat = 14
    var body: some View { Bar(width: drag) }
}

private struct Matched: View {
    @Namespace private var space
    var body: some View {
        HStack(spacing: 24) {
            Bar(width: 8).matchedGeometryEffect(id: "a", in: space)
            Bar(width: 8).matchedGeometryEffect(id: "a", in: space, properties: .position, isSource: false)
        }
    }
}

private struct Untapped: View {
    @State private var width: CGFloat = 12
    var body: some View {
        Button {
            width = 40
        } label: {
            Bar(width: width)
        }.buttonStyle(.plain)
    }
}
