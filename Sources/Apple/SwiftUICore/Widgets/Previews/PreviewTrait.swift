import Geometry

/// How the canvas shows a preview.
@MainActor
public struct PreviewTrait<T> {
    enum Change {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(any PreviewModifier)
        case assistiveAccess
    }

    let changes: [Change]

    private init(changes: [Change]) { self.changes = changes }

    init(_ change: Change) { self.init(changes: [change]) }

    /// Several traits as one.
    public init(_ traits: PreviewTrait<T>...) { self.init(changes: traits.flatMap(\.changes)) }
}

extension PreviewTrait: @unchecked Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Centered on the device's screen.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.layout(.device)) }

    /// As large as the view wants to be when it is offered the device's screen.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.layout(.sizeThatFits)) }

    /// Centered in a container of that size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(.layout(.fixed(width: width, height: height)))
    }

    public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.orientation(.portrait)) }
    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(.orientation(.portraitUpsideDown))
    }
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.orientation(.landscapeLeft)) }
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.orientation(.landscapeRight)) }

    /// The look of Assistive Access; it is not drawn.
    public static var assistiveAccess: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.assistiveAccess) }

    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(.modifier(modifier))
    }
}

/// Surroundings that several previews share, such as a model with sample data.
@MainActor
public protocol PreviewModifier {
    /// What the previews share.
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    /// Runs before the preview is drawn, which fails if it takes longer than `--timeout`.
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Does nothing: the previews share no context.
    public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
    /// `view` inside the modifier's body; `context` is what `makeSharedContext` returned.
    func applied(to view: AnyView, context: Any) -> AnyView {
        guard let context = context as? Context else { return view }
        return AnyView(body(content: PreviewModifierContent(view: view), context: context))
    }
}

/// The preview that a modifier changes.
public struct PreviewModifierContent: PrimitiveView {
    let view: AnyView

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        AnyView._resolve(view.view, inputs, into: &list)
    }
}

/// How a preview is laid out.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// How the device is held.
public struct InterfaceOrientation: CaseIterable, Equatable, Hashable, Identifiable, Sendable {
    package enum Name: String, Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    package let name: Name

    public var id: String { name.rawValue }

    public static let portrait = InterfaceOrientation(name: .portrait)
    public static let portraitUpsideDown = InterfaceOrientation(name: .portraitUpsideDown)
    public static let landscapeLeft = InterfaceOrientation(name: .landscapeLeft)
    public static let landscapeRight = InterfaceOrientation(name: .landscapeRight)

    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight
    ]

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
