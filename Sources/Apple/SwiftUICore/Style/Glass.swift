import DisplayList
import Findings
import Geometry
import RenderModel

/// Liquid Glass, of which a picture shows a blur, a veil and the tint.
public struct Glass: Equatable, Sendable {
    enum Variant: Equatable, Sendable { case regular, clear, identity }

    let variant: Variant
    private(set) var tintColor: Color?

    public static var regular: Glass { Glass(variant: .regular) }
    public static var clear: Glass { Glass(variant: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(variant: .identity) }

    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tintColor = color
        return copy
    }

    /// Pictures are not touched.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass unless another is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
    public nonisolated init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes, which a still picture does not show.
public struct GlassEffectTransition: Sendable {
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

nonisolated extension View {
    /// Lays glass behind the view: a material, tinted; what Apple's refracts and reflects is missing.
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()) -> some View {
        background(GlassBackground(glass: glass, tint: glass.tintColor.map(AnyShapeStyle.init), shape: shape))
    }

    /// Changes nothing: a still picture shows no glass that morphs.
    public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

    /// Changes nothing: each view keeps glass of its own.
    public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }

    /// Changes nothing: a still picture shows the glass in place.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// Views whose glass merges where they are near, which pictures do not show.
public struct GlassEffectContainer<Content: View>: View {
    nonisolated(unsafe) private let content: Content

    /// - Parameter spacing: points at which glass begins to merge.
    public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}

struct GlassBackground<S: Shape>: PrimitiveView {
    let glass: Glass
    let tint: AnyShapeStyle?
    let shape: S

    static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        guard view.glass.variant != .identity else { return }
        inputs.session.report(
            Finding(
                .glassApproximated,
                "Liquid Glass is drawn as a blurred material without refraction and highlights"))
        let style = AnyShapeStyle(view.glass.variant == .clear ? Material.ultraThin : .thin)
        list.append(ShapeNode(shape: view.shape, operation: .fill(FillStyle()), style: style, inputs: inputs))
        guard let tint = view.tint else { return }
        list.append(
            ShapeNode(
                shape: view.shape, operation: .fill(FillStyle()), style: AnyShapeStyle(tint.opacity(0.8)),
                inputs: inputs))
    }
}
