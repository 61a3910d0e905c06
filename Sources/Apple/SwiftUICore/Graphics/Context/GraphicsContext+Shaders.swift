import Geometry

extension GraphicsContext.Filter {
    /// Shaders run on Apple's systems only: adding one is a finding, and changes nothing.
    public static func colorShader(_ shader: Shader) -> Self { Self(storage: .unsupported("a color shader")) }

    /// As `colorShader`.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
        Self(storage: .unsupported("a distortion shader"))
    }

    /// As `colorShader`.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
        Self(storage: .unsupported("a layer shader"))
    }
}

extension GraphicsContext.Shading {
    /// Shaders run on Apple's systems only: painting with one is a finding, and paints nothing.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Self {
        Self(storage: .unsupported("a shader"))
    }

    /// A mesh of colors over what is painted.
    public static func meshGradient(_ mesh: MeshGradient) -> Self { .style(mesh) }
}
