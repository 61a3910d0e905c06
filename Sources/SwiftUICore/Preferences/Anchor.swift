import Geometry

/// A place or an area of one view that another one can ask for in its own coordinates.
public struct Anchor<Value> {
    /// In points of the picture.
    let global: Value
    let moved: (Value, CGVector) -> Value

    /// The value as seen from a view whose top left corner lies at `origin`.
    func value(from origin: CGPoint) -> Value { moved(global, CGVector(dx: -origin.x, dy: -origin.y)) }

    /// What of a view to anchor.
    public struct Source {
        /// The anchor in a view with the given frame.
        let anchor: (CGRect) -> Anchor<Value>
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.global == rhs.global }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(global) }
}

extension Anchor.Source where Value == CGRect {
    private init(_ rect: @escaping (CGRect) -> CGRect) {
        anchor = { Anchor(global: rect($0)) { $0.offsetBy(dx: $1.dx, dy: $1.dy) } }
    }

    /// The view's whole frame.
    public static var bounds: Self { Self { $0 } }

    /// - Parameter rect: in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Self { Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) } }
}

extension Anchor.Source where Value == CGPoint {
    private init(_ point: @escaping (CGRect) -> CGPoint) {
        anchor = { Anchor(global: point($0)) { CGPoint(x: $0.x + $1.dx, y: $0.y + $1.dy) } }
    }

    /// - Parameter point: in the view's own coordinates.
    public static func point(_ point: CGPoint) -> Self {
        Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }

    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
    }

    public static var topLeading: Self { unitPoint(.topLeading) }
    public static var top: Self { unitPoint(.top) }
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    public static var leading: Self { unitPoint(.leading) }
    public static var center: Self { unitPoint(.center) }
    public static var trailing: Self { unitPoint(.trailing) }
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public static var bottom: Self { unitPoint(.bottom) }
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// The anchor's value in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: frame(in: .global).origin) }
}
