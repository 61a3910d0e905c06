import SwiftUI

/// Every way to make a binding.
extension Fixture {
    @FixtureList static var bindings: [Fixture] {
        Fixture("bindings/constant", 40, 40, frames: Bar.frames(20)) { Bound(width: .constant(20)) }
        Fixture("bindings/own-getter", 40, 40, frames: Bar.frames(22)) {
            Bound(width: Binding(get: { 22 }, set: { _ in }))
        }
        Fixture("bindings/own-setter-is-called", 40, 40, frames: Bar.frames(30)) { Halved() }
        Fixture("bindings/to-a-member", 40, 40, frames: Bar.frames(24)) { Member() }
        Fixture("bindings/to-an-element-by-subscript", 40, 40, frames: Bar.frames(16)) { Element() }
        Fixture("bindings/from-optional", 40, 40, frames: Bar.frames(26)) { FromOptional(width: 26) }
        Fixture("bindings/from-optional-without-a-value", 40, 40, frames: Bar.frames(4)) { FromOptional() }
        Fixture("bindings/to-optional", 40, 40, frames: Bar.frames(28)) { OptionalBound(width: .init(.constant(28))) }
        Fixture("bindings/animated", 40, 40, frames: Bar.frames(18)) { Bound(width: .constant(18).animation(.easeIn)) }
        Fixture(
            "bindings/to-each-element", 40, 40, frames: [rect(15, 10, 10, 10), rect(10, 20, 20, 10)]
        ) { Elements() }
        Fixture(
            "bindings/to-each-identified-element", 40, 40, frames: [rect(14, 10, 12, 10), rect(8, 20, 24, 10)]
        ) { Items() }
        Fixture("bindings/element-written-on-appearing", 40, 40, frames: [rect(5, 10, 30, 10), rect(5, 20, 30, 10)]) {
            WritesElements()
        }
        Fixture("bindings/projected-from-a-projected-value", 40, 40, frames: Bar.frames(32)) {
            Projected(width: .constant(32))
        }
    }
}

private struct Bound: View {
    @Binding var width: CGFloat
    var body: some View { Bar(width: width) }
}

private struct OptionalBound: View {
    @Binding var width: CGFloat?
    var body: some View { Bar(width: width ?? 0) }
}

private struct Halved: View {
    @State private var half: CGFloat = 2
    var body: some View { Writer(width: Binding(get: { half * 2 }, set: { half = $0 / 2 })) }

    struct Writer: View {
        @Binding var width: CGFloat
        var body: some View { Bar(width: width).onAppear { width = 30 } }
    }
}

private struct Member: View {
    struct Model { var size = CGSize(width: 24, height: 2) }
    @State private var model = Model()
    var body: some View { Bound(width: $model.size.width) }
}

private struct Element: View {
    @State private var widths: [CGFloat] = [8, 16]
    var body: some View { Bound(width: $widths[1]) }
}

private struct FromOptional: View {
    @State var width: CGFloat?
    var body: some View {
        if let bound = Binding($width) { Bound(width: bound) } else { Bar(width: 4) }
    }
}

private struct Elements: View {
    @State private var widths: [CGFloat] = [10, 20]
    var body: some View {
        VStack(spacing: 0) { ForEach($widths, id: \.self) { $width in Bar(width: width) } }
    }
}

private struct Item: Identifiable {
    let id: Int
    var width: CGFloat
}

private struct Items: View {
    @State private var items = [Item(id: 1, width: 12), Item(id: 2, width: 24)]
    var body: some View {
        VStack(spacing: 0) { ForEach($items) { item in Bound(width: item.width) } }
    }
}

private struct WritesElements: View {
    @State private var items = [Item(id: 1, width: 12), Item(id: 2, width: 24)]
    var body: some View {
        VStack(spacing: 0) { ForEach($items) { $item in Bar(width: item.width).onAppear { item.width = 30 } } }
    }
}

private struct Projected: View {
    let bound: Binding<CGFloat>
    init(width: Binding<CGFloat>) { bound = width }
    var body: some View { Inner(width: bound) }

    struct Inner: View {
        @Binding var width: CGFloat
        init(width: Binding<CGFloat>) { _width = Binding(projectedValue: width) }
        var body: some View { Bound(width: $width) }
    }
}
