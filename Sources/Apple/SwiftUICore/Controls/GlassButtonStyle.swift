/// A border of glass around a plain label.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    public init() { glass = .regular }

    public init(_ glass: Glass) { self.glass = glass }

    public func makeBody(configuration: Configuration) -> some View {
        ButtonBorder(label: configuration.label, role: configuration.role, isProminent: false, glass: glass)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { .init() }

    public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}

/// A border of glass in the tint, its label white.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonBorder(label: configuration.label, role: configuration.role, isProminent: true, glass: .regular)
    }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { .init() }
}
