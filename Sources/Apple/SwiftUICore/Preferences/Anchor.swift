import Geometry

/// A place or an area of one view that another one can ask for in its own coordinates.
public struct Anchor<Value> {
    /// In points of the picture.
    let global: Value
    let changed: (Value, ProjectionTransform) -> Value

    /// The value in coordinates that `change` leads to from the picture's.
    func value(_ change: ProjectionTransform) -> Value { changed(global, change) }

    /// What of a view to anchor.
    public struct Source {
        /// The anchor in a view with the given frame, in a layout whose coordinates the transform takes to the
        /// picture's.
        let anchor: (CGRect, ProjectionTransform) -> Anchor<Value>
    }
}

extension Anchor where Value == CGRect {
    /// - Parameter global: in points of the picture.
    package init(global: CGRect) { self.init(global: global) { $0.applying($1) } }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.global == rhs.global }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(global) }
}

extension Anchor.Source where Value == CGRect {
    /// Of a rotated rectangle the box around it is what others see.
    private init(_ rect: @escaping (CGRect) -> CGRect) {
        anchor = { frame, transform in
            Anchor(global: rect(frame).applying(transform)) { $0.applying($1) }
        }
    }

    /// The view's whole frame.
    public static var bounds: Self { Self { $0 } }

    /// - Parameter rect: in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Self { Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) } }
}

extension Anchor.Source where Value == CGPoint {
    private init(_ point: @escaping (CGRect) -> CGPoint) {
        anchor = { frame, transform in
            Anchor(global: point(frame).applying(transform)) { $0.applying($1) }
        }
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

extension Anchor.Source {
    /// Several anchors as one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        anchor = { frame, transform in
            let anchors = array.map { $0.anchor(frame, transform) }
            return Anchor(global: anchors.map(\.global)) { values, change in
                zip(anchors, values).map { $0.changed($1, change) }
            }
        }
    }

    /// An anchor, or none.
    public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
        anchor = { frame, transform in
            let anchor = source?.anchor(frame, transform)
            return Anchor(global: anchor?.global) { value, change in
                value.flatMap { value in anchor.map { $0.changed(value, change) } }
            }
        }
    }
}
