/// A group with a header and a footer; outside lists it is its header, content and footer in a row.
public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// `Never`: header, content and footer join the surrounding container.
    public typealias Body = Never

    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let start = list.nodes.count
        Parent._resolve(view.header, inputs.child(0), into: &list)
        list.mark(.header, from: start)
        let contentStart = list.nodes.count
        Content._resolve(view.content, inputs.child(1), into: &list)
        list.mark(.contentStart, from: contentStart)
        let footerStart = list.nodes.count
        Footer._resolve(view.footer, inputs.child(2), into: &list)
        list.mark(.footer, from: footerStart)
    }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

/// What a view is in a section, for containers that set sections apart; nil for all but the first views.
package enum SectionPart {
    case header
    /// The first view of a section's content.
    case contentStart
    case footer

    var spansTracks: Bool { self != .contentStart }
}

extension _ViewList {
    /// Marks what was appended since `start` as a part of a section.
    mutating func mark(_ part: SectionPart, from start: Int) {
        guard start < nodes.count else { return }
        if part == .contentStart {
            nodes[start].traits.sectionPart = part
        } else {
            for node in nodes[start...] { node.traits.sectionPart = part }
        }
    }
}

/// The spellings of iOS 13, which SwiftUI deprecates and still has.
extension Section where Parent: View, Content: View, Footer: View {
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}
