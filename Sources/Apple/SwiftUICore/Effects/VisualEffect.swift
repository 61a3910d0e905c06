import Geometry

/// A change to how a view looks that its layout knows nothing of.
public protocol VisualEffect: Sendable, Animatable {
    /// The view with the effect.
    nonisolated func _modify(_ view: AnyView) -> AnyView
}

/// The effect that changes nothing, on which others are built.
public struct EmptyVisualEffect: VisualEffect {
    public nonisolated init() {}
    public nonisolated func _modify(_ view: AnyView) -> AnyView { view }
}

/// One effect after another.
private struct ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: @Sendable (AnyView) -> AnyView

    nonisolated func _modify(_ view: AnyView) -> AnyView { change(base._modify(view)) }
}

extension VisualEffect {
    /// The effect followed by what `change` does to a view.
    nonisolated func then<Changed: View>(_ change: @escaping @Sendable (AnyView) -> Changed) -> some VisualEffect {
        ChainedVisualEffect(base: self) { AnyView(change($0)) }
    }
}

extension VisualEffect {
    /// - Parameter scale: of both directions.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.scaleEffect(scale, anchor: anchor) }
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.scaleEffect(scale, anchor: anchor) }
    }

    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.scaleEffect(x: x, y: y, anchor: anchor) }
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.rotationEffect(angle, anchor: anchor) }
    }

    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        then {
            $0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        }
    }

    /// - Parameter offset: points.
    public func offset(_ offset: CGSize) -> some VisualEffect { then { $0.offset(offset) } }

    /// - Parameters:
    ///   - x: points.
    ///   - y: points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { then { $0.offset(x: x, y: y) } }

    /// - Parameter transform: from the view's own coordinates, in points from its top left corner.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        then { $0.projectionEffect(transform) }
    }
}

extension VisualEffect {
    /// - Parameter opacity: 0…1.
    public func opacity(_ opacity: Double) -> some VisualEffect { then { $0.opacity(opacity) } }

    /// - Parameter radius: points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then { $0.blur(radius: radius, opaque: opaque) }
    }

    /// - Parameter amount: added to every component.
    public func brightness(_ amount: Double) -> some VisualEffect { then { $0.brightness(amount) } }

    public func contrast(_ amount: Double) -> some VisualEffect { then { $0.contrast(amount) } }

    public func saturation(_ amount: Double) -> some VisualEffect { then { $0.saturation(amount) } }

    public func grayscale(_ amount: Double) -> some VisualEffect { then { $0.grayscale(amount) } }

    public func hueRotation(_ angle: Angle) -> some VisualEffect { then { $0.hueRotation(angle) } }

    /// Draws the view without the shader.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        then { $0.colorEffect(shader, isEnabled: isEnabled) }
    }

    /// Draws the view without the shader.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        then { $0.distortionEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled) }
    }

    /// Draws the view without the shader.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        then { $0.layerEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled) }
    }
}

/// Draws its content with effects that are asked for once its place is known.
final class VisualEffectNode: WrapperNode {
    private let inputs: _ViewInputs
    private let makeEffect: (GeometryProxy) -> any VisualEffect
    /// The content with its effects, once it is placed.
    private var changed: LayoutNode?

    init(_ content: LayoutNode, _ inputs: _ViewInputs, makeEffect: @escaping (GeometryProxy) -> any VisualEffect) {
        self.inputs = inputs
        self.makeEffect = makeEffect
        super.init(content)
    }

    override func placeContent() {
        let boxed = UncheckedBox((self, content))
        let proxy = GeometryProxy(
            frame: frame, scope: .current, rightToLeft: inputs.environment.isRightToLeft)
        let effect = EnvironmentValues.with(inputs.environment) { makeEffect(proxy) }
        let changed = MainActor.assumeIsolated {
            let (node, content) = boxed.value
            let view = effect._modify(AnyView(ResolvedView(node: content)))
            return UncheckedBox(ViewResolver.node(of: view, node.inputs))
        }.value
        self.changed = changed
        changed.place(at: frame.origin, proposal: placedProposal)
    }

    override func record(_ recorder: inout DisplayListRecorder) { changed?.draw(into: &recorder) }

    override var children: [LayoutNode] { [changed ?? content] }
}

/// A view that has been resolved before.
private struct ResolvedView: PrimitiveView {
    nonisolated(unsafe) let node: LayoutNode

    static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) { list.append(view.node) }
}

nonisolated extension View {
    /// Applies effects that depend on the view's place and size.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        wrapNodes { content, inputs in
            VisualEffectNode(content, inputs.child(-7)) { effect(EmptyVisualEffect(), $0) }
        }
    }
}
