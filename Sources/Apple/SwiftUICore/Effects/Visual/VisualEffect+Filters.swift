import Geometry

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

    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        then { $0.colorEffect(shader, isEnabled: isEnabled) }
    }

    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        then { $0.distortionEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled) }
    }

    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        then { $0.layerEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled) }
    }
}
