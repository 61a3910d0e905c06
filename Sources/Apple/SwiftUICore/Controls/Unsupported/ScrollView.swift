/// Content that scrolls, which a widget's does not.
public struct ScrollView<Content: View>: View {
    nonisolated(unsafe) public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public var body: some View { UnsupportedView(name: "ScrollView", extent: .all) }
}

/// Gives a scroll view's content the means to scroll to one of its views.
public struct ScrollViewReader<Content: View>: View {
    nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls nothing: a widget's content stands still.
public struct ScrollViewProxy {
    /// Does nothing.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let rawValue: Int
    public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
    public static let visible = ScrollIndicatorVisibility(rawValue: 1)
    public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
    public static let never = ScrollIndicatorVisibility(rawValue: 3)
}

/// Whether content bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let rawValue: Int
    public static let automatic = ScrollBounceBehavior(rawValue: 0)
    public static let always = ScrollBounceBehavior(rawValue: 1)
    public static let basedOnSize = ScrollBounceBehavior(rawValue: 2)
}

/// Whether scrolling puts the keyboard away; a widget has neither.
public struct ScrollDismissesKeyboardMode: Sendable {
    public static let automatic = Self(), immediately = Self(), interactively = Self(), never = Self()
}

/// Nothing scrolls in a widget.
nonisolated extension View {
    /// Changes nothing: a widget has no keyboard.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// Changes nothing: a widget's content does not scroll.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// Changes nothing: a widget's content does not scroll.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
    /// Changes nothing: a widget has no scroll indicators.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    /// Changes nothing: a widget has no content that scrolls.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    /// Changes nothing: a widget has no content that scrolls.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}
