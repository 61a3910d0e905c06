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
