import Geometry

// A widget presents nothing over itself.

/// What a popover points at.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
    public static let automatic = Self(), none = Self(), popover = Self(), sheet = Self(), fullScreenCover = Self()
}

/// Whether what lies behind a presentation can be touched.
public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What a swipe over a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let rawValue: Int
    public static let automatic = Self(rawValue: 0), resizes = Self(rawValue: 1), scrolls = Self(rawValue: 2)
}

/// How large a presentation is.
public protocol PresentationSizing {}
/// The size that a sheet has by default; never drawn.
public struct AutomaticPresentationSizing: PresentationSizing { init() {} }
/// The size of a page; never drawn.
public struct PagePresentationSizing: PresentationSizing { init() {} }
/// The size of a form; never drawn.
public struct FormPresentationSizing: PresentationSizing { init() {} }
/// The size of the content; never drawn.
public struct FittedPresentationSizing: PresentationSizing { init() {} }

extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: Self { .init() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { .init() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { .init() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: Self { .init() } }

nonisolated extension View {
    /// Never builds the popover: a widget presents nothing.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// Never builds the popover: a widget presents nothing.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// Never builds the inspector: a widget presents nothing.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { self }
    /// Changes nothing: a widget has no inspector.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    /// Changes nothing: a widget has no inspector.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
    /// Changes nothing: a widget is not presented by another view.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    /// Changes nothing: a widget is not presented by another view.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }
    /// Changes nothing: a widget is not a sheet.
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
    /// Changes nothing: a widget is not a sheet.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    /// Changes nothing: a widget is not a sheet.
    public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View { self }
    /// Changes nothing: a widget is not a sheet.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }
}
