import SwiftUI

/// Containers that see their members one by one.
extension Fixture {
    @FixtureList static var subviews: [Fixture] {
        Fixture("subviews/group-reversed", 40, 40, frames: column(24, 16, 8)) {
            Column { Group(subviews: bars()) { ForEach($0.reversed()) { $0 } } }
        }
        Fixture("subviews/group-as-it-is", 40, 40, frames: column(8, 16, 24)) {
            Column { Group(subviews: bars()) { $0 } }
        }
        Fixture(
            "subviews/group-first-and-rest", 40, 40,
            frames: [rect(0, 15, 8, 10), rect(14, 10, 16, 10), rect(10, 20, 24, 10)]
        ) {
            HStack(spacing: 2) {
                Group(subviews: bars()) { views in
                    if let first = views.first { first }
                    Column { views[1...] }
                }
            }
            .frame(width: 34).frame(width: 40, alignment: .leading)
        }
        Fixture("subviews/group-count", 40, 40, frames: column(30)) {
            Column { Group(subviews: bars()) { Bar(width: CGFloat($0.count) * 10) } }
        }
        Fixture(
            "subviews/for-each-framed", 40, 40,
            frames: [rect(1, 15, 8, 10), rect(7, 15, 16, 10), rect(13, 15, 24, 10)]
        ) {
            HStack(spacing: 0) { ForEach(subviews: bars()) { $0.frame(width: 10) } }
                .frame(width: 30).frame(width: 40, alignment: .leading)
        }
        Fixture(
            "subviews/for-each-with-separators", 40, 40,
            frames: [
                rect(16, 0, 8, 10), rect(19, 10, 2, 5), rect(12, 15, 16, 10), rect(19, 25, 2, 5), rect(8, 30, 24, 10)
            ]
        ) {
            Column {
                Group(subviews: bars()) { views in
                    ForEach(views.indices, id: \.self) { index in
                        if index > 0 { Color.red.frame(width: 2, height: 5) }
                        views[index]
                    }
                }
            }
        }
        Fixture("subviews/container-value", 40, 40, frames: column(8, 30, 24)) {
            Column {
                Highlighting {
                    Bar(width: 8); Bar(width: 16).isHighlighted(); Bar(width: 24)
                }
            }
        }
        Fixture("subviews/container-value-of-a-group", 40, 40, frames: column(30, 30, 24)) {
            Column {
                Highlighting {
                    Group {
                        Bar(width: 8); Bar(width: 16)
                    }.isHighlighted(); Bar(width: 24)
                }
            }
        }
        Fixture("subviews/environment-reaches-a-subview", 40, 40, frames: column(4, 20)) {
            Column {
                Group(
                    subviews: Group {
                        EnabledBar(); EnabledBar()
                    }
                ) { views in
                    ForEach(views) { $0.disabled($0.id == views.first?.id) }
                }
            }
        }
        Fixture("subviews/shown-twice", 40, 40, frames: column(8, 8)) {
            Column {
                Group(subviews: Bar(width: 8)) {
                    $0; $0
                }
            }
        }
        Fixture("subviews/state-is-kept", 40, 40, frames: column(26)) {
            Column { Group(subviews: Appearing()) { $0 } }
        }
        // Two sections of one and two members, and how many parts each has.
        Fixture("subviews/sections", 40, 40, frames: column(12, 21)) {
            Column {
                Group(
                    sections: Group {
                        Section {
                            Bar(width: 8)
                        } header: {
                            Bar(width: 8)
                        } footer: {
                            Bar(width: 8); Bar(width: 8)
                        }
                        Section {
                            Bar(width: 8); Bar(width: 8)
                        } header: {
                            Bar(width: 8)
                        }
                    }
                ) { sections in
                    ForEach(sections) { section in
                        Bar(
                            width: CGFloat(section.content.count * 10 + section.header.count * section.footer.count)
                                + (section.footer.isEmpty ? 1 : 0))
                    }
                }
            }
        }
        Fixture("subviews/for-each-section", 40, 40, frames: column(10, 20)) {
            Column {
                ForEach(
                    sections: Group {
                        Section { Bar(width: 8) }; Section { bars().prefixed() }
                    }
                ) { section in
                    Bar(width: CGFloat(section.content.count) * 10)
                }
            }
        }
        Fixture(
            "subviews/variadic-tree", 40, 40,
            frames: [
                rect(16, 0, 8, 10), rect(19, 10, 2, 5), rect(12, 15, 16, 10), rect(19, 25, 2, 5), rect(8, 30, 24, 10)
            ]
        ) {
            _VariadicView.Tree(Separated()) { bars() }
        }
        Fixture("subviews/variadic-multi-view", 40, 40, frames: column(8, 24)) {
            Column { _VariadicView.Tree(EverySecond()) { ForEach(1..<4) { Bar(width: CGFloat($0) * 8) } } }
        }
        Fixture("subviews/variadic-trait", 40, 40, frames: column(8, 20)) {
            Column {
                _VariadicView.Tree(ByTrait()) {
                    Bar(width: 2)._trait(WidthTrait.self, 8); Bar(width: 2)
                }
            }
        }
    }

    @ViewBuilder @MainActor private static func bars() -> some View {
        Bar(width: 8)
        Bar(width: 16)
        Bar(width: 24)
    }
}

extension View {
    fileprivate func prefixed() -> some View { Group(subviews: self) { $0.prefix(2) } }
    fileprivate func isHighlighted() -> some View { containerValue(\.isHighlighted, true) }
}

extension ContainerValues {
    @Entry fileprivate var isHighlighted: Bool = false
}

private struct Highlighting<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        ForEach(subviews: content) { view in
            if view.containerValues.isHighlighted { Bar(width: 30) } else { view }
        }
    }
}

private struct EnabledBar: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Bar(width: isEnabled ? 20 : 4) }
}

private struct Appearing: View {
    @State private var width: CGFloat = 2
    var body: some View { Bar(width: width).onAppear { width += 24 } }
}

private struct Separated: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack(spacing: 0) {
            ForEach(children) { child in
                child
                if child.id != last { Color.red.frame(width: 2, height: 5) }
            }
        }
    }
}

private struct EverySecond: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
            if child.id(as: Int.self).map({ !$0.isMultiple(of: 2) }) == true { child }
        }
    }
}

private struct WidthTrait: _ViewTraitKey { static let defaultValue: CGFloat = 20 }

private struct ByTrait: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { Bar(width: $0[WidthTrait.self]) }
    }
}
