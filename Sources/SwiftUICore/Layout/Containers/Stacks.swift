import Geometry

/// Views side by side.
public struct HStack<Content: View>: View {
    package let layout: HStackLayout
    package let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Views below each other.
public struct VStack<Content: View>: View {
    package let layout: VStackLayout
    package let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Views on top of each other.
public struct ZStack<Content: View>: View {
    package let layout: ZStackLayout
    package let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// An `HStack` that makes members as they come into view; a widget shows them all.
public struct LazyHStack<Content: View>: View {
    package let layout: HStackLayout
    package let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// A `VStack` that makes members as they come into view; a widget shows them all.
public struct LazyVStack<Content: View>: View {
    package let layout: VStackLayout
    package let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Which parts of a lazy stack stay in view while it scrolls; nothing scrolls in a widget.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
