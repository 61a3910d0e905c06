import Geometry

/// A change to where a view is drawn, which its layout knows nothing of; coordinates are told as they are drawn.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// From the view's own coordinates, in points from its top left corner, to those it is drawn in.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform

    /// Whether the views inside tell their coordinates as they are drawn.
    nonisolated static var _affectsLayout: Bool { get }
}

extension GeometryEffect {
    public nonisolated static var _affectsLayout: Bool { true }

    @MainActor @preconcurrency public static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        let start = list.nodes.count
        content(inputs, &list)
        var type = "\(Self.self)"
        while type.first == "_" { type.removeFirst() }
        list.wrap(from: start) { node in
            TransformNode(node, type, affectsCoordinates: Self._affectsLayout) { frame in
                var value = modifier.effectValue(size: frame.size)
                if inputs.environment.isRightToLeft {
                    let mirror = ProjectionTransform(.mirror(in: CGRect(origin: .zero, size: frame.size)))
                    value = mirror.concatenating(value).concatenating(mirror)
                }
                return value.around(frame.origin)
            }
        }
    }

    /// The effect for the eye only: coordinates inside are told as if it were not there.
    public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// A geometry effect for the eye only.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    /// `Never`: the effect changes its content's geometry and has no body.
    public typealias Body = Never
    nonisolated(unsafe) public var base: Base

    public nonisolated init(_ base: Base) { self.base = base }

    public nonisolated static var _affectsLayout: Bool { false }
    public nonisolated func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension ProjectionTransform {
    /// The same with `origin` where the transform has the point zero.
    package func around(_ origin: CGPoint) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y))
            .concatenating(self)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
    }
}
