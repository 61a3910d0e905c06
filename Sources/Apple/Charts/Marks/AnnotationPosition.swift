/// The side of a mark on which its annotation lies.
public struct AnnotationPosition: Equatable, Sendable {
    enum Place {
        case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing

        var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
        var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }
        var isTop: Bool { self == .automatic || self == .top || self == .topLeading || self == .topTrailing }
        var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
    }

    let place: Place

    /// Above the mark.
    public static var automatic: Self { .init(place: .automatic) }
    /// Over the mark.
    public static var overlay: Self { .init(place: .overlay) }
    public static var top: Self { .init(place: .top) }
    public static var bottom: Self { .init(place: .bottom) }
    public static var leading: Self { .init(place: .leading) }
    public static var trailing: Self { .init(place: .trailing) }
    public static var topLeading: Self { .init(place: .topLeading) }
    public static var topTrailing: Self { .init(place: .topTrailing) }
    public static var bottomLeading: Self { .init(place: .bottomLeading) }
    public static var bottomTrailing: Self { .init(place: .bottomTrailing) }
}
