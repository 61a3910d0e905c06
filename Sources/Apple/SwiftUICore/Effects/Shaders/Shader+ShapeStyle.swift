import Findings

extension Shader: ShapeStyle {
    /// Paints nothing, which is a finding.
    public func _paint(in context: _StyleContext) -> _StylePaint {
        context.environment.assetSource.note(
            Finding(
                .shaderNotDrawn,
                "a style of the shader \(function.name) paints nothing, because only Apple's systems run Metal"))
        return .color(.clear)
    }
}
