import DisplayList
import Geometry

extension GraphicsContext.Filter {
    /// The filter with the colors that it has in an environment.
    func resolved(in environment: EnvironmentValues) -> Self {
        switch storage {
        case .shadow(let color, let radius, let offset, let mode, let options):
            Self(storage: .shadow(Color(color.resolve(in: environment)), radius: radius, offset: offset, mode, options))
        case .colorMultiply(let color):
            Self(storage: .colorMultiply(Color(color.resolve(in: environment))))
        case .alphaThreshold(let min, let max, let color):
            Self(storage: .alphaThreshold(min: min, max: max, Color(color.resolve(in: environment))))
        case .colorMatrix, .luminanceToAlpha, .blur, .projection, .unsupported: self
        }
    }

    /// The group with its drawing filtered; its space is the one in which lengths are meant.
    ///
    /// - Parameter bounds: what can be seen, in the canvas' space.
    func apply(to group: DisplayGroup, in bounds: CGRect) -> DisplayGroup {
        switch storage {
        case .shadow(let color, let radius, let offset, let mode, let options):
            let shadow = FilterShadow(
                color: color.displayColor, sigma: radius * ShadowGeometry.sigmaPerRadius, offset: offset,
                blendMode: mode, options: options)
            return shadow.apply(to: group, in: bounds)
        case .colorMultiply(let color):
            return group.adding(.colorMatrix(.multiply(by: color.displayColor)))
        case .colorMatrix(let matrix):
            return group.adding(.colorMatrix(matrix))
        case .luminanceToAlpha:
            return group.adding(.luminanceToAlpha)
        case .blur(let radius, let options):
            return radius > 0 ? group.adding(.blur(sigma: radius, opaque: options.contains(.opaque))) : group
        case .alphaThreshold(let min, let max, let color):
            return group.threshold(min: min, max: max, color: color.displayColor)
        case .projection(let matrix):
            return group.projected(by: matrix)
        case .unsupported:
            return group
        }
    }
}

extension Color {
    /// Of a color without a choice.
    fileprivate var displayColor: ResolvedColor { resolve(in: EnvironmentValues()).displayColor }
}

extension DisplayGroup {
    /// The group with one more effect on its layer.
    func adding(_ effect: LayerEffect) -> DisplayGroup {
        var copy = mask == nil ? self : enclosed
        copy.effects.append(effect)
        return copy
    }

    /// The group as the only content of another one of its space.
    var enclosed: DisplayGroup {
        var inner = self
        inner.transform = .identity
        return DisplayGroup([.group(inner)], transform: transform)
    }

    /// The inverse of the opacity that a threshold's edge spans, 8 levels of 255: it antialiases the edge of a blur a
    /// few points wide and keeps that of a shape as it is.
    private static let thresholdSlope: Float = 32

    func threshold(min: Double, max: Double, color: ResolvedColor) -> DisplayGroup {
        let slope = Self.thresholdSlope
        /// Half way up where the opacity is the level's.
        func step(_ slope: Float, at level: Float) -> LayerEffect {
            .colorMatrix(
                ColorMatrix(rows: [
                    [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue],
                    [0, 0, 0, slope, 0.5 - slope * level]
                ]))
        }
        // What is clear stays clear.
        var result = adding(step(slope, at: Swift.max(Float(min), 0.5 / slope)))
        if max < 1 {
            var above = adding(step(-slope, at: Float(max)))
            above.transform = .identity
            result.mask = [.group(above)]
        }
        guard color.alpha < 1 else { return result }
        return result.enclosed.adding(
            .colorMatrix(.multiply(by: ResolvedColor(red: 1, green: 1, blue: 1, alpha: color.alpha))))
    }
}

extension GraphicsContext.Filter {
    /// - Parameter matrix: from the current space, in points, to where the drawing appears.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Self {
        Self(storage: .projection(matrix))
    }
}

extension DisplayGroup {
    /// The group flattened and projected in its own space; a matrix without an inverse leaves nothing to see.
    func projected(by matrix: ProjectionTransform) -> DisplayGroup {
        var inner = self
        inner.transform = .identity
        if let affine = matrix.affine {
            return DisplayGroup([.group(inner)], transform: affine.concatenating(transform))
        }
        return DisplayGroup([.group(inner)], transform: transform, projection: matrix)
    }
}

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
