import Findings
import Geometry

nonisolated extension View {
    /// Draws the view without the shader.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        shaded(by: shader, "colorEffect", isEnabled)
    }

    /// Draws the view without the shader.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        shaded(by: shader, "distortionEffect", isEnabled)
    }

    /// Draws the view without the shader.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        shaded(by: shader, "layerEffect", isEnabled)
    }

    private func shaded(by shader: Shader, _ modifier: String, _ isEnabled: Bool) -> some View {
        wrapNodes { content, inputs in
            if isEnabled {
                inputs.session.report(
                    Finding(
                        .shaderNotDrawn,
                        "\(modifier)(\(shader.function.name)) is left out, because only Apple's systems run Metal; "
                            + "an iPhone shows the view through it"))
            }
            return content
        }
    }
}
