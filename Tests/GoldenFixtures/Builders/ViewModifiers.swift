import SwiftUI

/// Modifiers of a widget's own.
extension Fixture {
    @FixtureList static var viewModifiers: [Fixture] {
        Fixture("modifiers/own", 40, 40, frames: [rect(6, 11, 28, 18), rect(10, 15, 20, 10)]) {
            Bar(width: 20).modifier(Boxed(padding: 4))
        }
        Fixture("modifiers/with-state", 40, 40, frames: [rect(4, 9, 32, 22), rect(10, 15, 20, 10)]) {
            Bar(width: 20).modifier(Appearing())
        }
        Fixture("modifiers/content-used-twice", 40, 40, frames: column(20, 20)) {
            Bar(width: 20).modifier(Doubled())
        }
        Fixture("modifiers/content-left-out", 40, 40, frames: column(12)) { Bar(width: 20).modifier(Replaced()) }
        Fixture("modifiers/condition-in-its-body", 40, 40, frames: column(20)) {
            Bar(width: 20).modifier(BoxedIf(isBoxed: false))
        }
        // The first of a pair is the inner one: 20 wide, 4 more on each side, then cut to 10.
        Fixture(
            "modifiers/concatenated", 40, 40,
            frames: [rect(6, 11, 28, 18), rect(10, 15, 20, 10), rect(15, 11, 10, 18)]
        ) {
            Bar(width: 20).modifier(Boxed(padding: 4).concat(Narrowed())).overlay { Color.red }
        }
        Fixture("modifiers/empty", 40, 40, frames: column(20)) { Bar(width: 20).modifier(EmptyModifier()) }
        Fixture(
            "modifiers/empty-by-name", 40, 40,
            frames: column(20)
        ) { Bar(width: 20).modifier(EmptyModifier.identity) }
        Fixture(
            "modifiers/of-a-stack-member-passes-priority-on", 40, 40,
            frames: [rect(0, 15, 32, 10), rect(32, 15, 8, 10)]
        ) {
            HStack(spacing: 0) {
                Color.blue.frame(height: 10).layoutPriority(1).modifier(EmptyModifier())
                Color.red.frame(minWidth: 8, maxHeight: 10)
            }
        }
        Fixture(
            "modifiers/by-an-extension-with-a-builder", 40, 40,
            frames: [rect(16, 15, 8, 10), rect(10, 25, 20, 4)]
        ) {
            Bar(width: 8).captioned { Color.red.frame(width: 20, height: 4) }
        }
        Fixture("modifiers/transform-helper", 40, 40, frames: [rect(6, 11, 28, 18), rect(10, 15, 20, 10)]) {
            Bar(width: 20).applying { $0.modifier(Boxed(padding: 4)) }
        }
    }
}

private struct Boxed: ViewModifier {
    let padding: CGFloat
    func body(content: Content) -> some View { content.padding(padding).background(.yellow) }
}

private struct BoxedIf: ViewModifier {
    let isBoxed: Bool
    func body(content: Content) -> some View {
        if isBoxed { content.padding(4) } else { content }
    }
}

private struct Appearing: ViewModifier {
    @State private var padding: CGFloat = 0
    func body(content: Content) -> some View {
        content.padding(padding).background(.yellow).onAppear { padding = 6 }
    }
}

private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
        Column {
            content; content
        }
    }
}

private struct Replaced: ViewModifier {
    func body(content: Content) -> some View { Bar(width: 12) }
}

private struct Narrowed: ViewModifier {
    func body(content: Content) -> some View { content.frame(width: 10) }
}

extension View {
    fileprivate func captioned<Caption: View>(@ViewBuilder _ caption: () -> Caption) -> some View {
        overlay(alignment: .bottom) { caption().offset(y: 4) }
    }

    @ViewBuilder
    fileprivate func applying<Result: View>(@ViewBuilder _ transform: (Self) -> Result) -> some View {
        transform(self)
    }
}
